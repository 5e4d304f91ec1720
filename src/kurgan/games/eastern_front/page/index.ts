// What the game shows of itself to the table.

import type { ChoiceMessage, GroupMessage } from "kurgan/api/menu";
import { step } from "kurgan/board/hexes";
import type { Looks } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import { BATTLE, calledInBattle } from "./battle/looks";
import { Battlefield } from "./Battlefield";
import { Closer } from "./Closer";
import { describe } from "./describe";
import { Ending } from "./Ending";
import { Forces } from "./Forces";
import { Header } from "./Header";
import { idle, leftOver } from "./leftover";
import { LESSONS, SCHOOL, toOpen } from "./lessons/lessons";
import { OVERLAYS } from "./overlays";
import { Picture } from "./Picture";
import { gridOf, hexesWith, isInField } from "./sheet";
import { tried } from "./tried";
import type { Scene, View } from "./types";
import { codesAt, sideAt } from "./units";

const BY_RAIL = new Set(["rail", "sail", "replace", "arrive"]);
const TOGETHER = ["move", "rail", "advance"];

const LOOKS: Looks = {
  Board: Battlefield,
  Header,
  Forces,
  Ending,
  Picture,
  Closer,
  overlays: OVERLAYS,
  lights: ["go", "stop", "rail", "attack"],
  plain: new Set(["march", "retreat"]),
  main: ["end", "done"],
  settles: BY_RAIL,
  ...BATTLE,
  hasGroups: true,
  weighed: new Set(["commit", "no-retreat"]),
  urgent: (view) => (view as View).overdue,
  isDragged: true,
  together: (group, orders) => together(group, orders),
  places: (scene) => hexesWith(scene as Scene, (scene as Scene).field, "1"),
  step(scene, from, key) {
    const board = scene as Scene;
    const to = step(gridOf(board), from, key);
    return isInField(board, to) ? to : from;
  },
  describe: (scene, view, place, words) => describe(scene as Scene, view as View, place, words),
  subjectsAt: (view, place) => subjectsAt(view as View, place),
  placeOf: (view, subject) => placeOf(view as View, subject),
  tried: (view, subject, place) => tried(view as View, subject, place),
  called: (_scene, view, choice, words, orders) => called(view as View, choice, words, orders),
  light(verb, choice) {
    if (verb === "march") return null;
    if (BY_RAIL.has(verb)) return "rail";
    if (verb === "attack" || verb === "join" || verb === "remove" || verb === "lose") return "attack";
    return choice.stops ? "stop" : "go";
  },
  leftOver: (view, orders) => leftOver(view as View, orders),
  lessons: LESSONS,
  toOpen,
  school: SCHOOL,
};

export default LOOKS;

/** The button that ends a phase says what follows, and how many could still do something. */
function called(view: View, choice: ChoiceMessage, words: Words, orders: GroupMessage[]): string | null {
  if (choice.words !== "end") return calledInBattle(view, choice, words);
  return words.get(`end-${view.phase}`, { left: idle(view, orders) });
}

/** One's own units; elsewhere the hex itself, which may be attacked. */
function subjectsAt(view: View, place: string): string[] {
  return sideAt(view, place) === view.seat ? [...codesAt(view, place)] : [place];
}

function placeOf({ units }: View, subject: string): string | null {
  const unit = units[subject];
  if (unit) return unit.hex;
  return /^\d{4}$/.test(subject) ? subject : null;
}

/** What all of them could begin alone is asked for with all their names. */
function together(group: readonly string[], orders: GroupMessage[]): string | null {
  const verbs = group.map(
    (code) => orders.find(({ subject }) => subject === code)?.orders.map(({ verb }) => verb) ?? [],
  );
  const verb = TOGETHER.find((each) => verbs.every((some) => some.includes(each)));
  return verb === undefined ? null : `${verb} ${group.join(",")}`;
}
