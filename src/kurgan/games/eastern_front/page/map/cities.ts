// Towns and cities by their class, and what is special about them, each as one path.

import { pathOf, softened } from "kurgan/board/areas";
import { said, type Point } from "kurgan/board/hexes";
import { chance, relief, sway } from "kurgan/board/ink";
import type { PlaceView, Scene } from "../types";

export type PlaceKind = "victory" | "major" | "city" | "town";

export const kindOf = (place: PlaceView) => place.kind as PlaceKind;

/** From the middle of a mark to its rim. */
export const RADIUS: Record<PlaceKind, number> = { victory: 15, major: 11, city: 8, town: 5.5 };

export interface Cities {
  /** The built-up ground, and the streets in it. */
  blocks: string;
  streets: string;
  /** Points to be drawn as large as a reader needs from far. */
  dots: Record<PlaceKind, string>;
  rings: Record<PlaceKind, string>;
  hearts: Record<PlaceKind, string>;
  signs: string;
}

export function cities(scene: Scene, spotOf: ReadonlyMap<string, Point>): Cities {
  const marks = (draw: (at: Point) => string, kind: PlaceKind) =>
    scene.places
      .filter((place) => place.kind === kind)
      .map((place) => draw(spotOf.get(place.hex)!))
      .join("");
  const great = scene.places.filter(({ kind }) => kind === "victory" || kind === "major");
  return {
    blocks: great.map(({ hex, kind }) => blocks(spotOf.get(hex)!, kind === "victory" ? 30 : 22)).join(""),
    streets: great.map(({ hex, kind }) => streets(spotOf.get(hex)!, kind === "victory" ? 25 : 18)).join(""),
    dots: { victory: marks(dot, "victory"), major: marks(dot, "major"), city: marks(dot, "city"), town: "" },
    rings: {
      victory: marks((at) => disc(at, RADIUS.victory), "victory"),
      major: marks((at) => square(at, RADIUS.major - 1), "major"),
      city: marks((at) => disc(at, RADIUS.city), "city"),
      town: marks((at) => disc(at, RADIUS.town), "town"),
    },
    hearts: {
      victory: marks((at) => star(at, RADIUS.victory - 3), "victory"),
      major: marks((at) => square(at, 4.5), "major"),
      city: marks((at) => disc(at, 4), "city"),
      town: "",
    },
    signs: scene.places.map((place) => signsOf(place, spotOf.get(place.hex)!)).join(""),
  };
}

/** A port, a fortress, a tank factory: in a row above the mark. */
function signsOf(place: PlaceView, { x, y }: Point): string {
  const signs = [place.is_port && anchor, place.is_fortress && bastion, place.has_factory && works].filter(
    (sign) => sign !== false,
  );
  return signs
    .map((sign, i) => sign({ x: x + (i - (signs.length - 1) / 2) * 18, y: y - RADIUS[kindOf(place)] - 11 }))
    .join("");
}

const anchor = ({ x, y }: Point) =>
  `M${said({ x, y: y - 5 })}v12m-4-8h8m-10.500 4c1 4 4 4.500 6.500 4.500s5.500-.5 6.500-4.500m-8-10a1.700 1.700 0 1 1 3 0a1.700 1.700 0 1 1-3 0`;
const bastion = ({ x, y }: Point) => `M${said({ x: x - 7, y: y + 7 })}v-11h3v3h2.500v-3h3v3h2.500v-3h3v11z`;
const works = ({ x, y }: Point) => `M${said({ x: x - 7, y: y + 7 })}v-7l4.500 3v-3l4.500 3v-9h3v13z`; // prettier-ignore

const dot = (at: Point) => `M${said(at)}h0`;

function disc({ x, y }: Point, r: number): string {
  return `M${said({ x: x - r, y })}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
}

const square = ({ x, y }: Point, half: number) =>
  `M${said({ x: x - half, y: y - half })}h${2 * half}v${2 * half}h${-2 * half}z`;

function star({ x, y }: Point, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.42 : r];
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return pathOf({ points, isClosed: true });
}

/** A town plan has no regular edge. */
function blocks({ x, y }: Point, r: number): string {
  const points = Array.from({ length: 11 }, (_, turn) => {
    const angle = (turn / 11) * 2 * Math.PI;
    const far = r * (0.8 + relief(x + Math.cos(angle) * 2, y + Math.sin(angle) * 2) * 0.45);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  return pathOf(softened({ points, isClosed: true }, 1));
}

function streets(at: Point, r: number): string {
  const random = chance(`streets ${said(at)}`);
  const lean = sway(random, 0.6);
  const turned = (right: number, down: number) =>
    said({
      x: at.x + right * Math.cos(lean) - down * Math.sin(lean),
      y: at.y + right * Math.sin(lean) + down * Math.cos(lean),
    });
  let path = "";
  for (let off = -r; off <= r; off += 8) {
    const half = Math.sqrt(r * r - off * off) * (0.8 + random() * 0.3);
    path += `M${turned(-half, off)}L${turned(half, off)}M${turned(off, -half)}L${turned(off, half)}`;
  }
  return path;
}
