// The great works: halls under saw-tooth roofs, chimneys, smoke and a siding.

import { chance, sway, type Chance } from "kurgan/board/ink";
import type { Point } from "kurgan/board/hexes";

export interface Works {
  shadows: string;
  roofs: string;
  lights: string; // the glazed sides of the teeth
  fronts: string;
  ink: string;
  chimneys: string;
  smoke: string;
  rails: string;
}

export function works(middles: Point[]): Works {
  const drawn: Works = { shadows: "", roofs: "", lights: "", fronts: "", ink: "", chimneys: "", smoke: "", rails: "" };
  for (const at of middles) {
    const random = chance(`works ${at.x} ${at.y}`);
    siding(drawn, at);
    hall(drawn, at.x - 41 + sway(random, 3), at.y - 12, 6, random);
    hall(drawn, at.x - 47 + sway(random, 3), at.y + 14, 7, random);
    hall(drawn, at.x - 36 + sway(random, 4), at.y + 38, 5, random);
    for (const x of [-33, -22, 8]) chimney(drawn, at.x + x + sway(random, 2), at.y - 27 + sway(random, 2), random);
  }
  return drawn;
}

const TOOTH = 13;

/** One hall seen from the south: a row of teeth, each with a steep light side and a long dark roof. */
function hall(drawn: Works, left: number, foot: number, teeth: number, random: Chance): void {
  const [low, high, back] = [8, 17, 6];
  const right = left + teeth * TOOTH;
  drawn.shadows += `M${f(left + 3)} ${f(foot + 3)}H${f(right + 5)}V${f(foot - low - 2)}H${f(left + 3)}Z`;
  drawn.fronts += `M${f(left)} ${f(foot)}V${f(foot - low)}H${f(right)}V${f(foot)}Z`;
  for (let tooth = 0; tooth < teeth; tooth++) {
    const [x, y] = [left + tooth * TOOTH, foot - low];
    const isHole = random() < 0.16; // the bombs have been here too
    drawn.lights += `M${f(x)} ${f(y)}V${f(foot - high)}l${back}-${back}V${f(y - back)}Z`;
    const roof = `M${f(x)} ${f(foot - high)}l${back}-${back}L${f(x + TOOTH + back)} ${f(y - back)}L${f(x + TOOTH)} ${f(y)}Z`;
    if (!isHole) drawn.roofs += roof;
    drawn.ink += roof + `M${f(x)} ${f(foot)}V${f(foot - high)}M${f(x + 4)} ${f(foot - 2)}v-4m4 4v-4`;
  }
  drawn.ink += `M${f(right)} ${f(foot - low)}V${f(foot)}H${f(left)}`;
}

function chimney(drawn: Works, x: number, foot: number, random: Chance): void {
  const tall = 22 + random() * 10;
  drawn.chimneys += `M${f(x - 2.4)} ${f(foot)}L${f(x - 1.6)} ${f(foot - tall)}h3.2L${f(x + 2.4)} ${f(foot)}Z`;
  if (random() < 0.25) return;
  // Smoke leans east, over the river, in a few widening rolls
  let [left, top, wide] = [x, foot - tall - 1, 3.2];
  for (let roll = 0; roll < 5; roll++) {
    drawn.smoke += `M${f(left - wide)} ${f(top)}a${f(wide)} ${f(wide * 0.8)} 0 1 1 ${f(wide * 2)} 0a${f(wide)} ${f(wide * 0.8)} 0 1 1-${f(wide * 2)} 0`;
    left += 4.5 + roll * 2.2;
    top -= 4 - roll * 0.4 + sway(random, 1.2);
    wide += 1.5;
  }
}

/** A track along the works, with its sleepers. */
function siding(drawn: Works, { x, y }: Point): void {
  for (let left = -50; left <= 50; left += 5) drawn.rails += `M${f(x + left)} ${f(y + 45.5)}v4`;
  drawn.rails += `M${f(x - 52)} ${f(y + 47.5)}h104`;
}

const f = (number: number) => number.toFixed(1);
