// Months and their weather in words.

import type { Words } from "kurgan/words/words";
import type { Scene } from "./types";

/** "November 1942", from "1942-11". */
export function monthOf(month: string, words: Words): string {
  const [year, number] = month.split("-");
  return words.get("month", { month: Number(number), year: year! });
}

/** The month that is so many turns after another. */
export function monthAfter(month: string, turns: number): string {
  const [year, number] = month.split("-").map(Number);
  const count = year! * 12 + number! - 1 + turns;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

/** The months of a scenario, turn by turn. */
export function monthsOf({ first_month, last_turn }: Scene): string[] {
  return Array.from({ length: last_turn }, (_, turn) => monthAfter(first_month, turn));
}

export function weatherWord(weather: string, words: Words): string {
  return words.get(`weather-${weather.replaceAll("_", "-")}`);
}
