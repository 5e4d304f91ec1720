// An order as a hint says it: who or which card, what, and where to; three hints are often of one verb.

import { label, type Offer } from "kurgan/table/offers";
import type { Words } from "kurgan/words/words";
import { actionCard, firefightOf, forceCard, locationCard, signed } from "./reading";
import type { Scene } from "./types";

/** `called` is what a button says of it, if its verb alone says too little. */
export function advised(scene: Scene, offer: Offer, words: Words, called: string | null): string | null {
  const [, named = ""] = offer.choice.words.split(" ");
  const who = nameOf(scene, offer.subject || named, words);
  if (who === null) return null;
  const [what, where] = [label(words, offer, called), areaIn(scene, offer.choice.place, words)];
  return where === null
    ? words.get("table-counsel-order", { who, what })
    : words.get("bs-advised-to", { who, what, where });
}

function nameOf(scene: Scene, code: string, words: Words): string | null {
  const [piece, card] = [forceCard(scene, code) ?? locationCard(scene, code), actionCard(scene, code)];
  if (piece) return words.text(piece.name);
  return card ? words.get("card", { title: words.text(card.title), number: signed(firefightOf(code)) }) : null;
}

function areaIn(scene: Scene, place: string, words: Words): string | null {
  const [, code = "", rank] = place.split("/");
  const location = rank ? locationCard(scene, code) : undefined;
  return location ? words.get(`area-${rank}`, { location: words.text(location.name) }) : null;
}
