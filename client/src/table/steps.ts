// What a seat was shown, one thing after the other: each step is a picture of the board and what led to it.

import type { Position } from "kurgan/api/menu";
import type { LineMessage, Recap } from "kurgan/api/types";
import type { Happening, Looks, Trace } from "kurgan/table/looks";

/** A position and what was heard with it. */
export interface Act {
  position: Position;
  lines: LineMessage[];
}

export interface Step {
  /** The board while the die rolls. */
  before: Position;
  /** The board afterwards. */
  position: Position;
  happening: Happening | null;
  /** The same attacker has attacked the same target with the same result so often in a row. */
  count: number;
  /** Did the one who looks do it? */
  isOwn: boolean;
}

const TURN_ENDS = "log-end";

export const isTurnEnd = (line: LineMessage) => line.key === TURN_ENDS;

export function isEndOf(seat: string, line: LineMessage): boolean {
  const side = line.values["side"];
  return isTurnEnd(line) && typeof side === "object" && "key" in side && side.key === `side-${seat}`;
}

/** What was heard after the seat's own turn had ended, or everything if it did not. */
export function sinceEnd(seat: string, lines: LineMessage[]): LineMessage[] {
  return lines.slice(lines.findLastIndex((line) => isEndOf(seat, line)) + 1);
}

/** An act as steps: one for each thing that happened, or a single one that nobody has to look at. */
export function stepsOf(looks: Looks, before: Position, act: Act, earlier: Step[]): Step[] {
  const { position } = act;
  const hasEnded = act.lines.some((line) => isEndOf(position.seat, line));
  const isOwn = before.to_move === position.seat && !hasEnded; // what follows the end of a turn is others'
  const picture = pictureOf(looks, before, act);
  const steps: Step[] = [];
  for (const happening of seenIn(looks, sinceEnd(position.seat, act.lines), position)) {
    const last = [...earlier, ...steps].findLast((step) => step.happening);
    const count = last && isSame(last.happening, happening) ? last.count + 1 : 1;
    steps.push({ before: steps.length === 0 ? before : picture, position: picture, happening, count, isOwn });
  }
  if (steps.length > 0 && picture === position) return steps;
  const last = steps.length > 0 ? picture : before;
  return [...steps, { before: last, position, happening: null, count: 1, isOwn }];
}

/** Is an act told together with those like it that follow it? */
export function isFlowing({ flows }: Looks, { lines }: Act): boolean {
  return flows !== undefined && lines.length > 0 && lines.every(({ key }) => flows.has(key));
}

/** Two acts as one: what both tell, on the way to where the second leads. */
export function joined(one: Act, other: Act): Act {
  return { position: other.position, lines: [...one.lines, ...other.lines] };
}

/** What is on the board while it is told: the position, or a last look at what it has cleared, which orders nothing. */
function pictureOf({ afterwards }: Looks, before: Position, { position, lines }: Act): Position {
  const view = afterwards?.(before.view, position.view, lines) ?? null;
  if (view === null) return position;
  return { ...position, at: position.at - 0.5, view, orders: [], can_undo: false, result: null };
}

/** What is to be seen in some lines: where the game has nothing to show of them, the first is worth a glance. */
function seenIn(looks: Looks, lines: LineMessage[], { view }: Position): Happening[] {
  const happenings = looks.happenings(lines, view);
  const [line] = lines;
  return happenings.length > 0 || !line ? happenings : [{ kind: "move", line }];
}

/** Is it the same thing once more: the same ones, with the same result, whatever the die? Where they stand tells nothing. */
function isSame(one: Happening | null, other: Happening): boolean {
  const said = ({ line: { key, values } }: Happening) => JSON.stringify([key, { ...values, die: 0 }]);
  return one !== null && other.line.places.length > 0 && said(one) === said(other);
}

/** A recap as steps, and the position they begin with. */
export function remembered(looks: Looks, recap: Recap, seat: string): { first: Position | null; steps: Step[] } {
  const [first, ...acts] = actsOf(recap, seat);
  let steps: Step[] = [];
  let before = first?.position;
  for (const act of flowing(looks, acts)) {
    steps = [...steps, ...stepsOf(looks, before ?? act.position, act, steps)];
    before = act.position;
  }
  return { first: first?.position ?? null, steps };
}

/** Acts that follow one another and are told together, as one. */
function flowing(looks: Looks, acts: Act[]): Act[] {
  return acts.reduce<Act[]>((found, act) => {
    const last = found.at(-1);
    if (!last || !isFlowing(looks, last) || !isFlowing(looks, act)) return [...found, act];
    return [...found.slice(0, -1), joined(last, act)];
  }, []);
}

/** The acts that a recap tells of, after the position it begins with. Only the last may be the present one. */
function actsOf({ at, shown }: Recap, seat: string): Act[] {
  return shown.map(({ to_move, view, heard }, place) => ({
    lines: heard,
    position: {
      kind: "position",
      seat,
      at: place === shown.length - 1 ? at : place - shown.length,
      to_move,
      prompt: { key: "table-again", values: {}, rule: "", places: [] },
      view,
      orders: [],
      can_undo: false,
      heard_from: 0,
      heard: [],
      result: null,
      is_open: false,
    },
  }));
}

/** What is to be read of it: on its card, or of a move in the prompt. */
export function wordsOf(happening: Happening): LineMessage[] {
  if (happening.kind === "move") return [happening.line];
  if (happening.kind === "card") return [happening.title, happening.text];
  return [...(happening.before ?? []), happening.line, ...happening.details];
}

const OLDEST_TRAIL = 2; // steps after which a way is no more to be seen

/** What a step draws on the board, and the ways of those before it; whoever moves himself knows his way. */
export function tracesAt(steps: Step[], at: number, isRolling: boolean): (Trace & { age: number })[] {
  return steps.slice(Math.max(0, at - OLDEST_TRAIL), at + 1).flatMap(({ happening, isOwn }, place, all) => {
    const age = all.length - 1 - place;
    if (!happening || (isOwn && happening.kind === "move")) return [];
    const { aims = [], traces: done = [] } = happening;
    const now = [...aims, ...(isRolling ? [] : done)];
    const traces = age === 0 ? now : done.filter(({ kind }) => kind === "way");
    return traces.map((trace) => ({ ...trace, age }));
  });
}

/** Everything on the board that a step speaks of. */
export function placesOf({ line, ...happening }: Happening): string[] {
  const details = happening.kind === "die" ? happening.details : [];
  const drawn = [...(happening.aims ?? []), ...(happening.traces ?? [])];
  return [...new Set([line, ...details, ...drawn].flatMap(({ places }) => places))];
}
