// Since your last turn, what came of it: cities that changed hands and units that were lost, and below it how it came to that.

import type { LineMessage } from "kurgan/api/types";
import type { Digest } from "kurgan/table/looks";
import { areas } from "./battle/areas";
import { oneLine, spanOf } from "./happenings";

const LOST = new Set(["log-lost", "log-starved", "log-excess"]);
const RESULTS = new Set([...LOST, "log-takes", "log-no-retreat", "log-siberia", "log-missed", "log-hungry"]);
const MOVES = new Set(["log-moves", "log-rail", "log-sails", "log-advances"]);
const PASSING = new Set(["log-phase", "log-attack"]); // the die of an attack tells its odds

export function digest(lines: LineMessage[]): Digest {
  const told = lines.filter(({ key }) => RESULTS.has(key));
  const results =
    told.length > 0 ? [...losses(lines), ...told.filter(isPlace), ...told.filter((each) => !isPlace(each))] : [];
  return { results, all: shortened(lines.filter(({ key }) => !PASSING.has(key))) };
}

const isPlace = ({ key }: LineMessage) => key === "log-takes";

/** How many units each side has lost. */
function losses(lines: LineMessage[]): LineMessage[] {
  const lost = lines.filter(({ key }) => LOST.has(key));
  const of = (side: string) =>
    lost.filter((line) => sideOf(line) === side).reduce((sum, line) => sum + countOf(line), 0);
  const values = { axis: of("side-axis"), soviet: of("side-soviet") };
  const places = lost.flatMap((line) => line.places);
  return lost.length > 1 ? [{ key: "digest-losses", values, rule: "", places }] : [];
}

function sideOf({ values: { side } }: LineMessage): string {
  return typeof side === "object" && "key" in side ? side.key : "";
}

function countOf({ values: { count } }: LineMessage): number {
  return typeof count === "number" ? count : 1;
}

/** Moves that follow one another, by the parts of the map in which they end. */
function shortened(lines: LineMessage[]): LineMessage[] {
  const found: LineMessage[] = [];
  for (let at = 0; at < lines.length; at++) {
    const flow = spanOf(lines, at, ({ key }) => MOVES.has(key));
    found.push(...(flow.length > 0 ? areas(flow).map(oneLine) : [lines[at]!]));
    at += Math.max(0, flow.length - 1);
  }
  return found;
}
