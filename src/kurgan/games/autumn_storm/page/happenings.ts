// What is to be seen of the lines that were heard: dice with what came of them, cards, and moves with their ways.

import type { LineMessage } from "kurgan/api/types";
import type { Happening, Trace } from "kurgan/table/looks";
import type { View } from "./types";

const OUTCOMES = new Set(["log-retreats", "log-retreats-unseen", "log-stands", "log-eliminated", "log-takes"]);
const MOVES = new Set(["log-moves", "log-enemy-moves", "log-unknown-moves"]);
const GAINS = new Set(["log-rest", "log-reserves"]);
const PRESSURE: LineMessage = { key: "card-political-pressure", values: {}, rule: "", places: [] };

export function happenings(lines: LineMessage[], view: unknown): Happening[] {
  return lines.flatMap((line, i): Happening[] => {
    const { die, card, effect } = line.values;
    if (line.key === "log-event" && isLine(card) && isLine(effect)) {
      return [{ kind: "card", title: card, text: effect, line, traces: lines.flatMap(gain) }];
    }
    if (isDie(line.key) && typeof die === "number") return [rolled(line, die, outcomes(lines.slice(i + 1)))];
    if (line.key === "log-ambushed") return [ambush(line)];
    if (line.key === "log-pressure") return [{ kind: "card", title: PRESSURE, text: line, line }];
    if (MOVES.has(line.key)) return [{ kind: "move", line, traces: [way(line, (view as View).way)] }];
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

/** Who attacks whom; the guns are off the map. */
function aim({ key, places }: LineMessage): Trace {
  return { kind: key === "log-combat" ? "attack" : "shell", places };
}

/** The way of a move, as far as it was seen. */
function way({ places }: LineMessage, seen: string[]): Trace {
  const [start, end] = places;
  const isKnown = start !== undefined && end !== undefined && seen.at(-1) === end && !seen.includes(start);
  return { kind: "way", places: isKnown ? [start, ...seen] : places };
}

/** What a unit lost, where it stood, and where it went. */
function fallen({ key, values, places }: LineMessage): Trace[] {
  const [place] = places;
  if (place === undefined) return [];
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
