// What the game shows of itself to the table.

import type { ChoiceMessage, GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { Looks } from "kurgan/table/looks";
import { allOffers } from "kurgan/table/offers";
import type { Words } from "kurgan/words/words";
import "./faces.css";
import "./table.css";
import "./lights.css";
import "./strips.css";
import "./hands.css";
import "./battle.css";
import "./answers.css";
import "./low.css";
import "./phone.css";
import "./phone-stage.css";
import "./sheets.css";
import { advised } from "./advice";
import { aftermath } from "./aftermath";
import { Cards, cardsWith } from "./Cards";
import { Closer } from "./Closer";
import { describe } from "./describe";
import { digest } from "./digest";
import { Forces } from "./Forces";
import { gathering } from "./gathering";
import { happenings } from "./happenings";
import { Header } from "./Header";
import { LESSONS } from "./lessons";
import { MEANS } from "./Losses";
import { Picture } from "./Picture";
import { placesOf, stepFrom } from "./places";
import { actionCard, choicesOf, firefightOf, forceCard, sideOf, signed } from "./reading";
import { Tabletop } from "./Tabletop";
import { tried } from "./tried";
import type { Scene, View } from "./types";

const LOOKS: Looks = {
  Board: Tabletop,
  Header,
  Forces,
  Picture,
  Closer,
  Cards,
  countCards: (scene, asked) => cardsWith(scene as Scene, asked).length,
  overlays: [],
  lights: ["go", "attack"],
  plain: new Set([
    ..."place move reinforce feed take strike choose recover decorate".split(" "),
    ..."ration retreat eliminate".split(" "),
  ]),
  main: "done end stop pass attack play react fire give ration retreat eliminate resupply".split(" "),
  forgoes: new Set(["stop", "resupply"]),
  gathering: (view, orders, subject) => gathering(view as View, orders, subject),
  decline: "pass",
  spell: (view) => firefightIn(view as View),
  isFull: true,
  isDiceless: true,
  runs: ["location", "draws"],
  deed: (scene, seat, order, words) => deed(scene as Scene, seat, order, words),
  score: "locations",
  places: (_, view) => placesOf(view as View),
  step: (_, from, key, view) => stepFrom(view as View, from, key),
  describe: (scene, view, place, words) => describe(scene as Scene, view as View, place, words),
  subjectsAt: (view, place) => subjectsAt(view as View, place),
  placeOf: (view, subject) => placeOf(view as View, subject),
  tried: (view, subject, place) => tried(view as View, subject, place),
  isPile: (place) => /\/(discard|deck|lost|hand|uranus)$/.test(place),
  called: (scene, view, choice, words) => called(scene as Scene, view as View, choice, words),
  advised: (scene, view, offer, words) =>
    advised(scene as Scene, offer, words, called(scene as Scene, view as View, offer.choice, words)),
  asks: (scene, choice, words) => asks(scene as Scene, choice, words),
  shortcut: (view, words) => shortcut(view as View, words),
  light: (verb) => (["attack", "take", "strike"].includes(verb) ? "attack" : "go"),
  leftOver: (view, orders) => leftOver(view as View, orders),
  happenings,
  afterwards: (before, after, lines) => aftermath(before as View, after as View, lines),
  digest,
  lessons: LESSONS,
  school: { scenario: "lesson", seat: "german", next: "factory-district" },
};

export default LOOKS;

/** A Force, a card of the hand and a Location are subjects where they lie; the Force on sale lies on its pile. */
function subjectsAt(view: View, place: string): string[] {
  const top = sideOf(view, view.seat).top;
  if (place.endsWith("/pile")) return top === null ? [] : [top];
  return place.includes("/") ? [] : [place];
}

function placeOf(view: View, subject: string): string | null {
  return subject === sideOf(view, view.seat)?.top ? `${view.seat}/pile` : subject;
}

function forcesIn(scene: Scene, order: string) {
  return order.split(" ").flatMap((word) => forceCard(scene, word) ?? []);
}

/** Orders whose verb alone says too little: who attacks, what a pass means now, which set-up. */
function called(scene: Scene, view: View, { words: order }: ChoiceMessage, words: Words): string | null {
  const [verb = "", name = ""] = order.split(" ");
  if (verb === "attack") {
    const forces = forcesIn(scene, order).map((each) => each.label);
    return words.get("bs-attack-with", { forces: forces.join(" + "), count: forces.length });
  }
  const setup = scene.setups.find(({ code }) => verb === "setup" && code === name);
  if (setup) return words.text(setup.title);
  const key = `bs-${verb}-${view.step}`;
  return words.has(key) ? words.get(key) : null;
}

/** A card that is fired or paid with is not what its text says. */
function asks(scene: Scene, { words: order }: ChoiceMessage, words: Words): string | null {
  const [verb = "", face = ""] = order.split(" ");
  const card = actionCard(scene, face);
  if (!card || !words.has(`bs-asks-${verb}`)) return null;
  const number = firefightOf(face);
  const whose = number > 0 ? "own" : "enemy";
  return words.get(`bs-asks-${verb}`, { title: words.text(card.title), number: signed(number), whose });
}

/** A ration for a hit is told with all the others at the end of the battle, and letting something happen not at all. */
function deed(scene: Scene, seat: string, order: string, words: Words): string | null {
  const [verb = "", code = ""] = order.split(" ");
  const [key, force] = [`bs-did-${verb}`, forceCard(scene, code)];
  if (!words.has(key)) return null;
  return words.get(key, { who: words.get(`the-${seat}`), name: force ? words.text(force.name) : "" });
}

/** All the answers at once, for one who does not care to think about each. */
function shortcut({ step, advice }: View, words: Words) {
  if (advice.length === 0) return null;
  return { label: step === "losses" ? cheapest(advice, words) : words.get("bs-share-out"), orders: advice };
}

/** What the hits would take: so many rations, retreats and Forces. */
function cheapest(advice: string[], words: Words): string {
  const what = MEANS.flatMap((verb) => {
    const count = advice.filter((order) => order.startsWith(verb)).length;
    return count > 0 ? [words.get(`bs-cheapest-${verb}`, { count })] : [];
  });
  return words.get("bs-cheapest", { what: what.join(", ") });
}

function firefightIn({ seat, step }: View): string | null {
  return step === "firefight" ? seat : null;
}

/** What a card still gives, and attacks that could still be made, are worth a thought before they are given up. */
function leftOver(view: View, orders: GroupMessage[]): LineMessage | null {
  if (allOffers(orders).some(({ verb }) => verb === "stop")) {
    return { key: `bs-left-${view.step}`, values: { left: view.left }, rule: "8.5", places: [] };
  }
  if (view.step !== "action" || view.warning) return view.warning;
  const places = view.locations.map(({ code }) => code).filter((code) => choicesOf(orders, code, "attack").length > 0);
  if (places.length === 0) return null;
  return { key: "bs-left-over", values: { count: places.length }, rule: "6", places };
}
