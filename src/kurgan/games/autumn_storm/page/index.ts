// What the game shows of itself to the table.

import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { step } from "kurgan/board/hexes";
import type { Looks } from "kurgan/table/looks";
import "./board.css";
import "./marks.css";
import "./printed.css";
import "./parts.css";
import { describe } from "./describe";
import { Ending } from "./Ending";
import { toForesee } from "./fights";
import { Forces } from "./Forces";
import { happenings } from "./happenings";
import { Header } from "./Header";
import { Battlefield } from "./Battlefield";
import { LESSONS } from "./lessons";
import { stake } from "./moments";
import { OVERLAYS } from "./overlays";
import { Picture } from "./Picture";
import { fieldOf, gridOf } from "./sheet";
import { tried } from "./tried";
import type { Scene, View } from "./types";

const LOOKS: Looks = {
  Board: Battlefield,
  Header,
  Forces,
  Ending,
  Picture,
  overlays: OVERLAYS,
  lights: ["go", "stop", "attack", "reach"],
  sideKey: "g",
  plain: new Set(),
  main: ["end"],
  ways: {
    verb: "way",
    tried: (subject, places) => `way ${subject} ${places.join(" ")}`,
    ordered: (subject, places) => `move ${subject} ${places.join(" ")}`,
  },
  parts: ["way", "via"],
  places: (scene) => readingOrder(scene as Scene),
  step(scene, from, key) {
    const to = step(gridOf(scene as Scene), from, key);
    return fieldOf(scene as Scene).has(to) ? to : from;
  },
  describe: (scene, view, place, words) => describe(scene as Scene, view as View, place, words),
  subjectsAt: (view, place) => own(view as View).flatMap(({ hex, code }) => (hex === place && code ? [code] : [])),
  placeOf: (view, subject) => own(view as View).find((unit) => unit.code === subject)?.hex ?? null,
  tried: (view, subject, place) => tried(view as View, subject, place),
  light(verb, choice) {
    if (verb === "attack") return "attack";
    if (verb === "bombard") return "reach";
    return choice.stops ? "stop" : "go";
  },
  leftOver: (view, orders) => leftOver(view as View, orders),
  happenings,
  lessons: LESSONS,
  toForesee,
  stake,
  school: { scenario: "mamayev-kurgan", seat: "axis", next: "september-1942" },
};

export default LOOKS;

function readingOrder(scene: Scene): string[] {
  const hexes = scene.hexes.filter((hex) => hex.in_field);
  return hexes.sort((one, other) => one.row - other.row || one.column - other.column).map((hex) => hex.name);
}

/** The units of the seat that looks. */
function own(view: View) {
  return view.units.filter((unit) => unit.side === view.seat);
}

/** Command points go to waste at the end of a turn, if there was an order to spend them on. */
function leftOver(view: View, orders: GroupMessage[]): LineMessage | null {
  const isAnythingToDo = orders.some((group) => group.orders.some((order) => order.verb !== "end"));
  if (!view.command || !isAnythingToDo) return null;
  return { key: "left-over", values: { command: view.command }, rule: "3.1", places: [] };
}
