// What is to be seen of the lines that were heard: battles one by one with their dice, moves together by areas.

import type { LineMessage } from "kurgan/api/types";
import type { Happening, Trace } from "kurgan/table/looks";
import { areas } from "./battle/areas";

/** Lines that are told together while they follow one another. */
export const FLOWS: ReadonlySet<string> = new Set(
  "moves rail sails enters replaced advances takes".split(" ").map((each) => `log-${each}`),
);
const FATES = new Set(["log-lost", "log-retreats", "log-dispersed", "log-takes"]);

export function happenings(lines: LineMessage[]): Happening[] {
  const found: Happening[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const flow = spanOf(lines, at, isWay);
    if (flow.length > 0) {
      found.push(...areas(flow).map(together));
      at += flow.length - 1;
    } else if (line.key === "log-combat") {
      const fates = spanOf(lines, at + 1, ({ key }) => FATES.has(key));
      found.push(battle(lines[at - 1], line, fates));
      at += fates.length;
    } else found.push(...single(line, lines[at + 1]));
  }
  return found;
}

/** The lines from here on, as long as they are of a kind. */
export function spanOf(lines: LineMessage[], from: number, isMeant: (line: LineMessage) => boolean): LineMessage[] {
  const end = lines.findIndex((line, at) => at >= from && !isMeant(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function isWay({ key }: LineMessage): boolean {
  return FLOWS.has(key) && key !== "log-takes";
}

/** Units that moved in one part of the map. */
function together(lines: LineMessage[]): Happening {
  return { kind: "move", line: oneLine(lines), traces: lines.flatMap(wayOf) };
}

/** One by itself as it was told, several by their number. */
export function oneLine(lines: LineMessage[]): LineMessage {
  const places = [...new Set(lines.flatMap(({ places }) => places.slice(-1)))];
  return lines.length === 1 ? lines[0]! : { key: keyOf(lines), values: valuesOf(lines), rule: "", places };
}

function keyOf(lines: LineMessage[]): string {
  return lines.every(({ key }) => key === "log-advances") ? "told-advances" : "told-moves";
}

/** How many, and near which place: a city if one of them ends there. */
function valuesOf(lines: LineMessage[]): LineMessage["values"] {
  const ends = lines.flatMap(({ values: { end } }) => (isLine(end) ? [end] : []));
  const place = ends.find(({ key }) => key === "place-named") ?? ends[0];
  return { count: lines.length, place: place ?? "" };
}

/** Its way is drawn along the railway. */
const BY_RAIL = { isByRail: true };

function wayOf({ key, places }: LineMessage): Trace[] {
  const [first] = places;
  if (first === undefined) return [];
  if (places.length > 1) return [{ kind: "way", places, ...(key === "log-rail" ? BY_RAIL : {}) }];
  return key === "log-enters" || key === "log-replaced" ? [{ kind: "gain", places: [first], text: "+" }] : [];
}

/** Who attacked, the die, and what it did. */
function battle(before: LineMessage | undefined, line: LineMessage, fates: LineMessage[]): Happening {
  return {
    kind: "die",
    die: Number(line.values["die"] ?? 0),
    before: before?.key === "log-attack" ? [before] : [],
    line,
    details: fates,
    aims: aimsOf(line),
    traces: fates.flatMap(fate),
  };
}

/** From each hex of the attackers; the target is the last place. */
function aimsOf({ places }: LineMessage): Trace[] {
  const target = places.at(-1);
  return target === undefined ? [] : places.slice(0, -1).map((from) => ({ kind: "attack", places: [from, target] }));
}

/** What is seen of a line by itself; the attack whose die follows is told with it. */
function single(line: LineMessage, next: LineMessage | undefined): Happening[] {
  const { key, values } = line;
  if (key === "log-weather") return [{ kind: "die", die: Number(values["die"] ?? 0), line, details: [] }];
  if (key === "log-attack") return next?.key === "log-combat" ? [] : [{ kind: "move", line, aims: aimsOf(line) }];
  if (key === "log-no-retreat" || key === "log-siberia")
    return [{ kind: "card", label: "told-order", title: { ...line, key: `${key}-title`, rule: "" }, text: line, line }];
  const traces = fate(line);
  return traces.length > 0 ? [{ kind: "move", line, traces }] : [];
}

/** What became of units and places, as it is drawn. */
function fate({ key, places }: LineMessage): Trace[] {
  if (key === "log-retreats") return [{ kind: "way", places }];
  const sign = SIGNS[key];
  return sign ? places.map((place) => ({ kind: sign.kind, places: [place], text: sign.text })) : [];
}

const SIGNS: Record<string, { kind: "loss" | "gain" | "sign"; text: string }> = {
  "log-lost": { kind: "loss", text: "✕" },
  "log-starved": { kind: "loss", text: "✕" },
  "log-excess": { kind: "loss", text: "✕" },
  "log-dispersed": { kind: "sign", text: "⁂" },
  "log-hungry": { kind: "loss", text: "!" },
  "log-takes": { kind: "sign", text: "⚑" },
  "log-stands": { kind: "sign", text: "■" },
  "log-buys": { kind: "sign", text: "…" },
  "log-arrives": { kind: "gain", text: "+" },
  "log-recovers": { kind: "gain", text: "↺" },
  "log-cover": { kind: "sign", text: "✈" },
  "log-lift": { kind: "sign", text: "✈" },
};

function isLine(value: LineMessage["values"][string] | undefined): value is LineMessage {
  return typeof value === "object" && "key" in value;
}
