// What is to be seen of the lines that were heard: events outside battles (a battle has its own stage), what was cancelled,
// how a battle came out, and who attacks, moves, loses and gains.

import type { LineMessage } from "kurgan/api/types";
import type { Happening, Trace } from "kurgan/table/looks";

const IN_BATTLE = "7.4";
const MOVES = new Set(["log-moves", "log-advances", "log-infiltrates", "log-retreats"]);

export function happenings(lines: LineMessage[]): Happening[] {
  const found: Happening[] = [];
  for (const [i, line] of lines.entries()) {
    const card = cardOf(line, lines.slice(0, i));
    const [aims, traces] = [aimsOf(line), tracesOf(line)];
    const last = found.at(-1);
    if (card) found.push(card);
    else if (aims.length > 0) found.push({ kind: "move", line, aims });
    else if (last && traces.length > 0) last.traces = [...(last.traces ?? []), ...traces];
    else if (traces.length > 0) found.push({ kind: "move", line, traces });
  }
  return found;
}

function cardOf(line: LineMessage, before: LineMessage[]): Happening | null {
  if (line.key === "log-event" && line.rule !== IN_BATTLE) return played(line);
  if (line.key === "log-cancelled") return cancelled(line);
  if (line.key === "log-battle-over") return over(line);
  return line.key === "log-hits" ? fought(line, before) : null;
}

/** Each Force that attacks, and the Location it attacks. */
function aimsOf({ key, places }: LineMessage): Trace[] {
  const [location, ...forces] = places;
  if (key !== "log-attack" || location === undefined) return [];
  return forces.map((force) => ({ kind: "attack", places: [force, location] }));
}

function tracesOf({ key, values, places }: LineMessage): Trace[] {
  if (key === "log-borne" && places.length > 1) return []; // who of them gave how much, the counters show
  if (MOVES.has(key) && places.length > 2) return [{ kind: "way", places: places.slice(-2) }];
  const text = floating(key, Number(values["rations"] ?? 1));
  if (!text) return [];
  const forces = places.filter((place) => !place.includes("/"));
  return forces.map((force) => ({
    kind: text.startsWith("+") || text === "★" ? "gain" : "loss",
    places: [force],
    text,
  }));
}

/** What floats up from a Force that has lost or gained something. */
function floating(key: string, rations: number): string | null {
  switch (key) {
    case "log-borne":
    case "log-rations-lost":
      return `−${rations}`;
    case "log-fed":
      return "+1";
    case "log-rations-gained":
      return `+${rations}`;
    case "log-eliminated":
    case "log-overwhelmed":
      return "✕";
    case "log-medal":
      return "★";
    default:
      return null;
  }
}

function played(line: LineMessage): Happening {
  const { title = "", text = "" } = line.values;
  return { kind: "card", title: said(title), text: said(text), line };
}

function cancelled(line: LineMessage): Happening {
  const { by = "" } = line.values;
  return { kind: "card", label: "bs-use-reaction", title: said(by), text: line, line };
}

/** How a battle ended: what each side gave for its hits, and who holds the place. */
function over(line: LineMessage): Happening {
  const { location = "" } = line.values;
  return { kind: "card", label: "bs-battle", title: said(location), text: line, line };
}

/** Both fates and the hits they led to; the stage may be cleared already when it is read. */
function fought(line: LineMessage, before: LineMessage[]): Happening {
  const fates = before.filter(({ key }) => key === "log-fate").slice(-2);
  const [one = "", two = ""] = fates.map(({ values }) => ({ ...NOTHING, key: "bs-result-fate", values }));
  const text = { key: "bs-result", values: { one, two, hits: line }, rule: line.rule, places: [] };
  return { kind: "card", label: "bs-battle", title: said({ key: "bs-result-title", ...NOTHING }), text, line };
}

const NOTHING = { values: {}, rule: "", places: [] };

/** A value of a line as a line of its own. */
function said(text: LineMessage["values"][string]): LineMessage {
  return { ...NOTHING, key: "bs-said", values: { text } };
}
