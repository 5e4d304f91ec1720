// The plan of an attack: who joins it, with the air unit or without. Who may join and whether it may begin is the server's
// answer to the words of the plan, `attack 2824 su57 su64 air`.

import type { ChoiceMessage, GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { Trace } from "kurgan/board/Traces";
import type { Gathering } from "kurgan/table/gather";
import type { Opened } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import type { View } from "../types";

/** What stands in a plan for the air unit. */
export const AIR = "air";

/** How the name of a plan begins; its target follows. */
export const PLAN = "attack ";

const PLANNED_AT = new Set(["target", "breakthrough"]);

/** The hex that is attacked, if somebody has chosen one now. */
export function targetOf({ step }: View, subject: string | null): string | null {
  return PLANNED_AT.has(step) && subject !== null && /^\d{4}$/.test(subject) ? subject : null;
}

export function planOf(view: View, subject: string | null, opened: Opened): Gathering | null {
  const target = targetOf(view, subject);
  const open = target === null ? undefined : answerTo(opened, target, []);
  if (target === null || !open) return null;
  const able = joining(open);
  const answer = (taken: readonly string[]) => answerTo(opened, target, inOrder(able, taken));
  return {
    name: PLAN + target,
    items: new Map(able.map((each) => [each, 1])),
    at: (place) => able.filter((code) => view.units[code]?.hex === place),
    first: firstOf(open),
    opening: (taken) => wordsOf(target, inOrder(able, taken)),
    free: (taken) => new Set(answer(taken) ? joining(answer(taken)!, taken) : able),
    orders: (taken) => committed(answer(taken)),
    label: (taken, words) => missing(answer(taken), taken, words),
    called: (taken, words) => called(answer(taken), words),
    asks: (taken, _, words) => asked(answer(taken) ?? open, words),
    aims: (taken) => [...arrows(view, target, taken), ...bonds(answer(taken))],
  };
}

/** The best plans that the server offers for a target, each as those who join it. */
export function setsOf(opened: Opened, target: string): string[][] {
  const open = answerTo(opened, target, []);
  return open ? choicesOf(open, "assault").map(({ words }) => membersOf(words)) : [];
}

/** The words of a plan. */
export function wordsOf(target: string, taken: readonly string[]): string {
  return ["attack", target, ...taken].join(" ");
}

/** What the server has said of a plan, once it has. */
export function answerTo(opened: Opened, target: string, taken: readonly string[]): GroupMessage | undefined {
  return opened.get(wordsOf(target, taken))?.[0];
}

/** The same plan is always in the same words: in the order in which the server names them. */
export function inOrder(able: readonly string[], taken: readonly string[]): string[] {
  return able.filter((each) => taken.includes(each));
}

/** Those whom an answer lets join, the air unit last. */
export function joining(answer: GroupMessage, taken: readonly string[] = []): string[] {
  const named = choicesOf(answer, "join").flatMap(({ words }) => membersOf(words));
  const units = [...new Set(named)].filter((each) => each !== AIR && !taken.includes(each));
  return choicesOf(answer, "fly").length > 0 ? [...units, AIR] : units;
}

/** Those who join in the words of a plan. */
function membersOf(words: string): string[] {
  return words.split(" ").slice(2);
}

function choicesOf(answer: GroupMessage, verb: string): ChoiceMessage[] {
  return answer.orders.filter((each) => each.verb === verb).flatMap(({ choices }) => choices);
}

/** The plan that the server names first. Where there is none, the only one who could join: then it is said why it cannot
 * begin. */
function firstOf(open: GroupMessage): string[] {
  const [first] = choicesOf(open, "assault").map(({ words }) => membersOf(words));
  const [only, ...others] = joining(open).filter((each) => each !== AIR);
  return first ?? (only && others.length === 0 ? [only] : []);
}

function committed(answer: GroupMessage | undefined): string[] | null {
  const [commit] = answer ? choicesOf(answer, "commit") : [];
  return commit ? [commit.words] : null;
}

/** Why it cannot begin. */
function missing(answer: GroupMessage | undefined, taken: readonly string[], words: Words): string {
  if (taken.every((each) => each === AIR)) return words.get("plan-nobody");
  if (!answer) return words.get("plan-asking");
  return words.get(Number(answer.heading.values["left"] ?? 0) > 0 ? "plan-kept" : "plan-weak");
}

function called(answer: GroupMessage | undefined, words: Words): string | null {
  if (!answer || !committed(answer)) return null;
  return words.get("plan-commit", { column: answer.heading.values["column"] ?? "" });
}

/** "Kalach: 9 against 4, 2:1". */
function asked({ heading }: GroupMessage, words: Words): string {
  return words.get(
    heading.key === "menu-plan" ? "plan-asks" : "plan-asks-whom",
    heading.values as LineMessage["values"],
  );
}

/** From each hex whose units join. */
function arrows({ units }: View, target: string, taken: readonly string[]): Trace[] {
  const hexes = new Set(taken.flatMap((code) => units[code]?.hex ?? []));
  return [...hexes].map((hex) => ({ kind: "attack", places: [hex, target] }));
}

/** Whom one must attack because of it. */
function bonds(answer: GroupMessage | undefined): Trace[] {
  const places = answer?.heading.key === "menu-plan" ? answer.heading.places : [];
  return places.map((place) => ({ kind: "sign", places: [place], text: "!" }));
}
