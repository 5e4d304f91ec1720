// Hills hachured down their slopes, mountains drawn peak by peak, marshes with their reeds and trees.

import { pathOf, type Line } from "kurgan/board/areas";
import { neighbours, said, type Point } from "kurgan/board/hexes";
import { chance, relief, sway, type Chance } from "kurgan/board/ink";
import type { Scene } from "../types";
import { centreOf, gridOf, hexesWith } from "../sheet";
import { inset, natural, outlines, Strokes } from "./ground";
import { isWater } from "./water";

export interface Heights {
  foot: string;
  top: string;
  strokes: string[];
}

const STEP = 5; // from hachure to hachure
const SLOPE = 15; // from the foot of a height to its top

export function hills(scene: Scene): Heights {
  const feet = outlines(scene, scene.terrain, "^").map((line) => natural(line, 15));
  const tops = feet.map((line) => inset(line, SLOPE));
  const strokes = new Strokes();
  for (const line of tops) hachures(line, strokes);
  for (const hex of hexesWith(scene, scene.terrain, "^")) knolls(centreOf(hex), strokes);
  return { foot: feet.map(pathOf).join(""), top: tops.map(pathOf).join(""), strokes: strokes.paths };
}

/** Short strokes down the slopes, longer where they lie in the shade: the light comes from the north-west. */
function hachures({ points }: Line, strokes: Strokes): void {
  const random = chance(`slope ${said(points[0]!)}`);
  let left = 0;
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length]!;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const [right, down] = [(to.x - from.x) / long, (to.y - from.y) / long];
    const shade = (down - right) / 1.42; // outwards is (down, -right)
    for (; left < long; left += STEP * (1 + 0.5 * random() - 0.35 * shade)) {
      const at = {
        x: from.x + right * left + down * sway(random, 3),
        y: from.y + down * left - right * sway(random, 3),
      };
      const deep = 7 + 4 * shade + random() * 5;
      strokes.add(
        at,
        `M${said(at)}l${(down * deep + sway(random, 1.5)).toFixed(1)} ${(-right * deep + sway(random, 1.5)).toFixed(1)}`,
      );
    }
    left -= long;
  });
}

/** Where the crests of a hex stand. */
const KNOLLS = [
  [-22, -14],
  [20, 4],
  [-10, 26],
] as const;

/** The crests of rolling country: a bow with strokes down its far side. */
function knolls(centre: Point, strokes: Strokes): void {
  const random = chance(`knoll ${said(centre)}`);
  for (const [right, down] of KNOLLS) {
    const at = { x: centre.x + right + sway(random, 8), y: centre.y + down + sway(random, 6) };
    const wide = 11 + random() * 6;
    let path = `M${said({ x: at.x - wide, y: at.y })}q${wide.toFixed(1)}-${(wide * 0.75).toFixed(1)} ${(2 * wide).toFixed(1)} 0`;
    for (let share = 0.35; share < 1; share += 0.16) {
      const bow = 1.5 * share * (1 - share) * wide;
      path += `M${said({ x: at.x - wide + 2 * wide * share, y: at.y - bow })}l2.500 ${(3 + share * 4).toFixed(1)}`;
    }
    strokes.add(at, path);
  }
}

export interface Mountains {
  foot: string;
  top: string;
  lit: string[];
  shade: string[];
}

/** Where the peaks of a hex stand, the farther first. */
const PEAKS = [
  [14, -30],
  [-26, -22],
  [-4, -4],
  [34, -2],
  [-34, 14],
  [10, 26],
  [-14, 44],
] as const;

