// What a map maker puts beside a map: a title in a corner that nobody fights for, a scale, and the edge of the paper.

import type { Words } from "kurgan/words/words";
import type { Scene } from "../types";
import { centreOf, frame, gridBox, sheetOf, wider } from "../sheet";

const FAR = 9000; // beyond what any window shows
const KILOMETRE = (Math.sqrt(3) * 60) / 66; // a hex is 66 km wide

export function Margin({ scene }: { scene: Scene }) {
  const [sheet, grid] = [sheetOf(scene), gridBox(scene)];
  return (
    <>
      <path class="ef-table" d={frame(wider(sheet, FAR)) + frame(sheet)} />
      <path class="ef-margin" d={frame(sheet) + frame(wider(grid, 34))} />
      <path class="ef-neatline" d={frame(wider(grid, 34))} />
      <path class="ef-neatline ef-thick" d={frame(wider(grid, 46))} />
    </>
  );
}

/** In the far north-west, over Sweden. */
export function Cartouche({ words }: { words: Words }) {
  const { x, y } = centreOf("0102");
  return (
    <g class="ef-cartouche" transform={`translate(${x + 66} ${y}) scale(1.4)`}>
      <path class="ef-plate" d="M-150-92H150V92H-150Z" />
      <path class="ef-rule" d="M-142-84H142V84H-142ZM-96 4H96M-24 4l24-6 24 6-24 6z" />
      <text class="ef-title" y="-34">
        {words.get("map-title")}
      </text>
      <text class="ef-subtitle" y="-10">
        {words.get("map-years")}
      </text>
      <Scale words={words} />
    </g>
  );
}

function Scale({ words }: { words: Words }) {
  const step = 50 * KILOMETRE;
  return (
    <g class="ef-scale" transform={`translate(${-1.5 * step} 36)`}>
      <path class="ef-rule" d={`M0 0h${3 * step}v9h${-3 * step}z`} />
      <path class="ef-bar" d={`M0 0h${step}v9h${-step}zm${2 * step} 0h${step}v9h${-step}z`} />
      {[0, 1, 2, 3].map((count) => (
        <text key={count} x={count * step} y="27">
          {count < 3 ? 50 * count : words.get("map-kilometres", { count: 50 * count })}
        </text>
      ))}
    </g>
  );
}
