// Fighting and telling, for the table: what the game's page hangs into its looks.

import type { ChoiceMessage } from "kurgan/api/menu";
import type { Looks } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import { digest } from "../digest";
import { FLOWS, happenings } from "../happenings";
import { Muster } from "../planning/Muster";
import type { View } from "../types";
import { question } from "./asked";
import { gathering } from "./gathering";
import { Question } from "./Question";

export const BATTLE = {
  gathering: (view, orders, subject, opened) => gathering(view as View, orders, subject, opened),
  Muster,
  question: (view, orders) => question(view as View, orders),
  Question,
  happenings,
  flows: FLOWS,
  digest,
  forgoes: new Set(["done", "decline", "halt"]),
} satisfies Partial<Looks>;

/** What a button says of an order in battle, where its verb alone does not tell it from others. */
export function calledInBattle({ step }: View, { words: order }: ChoiceMessage, words: Words): string | null {
  return order === "done" && words.has(`done-${step}`) ? words.get(`done-${step}`) : null;
}
