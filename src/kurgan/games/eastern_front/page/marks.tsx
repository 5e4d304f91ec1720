// Light means legal: where one may go, what it costs, whom one may attack. Every light has a form besides its colour.

import { border, pathOf } from "kurgan/board/areas";
import { outline, said, type Grid, type Point } from "kurgan/board/hexes";
import { wayOf } from "kurgan/board/signs";
import type { BoardProps, Light, Mark } from "kurgan/table/looks";
import { centreOf, SIZE } from "./sheet";
import "./marks.css";

type Lit = Pick<BoardProps, "marks" | "selected" | "aimed" | "path" | "cursor">;

/** Under the counters: the ground that may be entered, with one line around all of it. */
export function Grounds({ grid, marks, selected, aimed }: Pick<Lit, "marks" | "selected" | "aimed"> & { grid: Grid }) {
  const lit = (...lights: Light[]) => marks.filter(({ light }) => lights.includes(light)).map(({ place }) => place);
  const [moves, stops, trains, enemies] = [lit("go", "stop"), lit("stop"), lit("rail"), lit("attack", "reach")];
  return (
    <g class="ef-grounds">
      <path class="ef-lit ef-go-ground" d={around(grid, moves)} />
      <path class="ef-lit ef-go" d={around(grid, moves)} />
      <path class="ef-lit ef-stop" d={hexesOf(grid, stops, SIZE - 7)} />
      <path class="ef-lit ef-by-rail" d={hexesOf(grid, trains, SIZE - 5)} />
      <path class="ef-lit ef-by-rail ef-inner" d={hexesOf(grid, trains, SIZE - 13)} />
      <path class="ef-lit ef-target" d={hexesOf(grid, enemies, SIZE - 4)} />
      {aimed && <Aimed d={outline(grid, aimed, SIZE - 4)} isEnemy={enemies.includes(aimed)} />}
      {selected && <path class="ef-lit ef-selected" d={outline(grid, selected, SIZE - 3)} />}
    </g>
  );
}

/** What an order in preparation points at is the strongest of all that is lit. */
function Aimed({ d, isEnemy }: { d: string; isEnemy: boolean }) {
  return (
    <>
      <path class="ef-lit ef-aimed-ground" d={d} />
      <path class={isEnemy ? "ef-lit ef-aimed ef-at-enemy" : "ef-lit ef-aimed"} d={d} />
    </>
  );
}

function around(grid: Grid, places: string[]): string {
  return border(grid, new Set(places)).map(pathOf).join("");
}

function hexesOf(grid: Grid, places: string[], size: number): string {
  return places.map((place) => outline(grid, place, size)).join("");
}

interface CostsProps {
  marks: Mark[];
  aimed: string | null;
  /** Where somebody stands: there the figure makes room for a counter. */
  isTaken(place: string): boolean;
}

/** What it costs to get there. */
export function Costs({ marks, aimed, isTaken }: CostsProps) {
  const moves = marks.filter(
    ({ light, choice, place }) => (light === "go" || light === "stop") && choice.cost > 0 && place !== aimed,
  );
  return (
    <g class="ef-costs">
      {moves.map(({ place, choice }) => {
        const { x, y } = centreOf(place);
        return (
          <text key={place} x={x} y={isTaken(place) ? y + 50 : y + 9}>
            {choice.cost}
          </text>
        );
      })}
    </g>
  );
}

interface SignsProps extends Lit {
  grid: Grid;
  /** Hexes that may be attacked, whoever does it. */
  targets: string[];
}

/** Over the counters: sights on targets, the way and the keyboard's ring. On a target that is chosen arrows point. */
export function Signs({ grid, marks, targets, selected, aimed, path, cursor }: SignsProps) {
  const enemies = marks.filter(({ light }) => light === "attack" || light === "reach").map(({ place }) => place);
  return (
    <g class="ef-signs">
      {[...new Set([...targets, ...enemies])]
        .filter((place) => place !== selected)
        .map((place) => (
          <Sight key={`${place} sight`} place={place} isAimed={place === aimed} />
        ))}
      {selected && path.length > 0 && <Way places={[selected, ...path]} />}
      {cursor && (
        <>
          <path class="ef-cursor ef-cursor-ground" d={outline(grid, cursor, SIZE - 1)} />
          <path class="ef-cursor" d={outline(grid, cursor, SIZE - 1)} />
          <path class="ef-cursor ef-cursor-inner" d={outline(grid, cursor, SIZE - 8)} />
        </>
      )}
    </g>
  );
}

/** Brackets in the corners of what is pointed at, on the line around it: no rim has them, and they cover no counter. Hexes that
 * lie side by side are pointed at as one. */
export function Pointed({ grid, places }: { grid: Grid; places: string[] }) {
  return (
    <>
      {border(grid, new Set(places)).map((line) => (
        <g key={pathOf(line)} class="ef-pointed">
          <path class="ef-pointed-ground" d={pathOf(line)} />
          <path d={pathOf(line)} />
        </g>
      ))}
    </>
  );
}

/** Crossed swords at the head of a target: its name is at the foot, and flags are at its sides. */
function Sight({ place, isAimed }: { place: string; isAimed: boolean }) {
  const { x, y } = centreOf(place);
  return (
    <g class={isAimed ? "ef-sight ef-is-aimed" : "ef-sight"} transform={`translate(${x - 33} ${y - 32})`}>
      <circle r="13" />
      <path d="M-6.500 6.500L6.500-6.500M-6.500-6.500L6.500 6.500M-7.500 2.500l5 5M7.500 2.500l-5 5" />
    </g>
  );
}

/** The way a move would take. */
function Way({ places }: { places: string[] }) {
  const { line, head } = wayOf(places.map(centreOf));
  return (
    <>
      <path class="ef-way ef-way-ground" d={line} />
      <path class="ef-way-head ef-way-ground" d="M-18-17L14 0L-18 17L-10 0Z" transform={head} />
      <path class="ef-way" d={line} />
      <path class="ef-way-head" d="M-18-17L14 0L-18 17L-10 0Z" transform={head} />
    </>
  );
}

/** Broad arrows from those who attack to the hex they attack, as staffs draw them. */
export function Arrows({ from, to }: { from: string[]; to: string }) {
  const tip = centreOf(to);
  return (
    <g class="ef-arrows">
      {from.map((hex) => (
        <path key={hex} d={arrow(centreOf(hex), tip)} />
      ))}
    </g>
  );
}

/** It begins at the rim of a counter and ends at the rim of the one that is attacked, which stays readable. */
function arrow(from: Point, to: Point): string {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    said({ x: from.x + right * along - down * aside, y: from.y + down * along + right * aside });
  const [start, neck, tip] = [length * 0.3, length * 0.48, length * 0.67];
  return `M${at(start, -6)}L${at(neck, -9)}L${at(neck - 5, -20)}L${at(tip, 0)}L${at(neck - 5, 20)}L${at(neck, 9)}L${at(start, 6)}Z`;
}
