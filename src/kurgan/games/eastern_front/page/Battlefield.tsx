// The board of the game: the printed map, and over it everything that lives.

import { useMemo, useState } from "preact/hooks";
import { Board, type Box } from "kurgan/board/Board";
import { fanned, FINGER, type Fan } from "kurgan/board/fan";
import { hexAt } from "kurgan/board/hexes";
import { Places } from "kurgan/board/Places";
import { Traces } from "kurgan/board/Traces";
import type { BoardProps } from "kurgan/table/looks";
import { question } from "./battle/asked";
import { BattleMarks, targetsOf } from "./battle/BattleMarks";
import { Counters, HALF, Spread } from "./counters";
import { describe } from "./describe";
import { GreatMap, LEVELS } from "./map/GreatMap";
import { Names } from "./map/Names";
import { nearness } from "./map/room";
import { Season } from "./map/Season";
import { Arrows, Costs, Grounds, Pointed, Signs } from "./marks";
import { middleOf } from "./opening";
import { Flights, Goals, Tints } from "./overlays";
import { centreOf, fieldBox, gridOf, sheetOf, SIZE } from "./sheet";
import { alongRails } from "./trains";
import type { Scene, View } from "./types";
import { codesAt, codesByHex } from "./units";

const NEAREST = 3;
const PRESSABLE = 0.42; // a hex as wide as a fingertip
const AIR = 30; // around the field at first

/** How large the map is drawn, and what of it is in sight. */
interface Sight {
  scale: number;
  box?: Box;
}

export function Battlefield(props: BoardProps) {
  const [scene, view] = [props.scene as Scene, props.view as View];
  const { words, overlays, marks, selected, aimed, cursor, group } = props;
  const [sight, setSight] = useState<Sight>({ scale: 0.2 });
  const grid = useMemo(() => gridOf(scene), [scene]);
  const zoom = nearness(sight.scale);
  const shown = useMemo(() => fieldBox(scene, AIR), [scene]);
  const opening = useMemo(() => middleOf(view), [scene]);
  const worth = useWorth(view);
  const taken = useTaken(view);
  const written = { scene, words, worth, zoom, sight: sight.box };
  const still = useMemo(() => <GreatMap {...written} />, Object.values(written));
  const able = useMemo(() => new Set(props.orders.map(({ subject }) => subject)), [props.orders]);
  const { formations } = scene;
  const { units } = view;
  const tints = useMemo(() => <Tints {...{ scene, view, overlays }} />, [scene, view, overlays]);
  const counters = useMemo(
    () => <Counters {...{ formations, units }} ready={able} chosen={group} />,
    [formations, units, able, group],
  );
  const grounds = useMemo(() => <Grounds {...{ grid, marks, selected, aimed }} />, [grid, marks, selected, aimed]);
  const fan = fanOf(view, selected, sight);
  return (
    <Board
      label={words.get("map-label")}
      shown={shown}
      sheet={sheetOf(scene)}
      levels={LEVELS}
      nearest={NEAREST}
      pressable={PRESSABLE}
      still={still}
      opening={opening}
      followed={followed(props, view).map(centreOf)}
      fan={fan}
      onRest={(scale, box) => setSight({ scale, box })}
      placeAt={(point) => hexAt(grid, point)}
      isLive={(place) => isLive(props, view, place)}
      onPlace={props.onPlace}
      onAdd={props.onAdd}
      onHover={props.onHover}
      onHold={props.onHold}
      mayDrag={sight.scale < LEVELS.middle ? undefined : props.mayDrag}
      onDrag={props.onDrag}
      onDrop={props.onDrop}
    >
      <Season scene={scene} month={view.month} ice={view.ice} />
      {tints}
      {grounds}
      <BattleMarks {...props} />
      <Pointed grid={grid} places={props.pointed} />
      {counters}
      {overlays.has("names") && <Names {...written} taken={taken} />}
      {overlays.has("victory") && <Goals view={view} />}
      <Flights view={view} />
      <Costs marks={marks} aimed={aimed} isTaken={(place) => codesAt(view, place).length > 0} />
      {view.battle && <Arrows from={attackersOf(view)} to={view.battle.target} />}
      {fan && <Spread {...{ fan, formations, units }} ready={able} chosen={group} />}
      <Signs grid={grid} targets={targetsOf(view, props.orders)} {...props} />
      <Places
        lit={marks}
        cursor={cursor}
        said={cursor === null ? "" : describe(scene, view, cursor, words)}
        size={SIZE}
        centreOf={centreOf}
      />
      <Traces traces={alongRails(scene, props.traces)} anchors={props.anchors} size={SIZE} centreOf={centreOf} />
    </Board>
  );
}

/** Does a press on a place do anything: choose, order, or take somebody who stands there? */
function isLive({ selected, ready, marks, gathered, takeable = [] }: BoardProps, view: View, place: string): boolean {
  const isLit = place === selected || ready.includes(place) || marks.some((mark) => mark.place === place);
  return isLit || [...gathered, ...takeable].some((code) => view.units[code]?.hex === place);
}

/** What places are worth: the same map as long as it says the same. */
function useWorth({ goals }: View): ReadonlyMap<string, number> {
  const key = goals.map(({ hex, points }) => `${hex} ${points}`).join();
  return useMemo(() => new Map(goals.map(({ hex, points }) => [hex, points])), [key]);
}

/** The hexes on which counters lie: the same set as long as they are the same. */
function useTaken({ units }: View): ReadonlySet<string> {
  const key = useMemo(() => [...codesByHex(units).keys()].sort().join(), [units]);
  return useMemo(() => new Set(codesByHex(units).keys()), [key]);
}

/** What is asked or happens comes into sight: where the keyboard stands, what is spoken of, fought for or chosen. */
function followed({ cursor, spoken = [], pointed, selected, orders }: BoardProps, view: View): string[] {
  if (cursor !== null) return [cursor];
  const told = [...spoken, ...pointed];
  const asked = [view.battle?.target ?? [], question(view, orders) ?? []].flat();
  const chosen = selected === null ? [] : [selected];
  return [told, asked, chosen].find((places) => places.length > 0) ?? [];
}

/** The hexes that the attack in hand comes from. */
function attackersOf(view: View): string[] {
  const hexes = (view.battle?.attackers ?? []).flatMap((code) => view.units[code]?.hex ?? []);
  return [...new Set(hexes)].filter((hex) => hex !== view.battle?.target);
}

/** The stack of the one that is chosen, spread out; from far it would cover where it may go. */
function fanOf(view: View, selected: string | null, { scale, box }: Sight): Fan | null {
  const codes = selected === null ? [] : codesAt(view, selected);
  if (selected === null || codes.length < 2 || scale < LEVELS.near) return null;
  const least = Math.min(FINGER, 2.4 * HALF * scale);
  return fanned(selected, centreOf(selected), codes, { half: HALF, scale, least, sight: box });
}
