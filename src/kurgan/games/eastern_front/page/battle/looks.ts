// Fighting and telling, for the table: what the game's page hangs into its looks.

import type { Looks } from "kurgan/table/looks";
import { Muster } from "../planning/Muster";
import type { View } from "../types";
import { gathering } from "./gathering";
import { question } from "./asked";
import { Question } from "./Question";

export const BATTLE = {
  gathering: (view, orders, subject, opened) => gathering(view as View, orders, subject, opened),
  Muster,
  question: (view, orders) => question(view as View, orders),
  Question,
  forgoes: new Set(["done", "decline", "halt"]),
} satisfies Partial<Looks>;
