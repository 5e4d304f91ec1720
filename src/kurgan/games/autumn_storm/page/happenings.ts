// What is to be seen of the lines that were heard: dice with what came of them, cards, and moves with their ways.

import type { LineMessage } from "kurgan/api/types";
import type { Happening, Trace } from "kurgan/table/looks";
import type { View } from "./types";

const OUTCOMES = new Set(["log-retreats", "log-retreats-unseen", "log-stands", "log-eliminated", "log-takes"]);
const MOVES = new Set(["log-moves", "log-enemy-moves", "log-unknown-moves"]);
const COMES = new Set(["log-in-sight", "log-unknown-in-sight"]);
const GOES = new Set(["log-out-of-sight", "log-unknown-out-of-sight", "log-passes"]);
const GAINS = new Set(["log-rest", "log-reserves"]);
const PRESSURE: LineMessage = { key: "card-political-pressure", values: {}, rule: "", places: [] };

export function happenings(lines: LineMessage[], view: unknown): Happening[] {
  const { side, seat, way: seen } = view as View;
  return lines.flatMap((line, i): Happening[] => {
    const { die, card, effect } = line.values;
    if (line.key === "log-event" && isLine(card) && isLine(effect)) {
      return [{ kind: "card", title: card, text: effect, line, traces: lines.flatMap(gain) }];
    }
    if (isDie(line.key) && typeof die === "number") return [rolled(line, die, outcomes(lines.slice(i + 1)))];
    if (line.key === "log-ambushed") return [ambush(line)];
    if (line.key === "log-pressure") return [{ kind: "card", title: PRESSURE, text: line, line }];
    if (MOVES.has(line.key)) return [{ kind: "move", line, traces: [way(line, seen)] }];
    if (side !== seat && !isOutcome(lines, i)) {
      // an order of one's own shows what it shows on the board
      if (COMES.has(line.key) || GOES.has(line.key)) return [{ kind: "move", line, traces: halfSeen(line, seen) }];
      if (line.key === "log-takes") return [{ kind: "move", line, traces: taken(line) }];
    }
    if (line.key.startsWith("log-sniper")) return [{ kind: "move", line, traces: sign("loss", line, "!") }];
    return line.key === "log-rest" ? [{ kind: "move", line, traces: gain(line) }] : [];
  });
}

function rolled(line: LineMessage, die: number, details: LineMessage[]): Happening {
  const traces = [line, ...details].flatMap(fallen);
  if (line.key === "log-recovery") return { kind: "die", die, line, details };
  return { kind: "die", die, line, details, aims: [aim(line)], traces };
}

/** Whoever ran into an enemy is told so on a card of its own, with what was known of it. */
function ambush(line: LineMessage): Happening {
  const said = (key: string): LineMessage => ({ ...line, key });
  return { kind: "card", label: "ambush-label", title: said("ambush-title"), text: said("ambush-text"), line };
}

function isDie(key: string): boolean {
  return key === "log-combat" || key === "log-recovery" || key.startsWith("log-shelled-");
}

function isLine(value: LineMessage["values"][string] | undefined): value is LineMessage {
  return typeof value === "object" && "key" in value;
}

/** The lines that follow a die and tell what it did, up to the next thing that happened. */
function outcomes(lines: LineMessage[]): LineMessage[] {
  const end = lines.findIndex(({ key }) => !OUTCOMES.has(key));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Has the die that was cast before told of it on its card? */
function isOutcome(lines: LineMessage[], place: number): boolean {
  const before = lines.slice(0, place).findLast(({ key }) => !OUTCOMES.has(key));
  return OUTCOMES.has(lines[place]!.key) && before !== undefined && isDie(before.key);
}

/** Who attacks whom; the guns are off the map. */
function aim({ key, places }: LineMessage): Trace {
  return { kind: key === "log-combat" ? "attack" : "burst", places };
}

/** The way of a move, as far as it was seen. */
function way({ places }: LineMessage, seen: string[]): Trace {
  const [start, end] = places;
  if (start === undefined || end === undefined || seen.at(-1) !== end) return { kind: "way", places };
  return { kind: "way", places: seen.includes(start) ? seen.slice(seen.indexOf(start)) : [start, ...seen] };
}

/** The part of a way that was seen, of one who came into sight or went out of it; one step has none. */
function halfSeen(line: LineMessage, seen: string[]): Trace[] {
  if (line.places.length > 1) return [way(line, seen)];
  return GOES.has(line.key) ? sign("sign", line, "…") : [];
}

/** A flag changes hands. */
function taken(line: LineMessage): Trace[] {
  return sign("sign", line, "⚑");
}

function sign(kind: "loss" | "sign", { places: [place] }: LineMessage, text: string): Trace[] {
  return place === undefined ? [] : [{ kind, places: [place], text }];
}

/** What a unit lost, where it stood, and where it went. */
function fallen(line: LineMessage): Trace[] {
  const { key, values, places } = line;
  const [place] = places;
  if (place === undefined) return [];
  if (key === "log-takes") return taken(line);
  if (key === "log-eliminated" || key === "log-shelled-eliminated")
    return [{ kind: "loss", places: [place], text: "✕" }];
  const lost = key === "log-shelled-loss" ? 1 : Number(values["lost"] ?? 0);
  const loss: Trace[] = lost > 0 ? [{ kind: "loss", places: [place], text: `−${lost}` }] : [];
  return key === "log-retreats" ? [{ kind: "way", places }, ...loss] : loss;
}

function gain({ key, values, places }: LineMessage): Trace[] {
  const [place] = places;
  if (!GAINS.has(key) || place === undefined) return [];
  const gained = Number(values["gained"] ?? 1);
  return gained > 0 ? [{ kind: "gain", places: [place], text: `+${gained}` }] : [];
}
