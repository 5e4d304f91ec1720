// Light means legal: what may be clicked, what it costs, and where the eye should go. Every light has a form besides its colour.

import type { BoardProps, Mark } from "kurgan/table/looks";
import { corners, outline, type Grid } from "kurgan/board/hexes";
import { wayOf } from "kurgan/board/signs";
import { bracketsOf } from "./brackets";
import { centreOf, GRID, SIZE } from "./sheet";

type Lit = Pick<BoardProps, "marks" | "selected" | "aimed" | "path" | "pointed" | "cursor">;

/** Under the counters: the ground that may be entered or fired upon. */
export function Grounds({ grid, ghosts, marks, selected, aimed }: Lit & { grid: Grid; ghosts: string[] }) {
  return (
    <g class="as-grounds">
      {aimed && <path class="as-mark as-aimed" d={outline(grid, aimed, SIZE)} />}
      {marks.map(({ place, light }) => (
        <path
          key={`${place} ${light}`}
          class={`as-mark as-${light}${place === aimed ? " as-is-aimed" : ""}`}
          d={outline(grid, place, place === aimed ? SIZE - 7 : SIZE - 4)}
        />
      ))}
      {selected && <path class="as-mark as-selected" d={outline(grid, selected, SIZE - 3)} />}
      {marks.map((mark) => (
        <Cost
          key={`${mark.place} cost`}
          mark={mark}
          isAimed={mark.place === aimed}
          isTaken={ghosts.includes(mark.place)}
        />
      ))}
    </g>
  );
}

/** What it costs to get there; below a ghost, which fills the middle of its hex. */
function Cost({ mark, isAimed, isTaken }: { mark: Mark; isAimed: boolean; isTaken: boolean }) {
  const isMove = mark.light === "go" || mark.light === "stop";
  if (!isMove || isAimed) return null;
  const { x, y } = centreOf(mark.place);
  return (
    <text class="as-cost" x={x} y={y + (isTaken ? 49 : 8)}>
      {mark.choice.cost}
    </text>
  );
}

/** Over the counters: sights on targets, the way, the keyboard's ring and what the log speaks of. */
export function Signs({ grid, marks, selected, aimed, path, pointed, cursor }: Lit & { grid: Grid }) {
  return (
    <g class="as-signs">
      {marks
        .filter(({ light }) => light === "attack" || light === "reach")
        .map((mark) => (
          <Sight key={`${mark.place} sight`} mark={mark} isAimed={mark.place === aimed} />
        ))}
      {selected && path.length > 0 && <Way places={[selected, ...path]} />}
      {pointed.map((place) => (
        <Pointed key={`${place} pointed`} place={place} />
      ))}
      {cursor && (
        <>
          <path class="as-cursor as-cursor-ground" d={outline(grid, cursor, SIZE - 1)} />
          <path class="as-cursor" d={outline(grid, cursor, SIZE - 1)} />
          <path class="as-cursor as-cursor-inner" d={outline(grid, cursor, SIZE - 8)} />
        </>
      )}
    </g>
  );
}

/** Brackets in the corners of a hex, which no rim has; the lower corners are left to the names of places. */
function Pointed({ place }: { place: string }) {
  const centre = centreOf(place);
  const brackets = bracketsOf(corners(GRID.layout, centre, SIZE - 8), 0.2, [0, 3, 4, 5]);
  return (
    <g class="as-pointed" style={{ transformOrigin: `${centre.x}px ${centre.y}px` }}>
      <path class="as-pointed-ground" d={brackets} />
      <path d={brackets} />
    </g>
  );
}

/** An attack points at its target from the corner; shells have a crosshair over it. */
function Sight({ mark, isAimed }: { mark: Mark; isAimed: boolean }) {
  const { x, y } = centreOf(mark.place);
  const state = isAimed ? " as-is-aimed" : "";
  return (
    <g class={`as-sight as-${mark.light}${state}`} transform={`translate(${x - 34} ${y + 30})`}>
      <circle r="11.5" />
      {mark.light === "attack" ? (
        <path d="M-6 6L6-6M-6-6L6 6M-7 2.500l4.500 4.500M7 2.500L2.500 7" />
      ) : (
        <path d="M-8.500 0h5.500M3 0h5.500M0-8.500v5.500M0 3v5.500M-.6 0h1.200" />
      )}
    </g>
  );
}

/** The way a move would take. */
function Way({ places }: { places: string[] }) {
  const { line, head } = wayOf(places.map(centreOf));
  return (
    <>
      <path class="as-way as-way-ground" d={line} />
      <path class="as-way-head as-way-ground" d="M-16-15L12 0L-16 15L-9 0Z" transform={head} />
      <path class="as-way" d={line} />
      <path class="as-way-head" d="M-16-15L12 0L-16 15L-9 0Z" transform={head} />
    </>
  );
}
