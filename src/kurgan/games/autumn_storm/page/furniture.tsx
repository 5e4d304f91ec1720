// What a map maker puts around a map: the name of the river, the height of the hill, a title, north and a neat border.

import type { Words } from "kurgan/words/words";
import { centreOf, hexesOf, SHEET } from "./sheet";
import { frame } from "./survey";
import type { Scene } from "./types";

const FAR = 4000; // beyond what any window shows

export function Furniture({ scene, words }: { scene: Scene; words?: Words }) {
  const { left, top, right, bottom } = SHEET;
  return (
    <>
      {words && <River words={words} />}
      {[...hexesOf(scene, "hill")].map((name) => (
        <SpotHeight key={name} name={name} />
      ))}
      {words && <Cartouche words={words} />}
      <path class="as-table" d={frame(-FAR, -FAR, FAR, FAR) + frame(left, top, right, bottom)} />
      <path
        class="as-margin"
        d={frame(left, top, right, bottom) + frame(left + 34, top + 34, right - 34, bottom - 34)}
      />
      <path class="as-neatline" d={frame(left + 34, top + 34, right - 34, bottom - 34)} />
      <path class="as-neatline as-thick" d={frame(left + 27, top + 27, right - 27, bottom - 27)} />
    </>
  );
}

/** The river's name, running with the water. */
function River({ words }: { words: Words }) {
  return (
    <text class="as-river" transform="translate(846 452) rotate(86)" text-anchor="middle">
      {words.get("map-river")}
    </text>
  );
}

/** Height 102.0, as both staffs called the hill. */
function SpotHeight({ name }: { name: string }) {
  const { x, y } = centreOf(name);
  return (
    <g class="as-spot" transform={`translate(${x - 36} ${y - 20})`}>
      <path d="M-4 3L0-4L4 3Z" />
      <text x="-1" y="-8" text-anchor="middle">
        102
      </text>
    </g>
  );
}

function Cartouche({ words }: { words: Words }) {
  return (
    <>
      <g class="as-cartouche" transform="translate(-74 816)">
        <path class="as-plate" d={frame(-66, -46, 66, 40)} />
        <path class="as-rule" d={frame(-62, -42, 62, 36)} />
        <text class="as-title" y="-16" text-anchor="middle">
          {words.get("map-title")}
        </text>
        <path class="as-rule" d="M-46-2H46M-14-2l14-3.500 14 3.500-14 3.500z" />
        <text class="as-subtitle" y="24" text-anchor="middle">
          {words.get("map-year")}
        </text>
      </g>
      <g class="as-north" transform="translate(-74 104)">
        <circle r="34" />
        <circle r="30" />
        <path class="as-needle" d="M0-52L9 0H-9Z" />
        <path class="as-tail" d="M0 44L9 0H-9Z" />
        <path d="M-34 0h8M26 0h8" />
        <text y="-60" text-anchor="middle">
          {words.get("map-north")}
        </text>
      </g>
    </>
  );
}
