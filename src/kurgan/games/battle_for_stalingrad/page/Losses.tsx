// Absorbing hits: each engaged Force says what it can give, a row of marks counts what is still owed.

import type { ChoiceMessage } from "kurgan/api/menu";
import { choicesOf, forceCard, forceView, hasFallen, onStage, type TableProps } from "./reading";
import { Piece } from "./Piece";
import type { LossView } from "./types";

/** The ways to absorb hits, the mildest first. */
export const MEANS = ["ration", "retreat", "eliminate"];

/** An engaged Force, and under it the ways it can absorb hits; one that it has not says why when it is pressed. */
export function LossPiece({ code, ...props }: TableProps & { code: string }) {
  const { orders, view } = props;
  const force = forceView(view, code);
  const isAsked = orders.length > 0 && view.losses?.side === force?.side && force && !hasFallen(force);
  return (
    <div class="bs-loss-piece">
      <Piece {...props} code={code} />
      {isAsked && (
        <div class="bs-loss-buttons">
          {MEANS.map((verb) => (
            <Mean key={verb} {...props} code={code} verb={verb} choice={choicesOf(orders, code, verb)[0]} />
          ))}
        </div>
      )}
    </div>
  );
}

type MeanProps = TableProps & { code: string; verb: string; choice: ChoiceMessage | undefined };

function Mean({ code, verb, choice, scene, words, onOrder, onTry }: MeanProps) {
  const name = words.text(forceCard(scene, code)?.name ?? { en: code, fr: code });
  const what = words.get(`bs-loss-${verb}`);
  return (
    <button
      type="button"
      class={`bs-loss bs-loss-${verb}`}
      aria-disabled={choice === undefined}
      aria-label={choice ? `${what} −${choice.cost}: ${name}` : `${what}: ${name}`}
      onClick={(event) => {
        event.stopPropagation();
        if (choice) onOrder(choice.words);
        else onTry(`${verb} ${code}`);
      }}
    >
      {what} {choice && <b>−{choice.cost}</b>}
    </button>
  );
}

export function LossCount({ losses, words }: { losses: LossView } & Pick<TableProps, "words">) {
  return (
    <div class="bs-owed">
      <p>
        <b>{words.get("bs-owed", { hits: losses.hits, first: losses.first })}</b>
        <span class="bs-owed-marks" aria-hidden="true">
          {Array.from({ length: losses.first }, (_, i) => (
            <i key={i} class={i < losses.first - losses.hits ? "bs-absorbed" : ""} />
          ))}
        </span>
      </p>
    </div>
  );
}

/** Hits outside a battle: only the Force that was struck is on the stage. */
export function Struck({ losses, ...props }: TableProps & { losses: LossView }) {
  const struck = onStage(props.view, losses.side);
  const asked = props.orders.map((group) => group.subject).filter((subject) => forceCard(props.scene, subject));
  const codes = new Set([...struck.map((each) => each.code), ...asked]);
  return (
    <section class="bs-stage bs-struck-stage" aria-label={props.words.get("bs-struck")}>
      <div class={`bs-stage-side bs-of-${losses.side}`}>
        <div class="bs-stage-forces">
          <div class="bs-stage-pieces">
            {[...codes].map((code) => (
              <LossPiece key={code} {...props} code={code} />
            ))}
          </div>
          <LossCount losses={losses} words={props.words} />
        </div>
      </div>
    </section>
  );
}
