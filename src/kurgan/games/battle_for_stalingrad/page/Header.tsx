// Turn, whose it is, Locations held, and how far the ring around the Sixth Army is closed.

import { useContext } from "preact/hooks";
import type { HeaderProps, PartProps } from "kurgan/table/looks";
import { SittingContext } from "kurgan/table/sitting";
import { Ring } from "./Strip";
import { sideOf } from "./reading";
import type { SideView, View } from "./types";

export function Header({ view, words, isAwaited = false }: HeaderProps) {
  const shown = view as View;
  const sitting = useContext(SittingContext);
  // A replay and somebody who watches show a side that nobody here plays.
  const own = sitting && !sitting.link.welcome.value?.is_watching ? shown.seat : null;
  const launched = sideOf(shown, "soviet")?.launched.length ?? 0;
  const uranus = words.get("bs-launched", { count: launched, needed: shown.uranus_needed });
  const side = words.get(`side-${shown.side}`);
  const isSetUp = shown.turn === 0;
  return (
    <div class="bs-header">
      <span class="bs-when-turn">
        <b>{words.get(isSetUp ? "bs-set-up" : "bs-turn", { turn: shown.turn, last: shown.last_turn })}</b>
      </span>
      {shown.winner === null && !isSetUp && !isAwaited && (
        <span class={`bs-chip bs-of-${shown.side}`}>
          {shown.side === own ? words.get("bs-your-turn") : words.get("bs-turn-of", { side })}
        </span>
      )}
      {shown.points !== null && !isAwaited && (
        <span class="bs-points">{words.get("bs-points", { points: shown.points })}</span>
      )}
      <span class="bs-holds">
        {shown.sides.map((each) => (
          <Holds key={each.name} side={each} isYours={each.name === own} all={shown.locations.length} words={words} />
        ))}
      </span>
      <span class="bs-header-uranus" title={uranus}>
        <Ring count={launched} needed={shown.uranus_needed} />
        <span class="bs-long" aria-hidden="true">
          Uranus {launched}/{shown.uranus_needed}
        </span>
        <span class="unseen">{uranus}</span>
      </span>
    </div>
  );
}

interface HoldsProps extends Pick<PartProps, "words"> {
  side: SideView;
  isYours: boolean;
  all: number;
}

/** How many Locations a side controls; all of them win. */
function Holds({ side, isYours, all, words }: HoldsProps) {
  const name = words.get(`side-${side.name}`);
  const said = words.get("bs-controls", { side: name, count: side.controlled, all });
  return (
    <span class={`bs-chip bs-of-${side.name} ${isYours ? "bs-yours" : ""}`} title={said}>
      <span aria-hidden="true">
        {name}{" "}
        <b>
          {side.controlled}/{all}
        </b>
      </span>
      <span class="unseen">{said}</span>
    </span>
  );
}
