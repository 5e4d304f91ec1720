// Everything that is written on the map, set for one nearness: rivers, seas and countries on the ground, places over the counters.

import { useRef } from "preact/hooks";
import type { Box } from "kurgan/board/Board";
import type { Point } from "kurgan/board/hexes";
import { memo } from "kurgan/board/memo";
import type { Words } from "kurgan/words/words";
import type { Place, Scene } from "../scene";
import { gridBox, wider } from "../sheet";
import { placeNames } from "./names";
import { regionNames } from "./regions";
import { riverNames } from "./rivernames";
import { isWithin, Room } from "./room";
import { survey } from "./survey";

interface NamesProps {
  scene: Scene;
  words: Words;
  zoom: number;
  /** What of the sheet is in sight: what is written far from it is left out. */
  sight?: Box | undefined;
}

/** The names of places, to be laid over the counters. */
export const Names = memo(({ scene, words, zoom, sight }: NamesProps) => {
  const isNear = useNear(sight, zoom);
  return (
    <g class="ef-names">
      {written(scene, words, zoom)
        .places.filter(isNear)
        .map(({ code, text, kind, x, y, size, isOutside }) => (
          <text
            key={code}
            class={`ef-name ef-${kind}${isOutside ? " ef-afar" : ""}`}
            x={x.toFixed(1)}
            y={y.toFixed(1)}
            style={sized(size)}
          >
            {text}
          </text>
        ))}
    </g>
  );
});

/** What is written on the ground itself. */
export const Lettering = memo(({ scene, words, zoom, sight }: NamesProps) => {
  const isNear = useNear(sight, zoom);
  const { regions, rivers } = written(scene, words, zoom);
  return (
    <g class="ef-lettering">
      {rivers.filter(isNear).map(({ id, text, path, size }) => (
        <g key={id}>
          <path id={id} d={path} />
          <text class="ef-river-name" style={sized(size)}>
            <textPath href={`#${id}`} startOffset="50%">
              {text}
            </textPath>
          </text>
        </g>
      ))}
      {regions.map(({ key, kind, text, x, y, size }) => (
        <text key={key} class={`ef-region ef-${kind}-name`} x={x.toFixed(1)} y={y.toFixed(1)} style={sized(size)}>
          {text}
        </text>
      ))}
    </g>
  );
});

/** Is a point in sight, or less than a window away? The answer stays the same as long as what is in sight is within. */
function useNear(sight: Box | undefined, zoom: number): (point: Point) => boolean {
  const kept = useRef<{ zoom: number; near: Box } | null>(null);
  if (!sight) return () => true;
  if (kept.current?.zoom !== zoom || !isWithin(sight, kept.current.near)) {
    const air = Math.max(sight.right - sight.left, sight.bottom - sight.top);
    kept.current = { zoom, near: wider(sight, air) };
  }
  const { near } = kept.current;
  return ({ x, y }) => x > near.left && x < near.right && y > near.top && y < near.bottom;
}

const sized = (size: number) => ({ fontSize: `${size.toFixed(1)}px` });

type Written = ReturnType<typeof set>;

const latest = new WeakMap<Scene, { words: Words; zoom: number; written: Written }>();

/** Set once for a nearness, for whoever draws a part of it. */
function written(scene: Scene, words: Words, zoom: number): Written {
  const found = latest.get(scene);
  if (found?.words === words && found.zoom === zoom) return found.written;
  const made = set(scene, words, zoom);
  latest.set(scene, { words, zoom, written: made });
  return made;
}

/** Places have the first choice, then seas and countries, then rivers. */
function set(scene: Scene, words: Words, zoom: number) {
  const { spotOf, streams } = survey(scene);
  const setting = { scene, spotOf, nearness: zoom, room: new Room(wider(gridBox(scene), 34)) };
  const starred = ({ name, points }: Place) => words.text(name) + (points > 0 ? ` ${"★".repeat(points)}` : "");
  const riverOf = (name: string) => {
    const key = `river-${name.toLowerCase().replaceAll(" ", "-")}`;
    return words.has(key) ? words.get(key) : name;
  };
  return {
    places: placeNames(setting, starred),
    regions: regionNames(setting, words),
    rivers: riverNames(setting, streams, riverOf),
  };
}
