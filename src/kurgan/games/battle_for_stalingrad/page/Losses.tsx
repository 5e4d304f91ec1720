// Absorbing hits: each engaged Force says what it can give, a row of marks counts what is still owed.

import { choicesOf, engaged, forceCard, type TableProps } from "./reading";
import { Piece } from "./Piece";
import type { LossView } from "./types";

/** The ways to absorb hits, the mildest first. */
export const MEANS = ["ration", "retreat", "eliminate"];

/** An engaged Force, and under it the ways it can absorb hits. */
export function LossPiece({ code, ...props }: TableProps & { code: string }) {
  const { orders, words, onOrder } = props;
  const name = words.text(forceCard(props.scene, code)?.name ?? { en: code, fr: code });
  return (
    <div class="bs-loss-piece">
      <Piece {...props} code={code} />
      <div class="bs-loss-buttons">
        {MEANS.flatMap((verb) =>
          choicesOf(orders, code, verb).map((choice) => (
            <button
              key={verb}
              type="button"
              class={`bs-loss bs-loss-${verb}`}
              aria-label={`${words.get(`bs-loss-${verb}`)} −${choice.cost}: ${name}`}
              onClick={(event) => {
                event.stopPropagation();
                onOrder(choice.words);
              }}
            >
              {words.get(`bs-loss-${verb}`)} <b>−{choice.cost}</b>
            </button>
          )),
        )}
      </div>
    </div>
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
  const struck = engaged(props.view, losses.side);
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
