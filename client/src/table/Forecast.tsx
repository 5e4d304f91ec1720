// Why: the values, the sums, the chances and what would follow, before anything is ordered.

import type { CaseMessage, ConsequenceMessage, ForecastMessage, MarkMessage, OutcomeMessage } from "kurgan/api/types";
import type { Looks, Tone } from "kurgan/table/looks";
import { Die } from "kurgan/table/Die";
import { Said } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";

export function Forecast({ forecast }: { forecast: ForecastMessage }) {
  const { words } = useSitting();
  const { title, cases, outcomes, note, summary } = forecast;
  return (
    <article class="card forecast">
      <h3>
        <Said line={title} />
      </h3>
      {summary.length > 0 && <Summary summary={summary} />}
      {note && (
        <p class="note">
          <Said line={note} />
        </p>
      )}
      {cases.length === 1 && <Factors case={cases[0]!} />}
      {outcomes.length > 0 && <h4>{words.get("table-may-happen")}</h4>}
      {outcomes.length > 0 && (
        <ul class="outcomes">
          {outcomes.map((outcome) => (
            <Outcome key={outcome.result.key} outcome={outcome} forecast={forecast} />
          ))}
        </ul>
      )}
      {cases.length > 1 && <Cases cases={cases} />}
    </article>
  );
}

/** What matters most, before everything else. */
function Summary({ summary }: Pick<ForecastMessage, "summary">) {
  const { words } = useSitting();
  return (
    <dl class="summary">
      {summary.map(({ line, chance }, count) => (
        <div key={count}>
          <dt>
            <Said line={line} />
          </dt>
          <dd class="number">{words.percent(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A forecast in one line: its summary, or all its results. */
export function inShort({ summary, outcomes }: ForecastMessage): ConsequenceMessage[] {
  return summary.length > 0 ? summary : outcomes.map(({ result, chance }) => ({ line: result, chance }));
}

function Factors({ case: { factors } }: { case: CaseMessage }) {
  const { words } = useSitting();
  return (
    <dl class="factors">
      {factors.map(({ label, value, is_sum, read_at }, count) => (
        <div key={count} class={is_sum ? "sum" : ""}>
          <dt>
            <Said line={label} />
          </dt>
          <dd>
            <Value value={words.figure(value)} marks={read_at} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value that was read from a table opens it there. */
function Value({ value, marks }: { value: string; marks: MarkMessage[] }) {
  const { panel, words } = useSitting();
  const first = marks[0];
  if (!first) return <>{value}</>;
  return (
    <button
      type="button"
      class="read-at"
      aria-label={words.get("table-read-at", { value, number: first.rule })}
      onClick={() => panel.readRule(first.rule, marks)}
    >
      {value} <span aria-hidden="true">▦</span>
    </button>
  );
}

/** A target nobody has identified may be one of many: those that come to the same in one row, their sums on request. */
function Cases({ cases }: { cases: CaseMessage[] }) {
  const { words } = useSitting();
  return (
    <>
      <h4>{words.get("table-may-be")}</h4>
      <div class="cases">
        {alike(cases).map(([sum, inside]) => (
          <details key={sum}>
            <summary>
              <strong class="number">{sum}</strong>
              <span>{inside.map((each) => words.say(each.who)).join(", ")}</span>
              <span class="number">{words.percent(inside.reduce((chance, each) => chance + each.chance, 0))}</span>
            </summary>
            {inside.map((each, count) => (
              <div key={count}>
                <p>{words.say(each.who)}</p>
                <Factors case={each} />
              </div>
            ))}
          </details>
        ))}
      </div>
    </>
  );
}

function alike(cases: CaseMessage[]): [string, CaseMessage[]][] {
  const found = new Map<string, CaseMessage[]>();
  for (const each of cases) {
    const sum = each.factors.findLast((factor) => factor.is_sum)?.value ?? "";
    found.set(sum, [...(found.get(sum) ?? []), each]);
  }
  return [...found];
}

function Outcome({ outcome, forecast }: { outcome: OutcomeMessage; forecast: ForecastMessage }) {
  const { looks, words } = useSitting();
  const { result, chance, dice, follows } = outcome;
  return (
    <li class={`outcome ${tone(looks, outcome, forecast)}`}>
      <div class="outcome-head">
        <span class="result">{words.say(result)}</span>
        <span class="dice" role="img" aria-label={words.get("table-dice", { dice: dice.join(", ") })}>
          {dice.map((looks) => (
            <Die key={looks} looks={looks} size={18} />
          ))}
        </span>
        <span class="number">{words.percent(chance)}</span>
      </div>
      <div class="bar" aria-hidden="true">
        <span style={{ width: `${100 * chance}%` }} />
      </div>
      {follows.length > 0 && (
        <ul class="follows">
          {follows.map((each, count) => (
            <li key={count}>
              <Said line={each.line} />
              {each.chance < chance - 1e-9 && <span class="number"> {words.percent(each.chance)}</span>}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Whom does it hurt? The one who acts is named in the title; the words say it too, the colour only helps. */
export function tone(looks: Looks, { follows }: OutcomeMessage, { title }: ForecastMessage): Tone {
  if (looks.tone) return looks.tone(follows.map(({ line }) => line));
  const actor = JSON.stringify(title.values["unit"]);
  const victims = follows.map(({ line }) => {
    const who = line.values["who"];
    return typeof who === "object" && "key" in who ? JSON.stringify(who.values["unit"]) : undefined;
  });
  if (victims.length === 0) return "nobody";
  return actor !== undefined && victims.includes(actor) ? "ours" : "theirs";
}