/** Peaks in rows, each with its shaded flank. */
export function mountains(scene: Scene): Mountains {
  const feet = outlines(scene, scene.terrain, "M").map((line) => natural(line, 16));
  const [lit, shade] = [new Strokes(), new Strokes()];
  for (const hex of hexesWith(scene, scene.terrain, "M")) {
    const [centre, random] = [centreOf(hex), chance(`range ${hex}`)];
    for (const [right, down] of PEAKS) {
      const at = { x: centre.x + right + sway(random, 7), y: centre.y + down + sway(random, 5) + 8 };
      peak(at, 11 + random() * 12, random, lit, shade);
    }
  }
  const tops = feet.map((line) => pathOf(inset(line, SLOPE)));
  return { foot: feet.map(pathOf).join(""), top: tops.join(""), lit: lit.paths, shade: shade.paths };
}

function peak(at: Point, tall: number, random: Chance, lit: Strokes, shade: Strokes): void {
  const [west, east, fold] = [tall * (0.75 + random() * 0.2), tall * (0.8 + random() * 0.25), sway(random, 2)];
  const top = { x: at.x + fold, y: at.y - tall };
  const foot = { x: at.x + east, y: at.y + sway(random, 2) };
  const ridge = { x: at.x + fold + tall * 0.12, y: at.y - tall * 0.42 };
  const heel = { x: at.x + tall * 0.05, y: at.y + 1 };
  lit.add(
    at,
    `M${said({ x: at.x - west, y: at.y })}Q${said({ x: at.x - west * 0.35, y: at.y - tall * 0.55 })} ${said(top)}L${said(foot)}`,
  );
  shade.add(at, `M${said(top)}L${said(ridge)}L${said(heel)}L${said(foot)}Z`);
}

export interface Marsh {
  ground: string;
  strokes: string[];
  trees: string[];
}

/** Flat water in dashes, tufts of reed, and here and there a tree. */
export function marshes(scene: Scene): Marsh {
  const ground = outlines(scene, scene.terrain, "%").map((line) => pathOf(natural(line, 13)));
  const [strokes, trees] = [new Strokes(), new Strokes()];
  for (const hex of hexesWith(scene, scene.terrain, "%")) {
    const [centre, random] = [centreOf(hex), chance(`marsh ${hex}`)];
    for (let down = -46; down <= 46; down += 11) {
      const half = 46 - Math.max(0, Math.abs(down) - 24) * 1.4;
      for (let right = -half + random() * 14; right < half - 8; right += 17 + random() * 12) {
        const at = { x: centre.x + right, y: centre.y + down + sway(random, 2) };
        const what = random();
        if (what < 0.3) trees.add(at, fir(at, 8 + random() * 4));
        else strokes.add(at, what < 0.6 ? tuft(at) : `M${said(at)}h${(8 + random() * 9).toFixed(0)}`);
      }
    }
  }
  return { ground: ground.join(""), strokes: strokes.paths, trees: trees.paths };
}

const tuft = (at: Point) => `M${said(at)}h10m-5 0v-7m-3 7l-2.500-5m8.500 5l2.500-5`;

function fir(at: Point, tall: number): string {
  const [wide, high] = [(tall * 0.36).toFixed(1), (tall * 0.85).toFixed(1)];
  return `M${said(at)}l-${wide} 0l${wide}-${high}l${wide} ${high}zv${(tall * 0.2).toFixed(1)}`;
}

/** Grass on open ground, thick and thin as the landscape wills. */
export function grass(scene: Scene): string[] {
  const strokes = new Strokes();
  for (const hex of hexesWith(scene, scene.terrain, ".")) {
    if (neighbours(gridOf(scene), hex).some((name) => isWater(scene, name))) continue; // some of it is drawn as water
    const [centre, random] = [centreOf(hex), chance(`grass ${hex}`)];
    for (let stroke = 0; stroke < 7; stroke++) {
      const at = { x: centre.x + sway(random, 46), y: centre.y + sway(random, 40) };
      if (relief(at.x / 130, at.y / 130) < 0.4) continue;
      strokes.add(at, `M${at.x.toFixed(0)} ${at.y.toFixed(0)}l-1.500-4m3 4v-5`);
    }
  }
  return strokes.paths;
}
