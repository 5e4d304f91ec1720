// The whole printed map worked out once for a scene: every line of one kind is one path, or a few by parts of the sheet.

import { pathOf } from "kurgan/board/areas";
import type { Scene } from "../types";
import { frame, sheetOf, wider } from "../sheet";
import { cities } from "./cities";
import { coordinates } from "./coordinates";
import { frontiers, hexLines, outside, weatherLine } from "./frontiers";
import { runs } from "./ground";
import { grass, hills, marshes, mountains } from "./heights";
import { riverPaths, rivers } from "./rivers";
import { channels, coasts, waves } from "./water";
import { spots, ways } from "./ways";

const LAKE = 13; // half the width of narrow water
const STRAIT = 9;

export type Survey = ReturnType<typeof measured>;
export type Details = ReturnType<typeof looked>;

export const survey = once(measured);
/** What is only seen by those who come nearer. */
export const details = once(looked);

/** Worked out once for each scene. */
function once<Result>(work: (scene: Scene) => Result): (scene: Scene) => Result {
  const kept = new WeakMap<Scene, { result: Result }>();
  return (scene) => {
    const found = kept.get(scene) ?? { result: work(scene) };
    kept.set(scene, found);
    return found.result;
  };
}

function measured(scene: Scene) {
  const shores = coasts(scene);
  const streams = rivers(scene, shores);
  const spotOf = spots(scene);
  return {
    spotOf,
    streams,
    coast: runs(shores),
    land: frame(wider(sheetOf(scene), 600)) + shores.map(pathOf).join(""),
    rivers: riverPaths(streams),
    lakes: channels(scene, scene.lake_sides, shores, LAKE),
    straits: channels(scene, scene.strait_sides, shores, STRAIT),
    hills: hills(scene),
    mountains: mountains(scene),
    marshes: marshes(scene),
    ways: ways(scene, spotOf),
    frontiers: frontiers(scene),
    weatherLine: weatherLine(scene),
    outside: outside(scene),
    cities: cities(scene, spotOf),
  };
}

function looked(scene: Scene) {
  return { waves: waves(scene), grass: grass(scene), hexes: hexLines(scene), coordinates: coordinates(scene) };
}
