// The city after the bombers: streets are still there, houses are shells, and much is rubble.

import { pathOf } from "kurgan/board/areas";
import { chance, relief, sway, type Chance } from "kurgan/board/ink";
import type { Point } from "kurgan/board/hexes";
import { SHEET } from "./sheet";

export interface Ruins {
  floors: string;
  shadows: string;
  walls: string;
  rubble: string;
}

const WIDE = 34; // from street to street
const HIGH = 27;
const LEAN = 0.2; // the streets run with the river, not with the sheet

/** Every block whose middle is in the city, along streets that cross hex after hex. */
export function ruins(isCity: (point: Point) => boolean): Ruins {
  const drawn: Ruins = { floors: "", shadows: "", walls: "", rubble: "" };
  const random = chance("city");
  for (let down = SHEET.top; down < SHEET.bottom + 300; down += HIGH) {
    for (let right = SHEET.left; right < SHEET.right; right += WIDE) {
      const shift = Math.round(down / HIGH) % 3 === 0 ? WIDE / 2 : 0; // streets do not all go through
      const at = turned({ x: right + shift, y: down });
      const lots = [random(), random()]; // drawn for every lot, so that one hex does not change the next
      if (isCity(at)) block(drawn, at, lots as [number, number], random);
    }
  }
  return drawn;
}

function turned({ x, y }: Point): Point {
  return { x: x * Math.cos(LEAN) - y * Math.sin(LEAN) + 120, y: x * Math.sin(LEAN) + y * Math.cos(LEAN) - 110 };
}

function block(drawn: Ruins, at: Point, [what, which]: [number, number], random: Chance): void {
  const damage = relief(at.x / 80, at.y / 80 + 20);
  if (what < 0.05) return;
  if (what < 0.1 + damage * 0.2) {
    drawn.rubble += heap(at, random);
    return;
  }
  const plan = house(which, random).map((point) => placed(point, at, LEAN + sway(random, 0.05)));
  drawn.shadows += outline(plan.map(({ x, y }) => ({ x: x + 2.2, y: y + 2.6 })));
  drawn.floors += outline(plan);
  drawn.walls += broken(plan, random, damage);
  if (random() < 0.5) drawn.rubble += heap(placed({ x: sway(random, 9), y: 10 }, at, LEAN), random, 3);
}

/** A footprint: a bar, a corner, a court or a solid house. */
function house(which: number, random: Chance): Point[] {
  const [w, h] = [10.5 + sway(random, 2), 7.5 + sway(random, 1.5)];
  const [t, s] = [5.5 + random() * 2, 5 + random() * 1.5];
  const corner = [[-w, -h], [w, -h], [w, -h + s], [-w + t, -h + s], [-w + t, h], [-w, h]]; // prettier-ignore
  const court = [[-w, -h], [w, -h], [w, h], [w - t, h], [w - t, -h + s], [-w + t, -h + s], [-w + t, h], [-w, h]]; // prettier-ignore
  const bar = [
    [-w, -s],
    [w, -s],
    [w, s],
    [-w, s],
  ];
  const solid = [
    [-w * 0.8, -h],
    [w * 0.8, -h],
    [w * 0.8, h],
    [-w * 0.8, h],
  ];
  const plan = which < 0.34 ? corner : which < 0.52 ? court : which < 0.8 ? bar : solid;
  const flip = random() < 0.5 ? -1 : 1;
  return plan.map(([x, y]) => ({ x: x! * flip, y: y! * (which < 0.17 ? -1 : 1) }));
}

function placed({ x, y }: Point, at: Point, angle: number): Point {
  return {
    x: at.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: at.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

function outline(points: Point[]): string {
  return pathOf({ points, isClosed: true });
}

/** The walls still standing: some are whole, some end in the air, some are gone. */
function broken(plan: Point[], random: Chance, damage: number): string {
  return plan
    .map((from, i) => {
      const to = plan[(i + 1) % plan.length]!;
      const fate = random();
      if (fate < 0.06 + damage * 0.16) return "";
      const [start, end] = fate < 0.5 ? [0, 1] : fate < 0.75 ? [0, 0.35 + random() * 0.35] : [0.3 + random() * 0.35, 1];
      return `M${along(from, to, start)}L${along(from, to, end)}`;
    })
    .join("");
}

function along(from: Point, to: Point, share: number): string {
  return `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`;
}

/** Stones: short ticks thrown about. */
function heap(at: Point, random: Chance, stones = 12): string {
  let path = "";
  for (let stone = 0; stone < stones; stone++) {
    path += `M${(at.x + sway(random, 11)).toFixed(1)} ${(at.y + sway(random, 8)).toFixed(1)}l${sway(random, 2.4).toFixed(1)} ${sway(random, 2).toFixed(1)}`;
  }
  return path;
}
