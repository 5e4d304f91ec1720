// The card of a question of battle: what was rolled, who is concerned, and what the answers lead to.

import { useEffect } from "preact/hooks";
import type { ForecastMessage } from "kurgan/api/types";
import { Die } from "kurgan/table/Die";
import type { QuestionProps } from "kurgan/table/looks";
import { placeName } from "../describe";
import type { BattleView, Scene, View } from "../types";
import { question } from "./asked";
import { CounterButton } from "./CounterButton";
import "./battle.css";

/** The results as the table prints them, and what they are called in the catalogues. */
const OUTCOMES: Record<string, string> = {
  AE: "ae",
  "D/AE": "d-ae",
  X: "x",
  "-": "ne",
  D: "d",
  dw: "dw1",
  DW: "dw",
  DR: "dr",
  DE: "de",
  BR: "br",
};

export function Question(props: QuestionProps) {
  const view = props.view as View;
  return (
    <div class="ef-question">
      <Title {...props} />
      {view.step === "stand" && <Stand {...props} />}
      {view.step === "buy" && view.battle && <Price {...props} battle={view.battle} />}
      {view.step === "retreat" && view.battle && <Retreat {...props} battle={view.battle} />}
      {view.step === "advance" && <Advance {...props} />}
      {props.name !== "" && <Taken {...props} />}
    </div>
  );
}

/** What is asked, and the die that led to it. */
function Title({ scene, view, words, orders }: QuestionProps) {
  const { battle, step } = view as View;
  const about = battle?.target ?? question(view as View, orders)?.[0];
  const place = about === undefined ? "" : placeName(scene as Scene, about, words);
  return (
    <header class="ef-question-title">
      {battle?.die != null && <Die looks={battle.die} size={34} />}
      <div>
        <h3>{words.get(`question-${step}`, { place })}</h3>
        {battle?.outcome != null && <p class="note">{words.get(outcomeKey(battle.outcome, step))}</p>}
      </div>
    </header>
  );
}

/** After an exchange, or an elimination that was bought after another result, what is asked is who pays. */
export function outcomeKey(outcome: string, step: string): string {
  return outcome === "X" && step !== "removal" ? "question-paid" : `outcome-${OUTCOMES[outcome] ?? "ne"}`;
}

/** Both answers side by side: how likely each leads to what matters. */
function Stand({ forecasts, words, onForesee }: QuestionProps) {
  const answers = ["stand", "yield"];
  useEffect(() => answers.forEach(onForesee), []);
  const [stand, yields] = answers.map((each) => forecasts.get(each) ?? null);
  if (!stand || !yields) return <p class="note">{words.get("plan-asking")}</p>;
  return (
    <table class="ef-answers">
      <thead>
        <tr>
          <td />
          {answers.map((each) => (
            <th key={each} scope="col">
              {words.get(`answer-${each}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stand.summary.map(({ line, chance }, row) => (
          <tr key={row}>
            <th scope="row">{words.say({ ...line, rule: "" })}</th>
            <td class="number">{words.percent(chance)}</td>
            <td class="number">{words.percent(chanceOf(yields, row))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function chanceOf({ summary }: ForecastMessage, row: number): number {
  return summary[row]?.chance ?? 0;
}

/** What an elimination costs, and who would pay. */
function Price({ battle: { price, cheapest, payers }, ...props }: QuestionProps & { battle: BattleView }) {
  const { words } = props;
  return (
    <>
      <p>{words.get("question-price", { price, count: payers.length })}</p>
      <Row {...props} codes={cheapest} />
    </>
  );
}

/** Those who are driven back; the ways are lit on the map. */
function Retreat({ battle, ...props }: QuestionProps & { battle: BattleView }) {
  return (
    <>
      <Row {...props} codes={battle.beaten} />
      <p class="note">{props.words.get("question-retreat-how")}</p>
    </>
  );
}

/** Those who may advance: a press takes one up, and lights where it may go. */
function Advance(props: QuestionProps) {
  const view = props.view as View;
  const able = props.orders.map(({ subject }) => subject).filter((subject) => subject in view.units);
  return <Row {...props} codes={able} onEach={props.onPick} />;
}

/** What is taken and what could be. */
function Taken(props: QuestionProps) {
  const view = props.view as View;
  const codes = [...new Set([...props.taken, ...props.free])].sort();
  const figure = (code: string) => {
    if (view.step === "losses") return String(view.units[code]?.attack ?? "");
    const cost = view.battle?.exchanges.find(({ units }) => units.join() === code)?.cost;
    return cost === undefined ? undefined : String(cost);
  };
  return (
    <div class="ef-row">
      {codes.map((code) => (
        <CounterButton
          key={code}
          {...{ code, view }}
          scene={props.scene as Scene}
          words={props.words}
          figure={figure(code)}
          isPressed={props.taken.includes(code)}
          isFree={props.free.includes(code)}
          onPress={() => props.onPress(code)}
        />
      ))}
    </div>
  );
}

function Row({
  scene,
  view,
  words,
  codes,
  subject,
  onEach,
}: QuestionProps & { codes: string[]; onEach?: (code: string) => void }) {
  return (
    <div class="ef-row">
      {codes.map((code) => (
        <CounterButton
          key={code}
          {...{ code, words }}
          scene={scene as Scene}
          view={view as View}
          {...(onEach ? { isPressed: code === subject, onPress: () => onEach(code) } : {})}
        />
      ))}
    </div>
  );
}
