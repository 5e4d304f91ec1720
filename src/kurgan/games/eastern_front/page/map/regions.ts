// The names of seas, lakes and countries: spaced letters where places leave room for them.

import type { Words } from "kurgan/words/words";
import { centreOf, SIZE } from "../sheet";
import type { Setting } from "./names";
import { lengthOf, lineBox, sizeOf } from "./room";

export interface Region {
  key: string;
  kind: "sea" | "lake" | "country";
  text: string;
  x: number;
  y: number;
  size: number;
}

/** In the words `map-<key>`, at the first of some hexes where there is room. */
const REGIONS: (Pick<Region, "key" | "kind"> & { at: string[] })[] = [
  { key: "black-sea", kind: "sea", at: ["1433", "1434", "1634", "1332"] },
  { key: "baltic", kind: "sea", at: ["0505", "0307", "0209", "0409"] },
  { key: "caspian", kind: "sea", at: ["3431", "3430"] },
  { key: "azov", kind: "lake", at: ["2029", "2030"] },
  { key: "gulf-of-finland", kind: "lake", at: ["1202", "1102"] },
  { key: "ladoga", kind: "lake", at: ["1501", "1500"] },
  { key: "onega", kind: "lake", at: ["1900", "1800"] },
  { key: "peipus", kind: "lake", at: ["1105"] },
  { key: "rybinsk", kind: "lake", at: ["2105", "2104"] },
  { key: "ussr", kind: "country", at: ["2612", "2713", "2511", "2920"] },
  { key: "germany", kind: "country", at: ["0214", "0213", "0315"] },
  { key: "finland", kind: "country", at: ["0900", "0800", "1000"] },
  { key: "romania", kind: "country", at: ["0631", "0531", "0728", "0629"] },
  { key: "hungary", kind: "country", at: ["0327", "0226", "0225"] },
];

const PIXELS = { sea: 15, lake: 11.5, country: 13 };
const SPACED = { sea: 0.3, lake: 0.06, country: 0.46 }; // capitals are wider
/** From how many pixels for a hex on, and up to how many. */
const SHOWN = { sea: [0, 400], lake: [34, 400], country: [16, 60] };

export function regionNames({ nearness, room }: Setting, words: Words): Region[] {
  const hex = Math.sqrt(3) * SIZE * nearness;
  return REGIONS.flatMap(({ key, kind, at }) => {
    if (hex < SHOWN[kind][0]! || hex > SHOWN[kind][1]! || !words.has(`map-${key}`)) return [];
    const [text, size] = [words.get(`map-${key}`), sizeOf(PIXELS[kind], nearness)];
    const length = lengthOf(text, size, SPACED[kind]);
    const stands = at.map(centreOf).map(({ x, y }) => ({ x, y: y + size * 0.3 }));
    const stand = stands.find((each) => room.isFree(lineBox(each, size, length)));
    if (!stand) return [];
    room.take(lineBox(stand, size, length));
    return [{ key, kind, text, ...stand, size }];
  });
}
