// Everything that is written on the map, set for one nearness: rivers, seas and countries on the ground, places over the counters.

import { useMemo, useRef } from "preact/hooks";
import type { Box } from "kurgan/board/Board";
import type { Point } from "kurgan/board/hexes";
import { memo } from "kurgan/board/memo";
import type { Words } from "kurgan/words/words";
import type { PlaceView, Scene } from "../types";
import { gridBox, wider } from "../sheet";
import { NEAR, placeNames, type Name, type Setting } from "./names";
import { regionNames } from "./regions";
import { riverNames } from "./rivernames";
import { isWithin, Room } from "./room";
import { survey } from "./survey";

interface NamesProps {
  scene: Scene;
  words: Words;
  /** Points for each hex that the battle is about; the same object as long as they stay the same. */
  worth: ReadonlyMap<string, number>;
  zoom: number;
  /** What of the sheet is in sight: what is written far from it is left out. */
  sight?: Box | undefined;
}

/** The names of places, to be laid over the counters. */
export const Names = memo(
  ({ scene, words, worth, zoom, sight, taken }: NamesProps & { taken: ReadonlySet<string> }) => {
    const isNear = useNear(sight, zoom);
    const isFar = zoom < NEAR;
    const between = useMemo(
      () => (isFar ? namesBetween({ scene, words, worth, zoom }, taken) : null),
      isFar ? [scene, words, worth, zoom, taken] : [null],
    );
    return (
      <g class="ef-names">
        {(between ?? written({ scene, words, worth, zoom }).places)
          .filter(isNear)
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
  },
);

/** What is written on the ground itself. */
export const Lettering = memo(({ scene, words, worth, zoom, sight }: NamesProps) => {
  const isNear = useNear(sight, zoom);
  const { regions, rivers } = written({ scene, words, worth, zoom });
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

type Asked = Omit<NamesProps, "sight">;
type Written = ReturnType<typeof set>;

let latest: { asked: Asked; written: Written } | null = null;

/** Set once for a nearness, for whoever draws a part of it. */
function written(asked: Asked): Written {
  const { scene, words, worth, zoom } = asked;
  const last = latest?.asked;
  if (latest && last?.scene === scene && last.words === words && last.worth === worth && last.zoom === zoom)
    return latest.written;
  latest = { asked, written: set(asked) };
  return latest.written;
}

/** Places have the first choice, then seas and countries, then rivers. */
function set(asked: Asked) {
  const setting = settingOf(asked);
  const { words } = asked;
  return {
    places: placeNames(setting, named(asked)),
    regions: regionNames(setting, words),
    rivers: riverNames(setting, survey(asked.scene).streams, words),
  };
}

/** Seen from far: between the counters, as they stand now; what is written on the ground stays where it is. */
function namesBetween(asked: Asked, taken: ReadonlySet<string>): Name[] {
  return placeNames({ ...settingOf(asked), taken }, named(asked));
}

function settingOf({ scene, worth, zoom }: Asked): Setting {
  const { spotOf } = survey(scene);
  return { scene, spotOf, worth, nearness: zoom, room: new Room(wider(gridBox(scene), 34)) };
}

/** With a star for each point it is worth; from far its flag tells that. */
function named({ words, worth, zoom }: Asked): (place: PlaceView) => string {
  return ({ name, hex }) => {
    const stars = zoom < NEAR ? "" : "★".repeat(worth.get(hex) ?? 0);
    return [words.text(name), stars].join(" ").trim();
  };
}
