// The board of the game: the printed map, and over it everything that lives.

import { useMemo } from "preact/hooks";
import { Board } from "kurgan/board/Board";
import { Places } from "kurgan/board/Places";
import { Traces } from "kurgan/board/Traces";
import type { BoardProps } from "kurgan/table/looks";
import { Counters } from "./counters";
import { describe } from "./describe";
import { Flags } from "./flags";
import { Grounds, Signs } from "./marks";
import { Coordinates, Names, Reach, Staff, Tints } from "./overlays";
import { centreOf, fieldBox, gridOf, placeAt, SHEET, SIZE } from "./sheet";
import symbols from "./symbols.svg?raw";
import { Terrain } from "./terrain";
import type { Scene, View } from "./types";

export function Battlefield(props: BoardProps) {
  const [scene, view] = [props.scene as Scene, props.view as View];
  const { words, overlays, marks, ready, selected, cursor, spoken = [], pointed } = props;
  const followed = cursor === null ? [...spoken, ...pointed] : [cursor];
  const grid = gridOf(scene);
  const shown = useMemo(() => fieldBox(scene, 14), [scene]);
  const still = useMemo(() => <Still scene={scene} words={words} />, [scene, words]);
  const coordinates = useMemo(() => <Coordinates scene={scene} />, [scene]);
  const names = useMemo(() => <Names scene={scene} words={words} />, [scene, words]);
  const tints = useMemo(() => <Tints {...{ scene, view, overlays }} />, [scene, view, overlays]);
  const counters = useMemo(
    () => <Counters {...{ view, words, ready, selected }} hasSilhouettes={overlays.has("silhouettes")} />,
    [view, words, ready.join(), selected, overlays],
  );
  const isLit = !props.isStudied && marks.some((mark) => mark.place === props.asked);
  const reach = (!isLit && view.units.find(({ hex }) => hex !== null && hex === props.asked)?.reach) || [];
  return (
    <Board
      label={words.get("map-label")}
      shown={shown}
      sheet={SHEET}
      still={still}
      followed={followed.map(centreOf)}
      placeAt={(point) => placeAt(scene, point)}
      isLive={(place) => [selected, ...ready, ...props.path, ...marks.map((mark) => mark.place)].includes(place)}
      onPlace={props.onPlace}
      onHover={props.onHover}
      onHold={props.onHold}
      mayDrag={props.mayDrag}
      onDrag={props.onDrag}
      onDrop={props.onDrop}
    >
      {tints}
      {overlays.has("coordinates") && coordinates}
      {!overlays.has("headquarters") && isStaffAsked(view, selected) && <Staff grid={grid} view={view} />}
      {reach.length > 0 && <Reach grid={grid} reach={reach} />}
      <Grounds grid={grid} ghosts={view.ghosts.map((ghost) => ghost.hex)} {...props} />
      {counters}
      {overlays.has("names") && names}
      <Flags scene={scene} view={view} />
      <Signs grid={grid} {...props} />
      <Places
        lit={marks}
        cursor={cursor}
        said={cursor === null ? "" : describe(scene, view, cursor, words)}
        size={SIZE}
        centreOf={centreOf}
      />
      <Traces traces={props.traces} anchors={props.anchors} size={SIZE} centreOf={centreOf} />
    </Board>
  );
}

/** Whoever holds a headquarters, or a unit whose next order is free, sees why it is. */
function isStaffAsked(view: View, selected: string | null): boolean {
  const unit = view.units.find(({ hex }) => hex !== null && hex === selected);
  return unit?.kind === "hq" || (view.has_free_order && selected !== null && view.staff.includes(selected));
}

/** The map, and the sprite its counters are printed from. */
function Still({ scene, words }: Pick<BoardProps, "words"> & { scene: Scene }) {
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: symbols }} />
      <Terrain scene={scene} words={words} />
    </>
  );
}
