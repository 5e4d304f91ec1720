// The printed map: paper, water, land and everything built on it. It is drawn once and never touched again.

import type { Words } from "kurgan/words/words";
import { Furniture } from "./furniture";
import { SHEET } from "./sheet";
import { fieldLine, frame, outside, survey, type Survey } from "./survey";
import type { Scene } from "./types";

/** The whole map; without words it is a picture with nothing written on it. */
export function Terrain({ scene, words }: { scene: Scene; words?: Words }) {
  const map = survey(scene);
  return (
    <g class="as-terrain">
      <Water map={map} />
      <Land map={map} />
      <Town map={map} />
      <path class="as-outside" d={outside(scene)} />
      <path class="as-hexes" d={map.hexes} />
      <path class="as-field" d={fieldLine(scene)} />
      <Furniture scene={scene} {...(words ? { words } : {})} />
    </g>
  );
}

/** Water first, lined along its banks as engravers did; the land then covers half of every line. */
function Water({ map }: { map: Survey }) {
  const banks = map.bank + map.shore + map.bar;
  return (
    <>
      <path class="as-water" d={frame(SHEET.left, SHEET.top, SHEET.right, SHEET.bottom)} />
      {[58, 42, 28, 16].map((wide) => (
        <>
          <path class="as-lining" d={banks} stroke-width={wide + 1.4} />
          <path class={`as-shallow as-shallow-${wide}`} d={banks} stroke-width={wide} />
        </>
      ))}
      <path class="as-waves" d={map.waves} />
    </>
  );
}

function Land({ map }: { map: Survey }) {
  return (
    <>
      <path class="as-land" d={map.west + map.east} />
      <path class="as-sand" d={map.bar} />
      <path class="as-city" d={map.city} />
      <path class="as-yards" d={map.yards} />
      {map.rings.map((rings) => rings.filter((_, i) => i % 2 === 0).map((ring) => <path class="as-hill" d={ring} />))}
      <path class="as-hachures" d={map.hachures} />
      <path class="as-contours as-rings" d={map.rings.flat().join("")} />
      <path class="as-contours" d={map.contours.thin} />
      <path class="as-contours as-thick" d={map.contours.thick} />
      <path class="as-grass" d={map.grass} />
      <path class="as-shade" d={map.trees.shadows} />
      <path class="as-trees" d={map.trees.crowns} />
      <path class="as-track" d={map.roads.tracks} />
      <path class="as-road" d={map.roads.paved} />
      <path class="as-road-bed" d={map.roads.paved} />
      <path class="as-bank" d={map.bank + map.shore + map.bar} />
    </>
  );
}

function Town({ map: { ruins, works, ferries } }: { map: Survey }) {
  return (
    <>
      <path class="as-rails" d={works.rails} />
      <path class="as-shade" d={ruins.shadows + works.shadows} />
      <path class="as-floors" d={ruins.floors} />
      <path class="as-rubble" d={ruins.rubble} />
      <path class="as-walls" d={ruins.walls} />
      <path class="as-fronts" d={works.fronts} />
      <path class="as-lights" d={works.lights} />
      <path class="as-roofs" d={works.roofs} />
      <path class="as-halls" d={works.ink} />
      <path class="as-chimneys" d={works.chimneys} />
      <path class="as-smoke" d={works.smoke} />
      <path class="as-crossings" d={ferries.crossings} />
      <path class="as-piers" d={ferries.piers} />
      <path class="as-boats" d={ferries.boats} />
    </>
  );
}
