// Fighting and telling, for the table: what the game's page hangs into its looks.

import type { ChoiceMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { Looks, Tone } from "kurgan/table/looks";
import { actionWord, type Offer } from "kurgan/table/offers";
import type { Words } from "kurgan/words/words";
import { digest } from "../digest";
import { FLOWS, happenings } from "../happenings";
import { Muster } from "../planning/Muster";
import type { Scene, View } from "../types";
import { question } from "./asked";
import { FrontThenSample, hasMoved } from "./BattleMarks";
import { gathering } from "./gathering";
import { Question } from "./Question";

export const BATTLE = {
  gathering: (view, orders, subject, opened) => gathering(view as View, orders, subject, opened),
  Muster,
  advised: (scene, _view, offer, words) => advised(scene as Scene, offer, words),
  question: (view, orders) => question(view as View, orders),
  Question,
  happenings,
  flows: FLOWS,
  digest,
  past: {
    name: "past",
    isSeen: (past, view) => hasMoved((past ?? {}) as Partial<View>, view as View),
    Sample: FrontThenSample,
  },
  tone,
  forgoes: new Set(["done", "decline", "halt"]),
} satisfies Partial<Looks>;

/** What an attack costs the attacker, what it does to the defender, or both. */
function tone(follows: LineMessage[]): Tone {
  const has = (...keys: string[]) => follows.some(({ key }) => keys.includes(key));
  const [isOurs, isTheirs] = [
    has("forecast-costs", "forecast-shaken"),
    has("forecast-destroyed", "forecast-driven", "forecast-dispersed", "forecast-advances"),
  ];
  return isOurs === isTheirs ? "nobody" : isOurs ? "ours" : "theirs";
}

/** Who joins an attack or is lost in it: of a hint, the hex that is attacked says too little. */
export function advised(scene: Scene, { verb, choice }: Offer, words: Words): string | null {
  const [, code = ""] = choice.words.split(" ");
  const name = verb === "join" || verb === "lose" ? scene.formations[code]?.name : undefined;
  return name ? words.get("table-counsel-order", { who: words.text(name), what: actionWord(words, verb) }) : null;
}

/** What a button says of an order in battle, where its verb alone does not tell it from others. */
export function calledInBattle({ step }: View, { words: order }: ChoiceMessage, words: Words): string | null {
  return order === "done" && words.has(`done-${step}`) ? words.get(`done-${step}`) : null;
}
