// Lines that men drew: frontiers, fortified lines, the weather line, the hexes themselves and the edge of the battle.

import { border, pathOf, relaxed, softened } from "kurgan/board/areas";
import { columnRow, corners, nameOf, POINTY_TOP, said } from "kurgan/board/hexes";
import type { Scene } from "../types";
import { centreOf, gridOf, hexesWith, signOf, SIZE } from "../sheet";
import { bent, outlines, Strokes } from "./ground";

const COUNTRIES = "UFGHRB";

/** Every frontier on land once: of each country with those that come after it. */
export function frontiers(scene: Scene): string {
  const land = (signs: string) =>
    new Set(hexesWith(scene, scene.country, signs).filter((hex) => !"~o".includes(signOf(scene, scene.terrain, hex))));
  return [...COUNTRIES]
    .map((sign, i) => {
      const others = land(COUNTRIES.slice(i + 1));
      return border(gridOf(scene), land(sign), (other) => other !== null && others.has(other));
    })
    .flat()
    .map((line) => pathOf(softened(bent(line), 2)))
    .join("");
}

/** Between the hexes beyond the weather line and the others, where there is land. */
export function weatherLine(scene: Scene): string {
  const beyond = new Set(hexesWith(scene, scene.arctic, "1"));
  const isDry = (name: string | null) => name !== null && !"~o".includes(signOf(scene, scene.terrain, name));
  return border(gridOf(scene), beyond, (other) => isDry(other) && !beyond.has(other!))
    .map((line) => pathOf(softened(relaxed(relaxed(line, 0.5), 0.5), 2)))
    .join("");
}

/** Every side of every hex once, by parts of the sheet. */
export function hexLines(scene: Scene): string[] {
  const strokes = new Strokes();
  for (let i = 0; i < scene.terrain.length; i++) {
    const name = nameAt(scene, i);
    const points = corners(POINTY_TOP, centreOf(name), SIZE);
    const [e, se, sw] = [points.slice(0, 2), points.slice(1, 3), points.slice(2, 4)];
    strokes.add(centreOf(name), `M${[...e, ...se.slice(1), ...sw.slice(1)].map(said).join("L")}`);
    if (i < scene.columns || i % scene.columns === 0)
      strokes.add(centreOf(name), `M${[3, 4, 5, 0].map((corner) => said(points[corner]!)).join("L")}`);
  }
  return strokes.paths;
}

const nameAt = ({ columns }: Scene, i: number) => nameOf(i % columns, Math.floor(i / columns));

/** What lies outside the battle. Water within its bounds belongs to it, whether anybody may go there or not. */
export function outside(scene: Scene): string {
  const field = hexesWith(scene, scene.field, "1");
  const cells = field.map(columnRow);
  const [left, right] = [Math.min, Math.max].map((most) => most(...cells.map(([column]) => column)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...cells.map(([, row]) => row)));
  const water = hexesWith(scene, scene.terrain, "~o").filter((hex) => {
    const [column, row] = columnRow(hex);
    return column >= left! && column <= right! && row >= top! && row <= bottom!;
  });
  const inside = new Set([...field, ...water]);
  const text = [...scene.field].map((_, i) => (inside.has(nameAt(scene, i)) ? "1" : "0")).join("");
  return outlines(scene, text, "0")
    .map((line) => pathOf(softened(bent(line), 2)))
    .join("");
}
