// A place of the table in words, for those who hear the page.

import type { Words } from "kurgan/words/words";
import {
  actionCard,
  countOf,
  firefightOf,
  forceCard,
  forcesAt,
  forceView,
  locationCard,
  sideOf,
  signed,
} from "./reading";
import type { Scene, View } from "./types";

export function describe(scene: Scene, view: View, place: string, words: Words): string {
  if (forceCard(scene, place)) return forceLine(scene, view, place, words);
  if (locationCard(scene, place)) return locationLine(scene, view, place, words);
  if (actionCard(scene, place)) return cardLine(scene, view, place, words);
  const [side = "", where = "", rank] = place.split("/");
  if (rank && locationCard(scene, where)) return areaLine(scene, view, place, words);
  return pileLine(scene, view, side, where, words);
}

function forceLine(scene: Scene, view: View, code: string, words: Words): string {
  const card = forceCard(scene, code);
  if (!card) return code;
  const force = forceView(view, code);
  return words.get("bs-force-line", {
    name: words.text(card.name),
    side: words.get(`side-${card.side}`),
    combat: card.combat,
    value: card.value,
    rations: force?.rations ?? card.rations,
    medals: force?.medals ?? 0,
    text: words.text(card.text),
  });
}

function locationLine(scene: Scene, view: View, code: string, words: Words): string {
  const card = locationCard(scene, code)!;
  const location = view.locations.find((each) => each.code === code);
  if (!location) return words.text(card.name);
  const { controller, is_contested: isContested } = location;
  const holder = words.get(`bs-flag-${controller ?? (isContested ? "contested" : "nobody")}`);
  const rubble = location.is_destroyed
    ? words.get("bs-destroyed")
    : words.get("bs-chart", { rubble: location.rubble, last: card.destroyed_at, rations: location.rations });
  const note = location.has_note ? words.text(card.text) : words.get("bs-note-off");
  return [words.text(card.name), holder, rubble, note].join(". ");
}

function cardLine(scene: Scene, view: View, face: string, words: Words): string {
  const card = actionCard(scene, face)!;
  const count = view.hand.find((each) => each.face === face)?.count ?? 1;
  const firefight = signed(firefightOf(face));
  return words.get("bs-card-line", { title: words.text(card.title), firefight, count, text: words.text(card.text) });
}

function areaLine(scene: Scene, view: View, place: string, words: Words): string {
  const [side = "", location = "", rank = ""] = place.split("/");
  const name = locationCard(scene, location)?.name ?? { en: location, fr: location };
  const forces = forcesAt(view, place).map((each) => words.text(forceCard(scene, each.code)!.name));
  return words.get("bs-area-line", {
    area: words.get(`bs-${rank}`),
    side: words.get(`side-${side}`),
    location: words.text(name),
    count: forces.length,
    forces: forces.join(", "),
  });
}

function pileLine(scene: Scene, view: View, name: string, where: string, words: Words): string {
  const side = sideOf(view, name);
  const top = side?.top ? forceCard(scene, side.top) : undefined;
  const counts: Record<string, number | undefined> = {
    pile: side?.pile,
    lost: forcesAt(view, `${name}/lost`).length,
    hand: side?.hand,
    uranus: side?.launched.length,
    discard: side && countOf(side.discard),
    deck: side?.deck,
  };
  return words.get("bs-pile-line", {
    side: words.get(`side-${name}`),
    pile: where,
    count: counts[where] ?? 0,
    top: top ? words.text(top.name) : "",
    price: side?.price ?? 0,
    needed: view.uranus_needed,
  });
}
