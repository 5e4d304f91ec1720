// The plan of an attack in the panel: who could join and who does, the best plans in one press.

import { useEffect } from "preact/hooks";
import type { ForecastMessage, LineMessage } from "kurgan/api/types";
import { Danger } from "kurgan/table/Cautions";
import type { MusterProps } from "kurgan/table/looks";
import { graveIn } from "kurgan/table/qualm";
import { Said } from "kurgan/table/Said";
import type { Words } from "kurgan/words/words";
import { CounterButton } from "../battle/CounterButton";
import type { Scene, View } from "../types";
import { AIR, answerTo, inOrder, joining, PLAN, setsOf, wordsOf } from "./plan";
import "./planning.css";

export function Muster(props: MusterProps) {
  const target = props.name.startsWith(PLAN) ? props.name.slice(PLAN.length) : null;
  return target === null ? null : <Plan {...props} target={target} />;
}

function Plan({ target, ...props }: MusterProps & { target: string }) {
  const { opened, taken, words, free } = props;
  const open = answerTo(opened, target, []);
  if (!open) return null;
  const able = joining(open);
  const plan = inOrder(able, taken);
  const answer = answerTo(opened, target, plan);
  const view = props.view as View;
  const units = able.filter((each) => each !== AIR);
  return (
    <article class="card ef-plan">
      <h3>{words.get("plan-who")}</h3>
      {answer && <Unmet heading={answer.heading} />}
      <Best {...props} target={target} plan={plan} />
      <div class="ef-plan-units">
        {units.map((code) => (
          <CounterButton
            key={code}
            {...{ code, view, words }}
            scene={props.scene as Scene}
            figure={String(view.units[code]?.attack ?? "")}
            isPressed={taken.includes(code)}
            isFree={free.includes(code)}
            onPress={() => props.onPress(code)}
          />
        ))}
      </div>
      {able.includes(AIR) && (
        <button
          type="button"
          class="button ef-air"
          aria-pressed={taken.includes(AIR)}
          onClick={() => props.onPress(AIR)}
        >
          <span aria-hidden="true">✈</span> {words.get("plan-air")}
        </button>
      )}
    </article>
  );
}

/** Whom nobody would be left for. */
function Unmet({ heading }: { heading: LineMessage }) {
  if (!(Number(heading.values["left"] ?? 0) > 0)) return null;
  return (
    <p class="ef-plan-unmet">
      <Said line={{ ...heading, key: "plan-unmet", rule: "6.2" }} />
    </p>
  );
}

/** The best plans, each with its column and how likely it takes the hex. */
function Best({
  target,
  plan,
  opened,
  forecasts,
  words,
  onForesee,
  onTake,
}: MusterProps & { target: string; plan: string[] }) {
  const sets = setsOf(opened, target);
  const asked = sets.map((set) => wordsOf(target, set));
  useEffect(() => asked.forEach(onForesee), [asked.join()]);
  if (sets.length === 0) return null;
  return (
    <div class="ef-best" role="group" aria-label={words.get("plan-best")}>
      {sets.map((set, which) => (
        <button
          key={asked[which]}
          type="button"
          class="button"
          aria-pressed={set.join() === plan.join()}
          onClick={() => onTake(set)}
        >
          {graveIn(forecasts.get(asked[which]!)).length > 0 && <Danger />}{" "}
          {bestLabel(set, forecasts.get(asked[which]!) ?? null, words)}
        </button>
      ))}
    </div>
  );
}

/** "3:1 · 3 units · ✈". */
function bestLabel(set: string[], forecast: ForecastMessage | null, words: Words): string {
  const column = forecast?.cases[0]?.factors.findLast((factor) => factor.is_sum)?.value;
  const count = set.filter((each) => each !== AIR).length;
  return words.get("plan-set", { column: column ?? "…", count, air: set.includes(AIR) ? "yes" : "no" });
}
