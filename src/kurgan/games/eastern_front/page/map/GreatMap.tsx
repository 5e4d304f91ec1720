// The printed map: seas, rivers, heights, railways and cities. It is drawn once; only what is written on it is set anew for
// another nearness.

import { useMemo, useRef } from "preact/hooks";
import type { Box } from "kurgan/board/Board";
import { memo } from "kurgan/board/memo";
import type { Words } from "kurgan/words/words";
import type { Scene } from "../types";
import { frame, sheetOf, wider } from "../sheet";
import { HIGH } from "./coordinates";
import { Cartouche, Margin } from "./furniture";
import { Lettering } from "./Names";
import { details, survey, type Details, type Survey } from "./survey";
import "./palette.css";
import "./map.css";
import "./towns.css";

/** From how many pixels for a unit of the sheet on it is seen from the middle, and from near. */
export const LEVELS = { middle: 0.36, near: 0.8 };

const NOTHING: ReadonlyMap<string, number> = new Map();

interface MapProps {
  scene: Scene;
  /** Without words it is a picture with nothing written on it. */
  words?: Words | undefined;
  /** Points for each hex that the battle is about; the same object as long as they stay the same. */
  worth?: ReadonlyMap<string, number> | undefined;
  /** Its nearness: the least pixels for a unit of the sheet. */
  zoom: number;
  /** What of it is in sight, if not all. */
  sight?: Box | undefined;
}

export const GreatMap = memo(({ scene, words, worth = NOTHING, zoom, sight }: MapProps) => {
  const hasDetails = useEver(zoom >= LEVELS.middle / 1.5);
  const ground = useMemo(() => <Ground scene={scene} hasDetails={hasDetails} />, [scene, hasDetails]);
  return (
    <g class="ef-map" style={{ "--ef-pixel": `${(1 / zoom).toFixed(2)}px` }}>
      {ground}
      {words && <Cartouche words={words} />}
      {words && <Lettering scene={scene} words={words} worth={worth} zoom={zoom} sight={sight} />}
    </g>
  );
});

/** Has it ever been so? */
function useEver(isSo: boolean): boolean {
  const ever = useRef(false);
  ever.current ||= isSo;
  return ever.current;
}

/** What only those see who come nearer is worked out when somebody does. */
function Ground({ scene, hasDetails }: { scene: Scene; hasDetails: boolean }) {
  const map = survey(scene);
  const fine = hasDetails ? details(scene) : null;
  return (
    <>
      <Water map={map} fine={fine} sheet={frame(wider(sheetOf(scene), 200))} />
      <Land map={map} fine={fine} />
      <Streams map={map} />
      <Works map={map} />
      <Lines map={map} />
      {fine && <Hexes fine={fine} />}
      <path class="ef-outside" d={map.outside} />
      <path class="ef-field" d={map.outside} />
      <Towns map={map} />
      <Margin scene={scene} />
    </>
  );
}

interface LayerProps {
  map: Survey;
  fine: Details | null;
}

/** Paths of one kind, with one class or within a group that has it. */
const many = (paths: string[], name?: string) => paths.map((path) => <path class={name} d={path} />);

/** Water first, lined along its shores as engravers did; the land then covers half of every line. */
function Water({ map, fine, sheet }: LayerProps & { sheet: string }) {
  return (
    <>
      <path class="ef-water" d={sheet} />
      {[66, 46, 30, 16].map((wide) => (
        <g key={wide} class={`ef-shallow ef-shallow-${wide}`} stroke-width={wide}>
          {many(map.coast)}
        </g>
      ))}
      {fine && <g class="ef-fine ef-waves">{many(fine.waves)}</g>}
    </>
  );
}

/** Forests in the north, the steppe in the south-east. */
function Climate() {
  return (
    <linearGradient id="ef-climate" x1="0.3" y1="0" x2="0.7" y2="1">
      <stop offset="0" class="ef-forest" />
      <stop offset="0.5" class="ef-meadow" />
      <stop offset="0.85" class="ef-steppe" />
    </linearGradient>
  );
}

function Land({ map: { land, marshes, hills, mountains, cities }, fine }: LayerProps) {
  return (
    <>
      <Climate />
      <path class="ef-land" d={land} />
      <path class="ef-marsh" d={marshes.ground} />
      <path class="ef-hill" d={hills.foot} />
      <path class="ef-hill" d={hills.top} />
      <path class="ef-mountain" d={mountains.foot} />
      <path class="ef-mountain" d={mountains.top} />
      {fine && <g class="ef-fine ef-grass">{many(fine.grass)}</g>}
      {many(marshes.strokes, "ef-reeds")}
      {many(marshes.trees, "ef-trees")}
      {many(hills.strokes, "ef-hachures")}
      {many(mountains.shade, "ef-flank")}
      {many(mountains.lit, "ef-peak")}
      <path class="ef-blocks" d={cities.blocks} />
      <path class="ef-streets ef-fine" d={cities.streets} />
    </>
  );
}

function Streams({ map: { rivers, coast, lakes, straits } }: { map: Survey }) {
  return (
    <>
      {rivers.map((paths, width) => (
        <g key={width} class={`ef-river ef-river-${width + 1}`}>
          {many(paths)}
        </g>
      ))}
      <g class="ef-coast">{many(coast)}</g>
      <path class="ef-banks" d={lakes.banks + straits.banks} />
      <path class="ef-channel" d={lakes.ground} />
      <path class="ef-channel" d={straits.ground} />
    </>
  );
}

function Works({ map: { ways } }: { map: Survey }) {
  return (
    <>
      {many(ways.roads, "ef-road")}
      {many(ways.highways, "ef-highway")}
      {many(ways.highways, "ef-highway-bed")}
      {many(ways.rails, "ef-rail")}
      <g class="ef-fine ef-ties">{many(ways.rails)}</g>
    </>
  );
}

function Lines({ map: { frontiers, weatherLine } }: { map: Survey }) {
  return (
    <>
      <path class="ef-frontier-band" d={frontiers} />
      <path class="ef-frontier" d={frontiers} />
      <path class="ef-weather" d={weatherLine} />
    </>
  );
}

function Hexes({ fine }: { fine: Details }) {
  return (
    <>
      <g class="ef-hexes">{many(fine.hexes)}</g>
      <g class="ef-coordinates" transform={`scale(${HIGH})`}>
        {many(fine.coordinates)}
      </g>
    </>
  );
}

/** From far a point for each city, as large as a reader needs; else its mark, as large as on paper. */
function Towns({ map: { cities } }: { map: Survey }) {
  return (
    <>
      {(["city", "major", "victory"] as const).map((kind) => (
        <g key={kind} class={`ef-dot ef-${kind}`}>
          <path class="ef-ring" d={cities.dots[kind]} />
          <path class="ef-heart" d={cities.dots[kind]} />
        </g>
      ))}
      {(["town", "city", "major", "victory"] as const).map((kind) => (
        <g key={kind} class={`ef-mark ef-${kind}`}>
          <path class="ef-ring" d={cities.rings[kind]} />
          <path class="ef-heart" d={cities.hearts[kind]} />
        </g>
      ))}
      <path class="ef-signs ef-fine" d={cities.signs} />
    </>
  );
}
