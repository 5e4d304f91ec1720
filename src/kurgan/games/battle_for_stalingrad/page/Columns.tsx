// The five Locations across the table, each between the areas of the two sides: the other's above, the own below.

import type { ChoiceMessage } from "kurgan/api/menu";
import { allOffers, costWord, priceWord } from "kurgan/table/offers";
import { LocationPlace } from "./LocationPlace";
import { Piece } from "./Piece";
import { areaOf, forcesAt, otherThan, stateOf, type Rank, type TableProps } from "./reading";

export function Columns(props: TableProps) {
  const { seat, locations, battle, losses } = props.view;
  const other = otherThan(seat);
  return (
    <div
      class="bs-columns"
      role="group"
      aria-label={props.words.get("bs-locations")}
      tabIndex={0}
      inert={battle !== null || losses !== null}
    >
      {locations.map((location) => (
        <section key={location.code} class="bs-column">
          <Area {...props} side={other} location={location.code} rank="perimeter" />
          <Area {...props} side={other} location={location.code} rank="control" />
          <LocationPlace {...props} location={location} />
          <Area {...props} side={seat} location={location.code} rank="control" />
          <Area {...props} side={seat} location={location.code} rank="perimeter" />
        </section>
      ))}
    </div>
  );
}

function Area({ side, location, rank, ...props }: TableProps & { side: string; location: string; rank: Rank }) {
  const { marks, view, words } = props;
  const place = areaOf(side, location, rank);
  const mark = marks.find((each) => each.place === place);
  const cost = mark && costOf(props, mark.choice);
  const isBlocked = view.locations.some((each) => each.code === location && each.blocked.includes(side));
  return (
    <div class={`bs-area bs-of-${side} bs-${rank} ${stateOf(props, place)}`} data-place={place}>
      <span class="bs-area-name">{words.get(`bs-${rank}`)}</span>
      {forcesAt(view, place).map((force) => (
        <Piece key={force.code} {...props} code={force.code} />
      ))}
      {cost && <span class="bs-area-cost">{cost}</span>}
      {isBlocked && rank === "perimeter" && <span class="bs-blocked">{words.get("bs-blocked")}</span>}
    </div>
  );
}

/** What an order that points here costs: a reinforcement cards, a Force in set-up points, a move rations. */
function costOf({ orders, words }: TableProps, choice: ChoiceMessage): string {
  const offer = allOffers(orders).find((each) => each.choice.words === choice.words);
  return offer ? priceWord(words, offer) || costWord(words, offer) : "";
}
