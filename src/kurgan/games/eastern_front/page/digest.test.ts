import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { digest } from "./digest";

const lost = (side: string, count: number) => line("log-lost", { count, side: line(`side-${side}`) }, ["2623"]);
const keys = (lines: { key: string }[]) => lines.map(({ key }) => key);

describe("since your last turn", () => {
  test("losses are counted, cities come first, and the rest follows", () => {
    const { results } = digest([
      lost("axis", 2),
      line("log-moves"),
      line("log-takes"),
      lost("soviet", 1),
      line("log-hungry"),
    ]);
    expect(keys(results)).toEqual(["digest-losses", "log-takes", "log-lost", "log-lost", "log-hungry"]);
    expect(results[0]?.values).toEqual({ axis: 2, soviet: 1 });
  });

  test("one loss is told as it was", () => {
    expect(keys(digest([lost("axis", 2)]).results)).toEqual(["log-lost"]);
  });

  test("moves are told by where they end, and what only passes is left out", () => {
    const named = (place: string) => ({ end: line("place-named", { place }) });
    const moves = [
      line("log-moves", named("Rossosh"), ["2622", "2623"]),
      line("log-rail", named("Liski"), ["0101", "2523"]),
      line("log-moves", named("Pskov"), ["0102", "0202"]),
    ];
    const { all, results } = digest([line("log-phase"), ...moves, line("log-attack"), line("log-combat"), moves[2]!]);
    expect(results).toEqual([]);
    expect(keys(all)).toEqual(["told-moves", "log-moves", "log-combat", "log-moves"]);
    expect([all[0]?.values["count"], all[0]?.places]).toEqual([2, ["2623", "2523"]]);
  });
});
