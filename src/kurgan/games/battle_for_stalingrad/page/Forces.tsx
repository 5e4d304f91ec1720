// Everything that lies open but not on the table: discards, Uranus, what was seen of the other hand, lost Forces, piles.

import type { ComponentChildren } from "preact";
import type { PartProps } from "kurgan/table/looks";
import { Counter } from "./countersheet";
import { actionCard, countOf, forceCard, forcesAt, isUp, otherThan, signed, type Known } from "./reading";
import type { Held, Scene, SideView, View } from "./types";

type ForcesProps = PartProps & { onPlace(place: string): void };

export function Forces({ scene, view, words, onPlace }: ForcesProps) {
  const known: Known = { scene: scene as Scene, view: view as View, words };
  const { sides, seat } = known.view;
  const ordered = sides.toSorted((one) => (one.name === seat ? -1 : 1));
  return (
    <div class="bs-lists">
      {ordered.map((side) => (
        <SideLists key={side.name} {...known} side={side} onPlace={onPlace} />
      ))}
    </div>
  );
}

function SideLists({ side, onPlace, ...known }: Known & { side: SideView; onPlace(place: string): void }) {
  const { scene, view, words } = known;
  const total = countOf(side.discard);
  const launched = side.launched.map((card) => ({ face: card, card, firefight: 0, count: 1 }));
  const lost = forcesAt(view, `${side.name}/lost`);
  const up = view.forces.filter((each) => each.side === side.name && isUp(each));
  return (
    <section class={`bs-of-${side.name}`}>
      <h3>{words.get(`side-${side.name}`)}</h3>
      <p class="note">
        {words.get("bs-side-facts", { hand: side.hand, deck: side.deck, pile: side.pile, draws: side.draws })}
      </p>
      {side.name === otherThan(view.seat) && (
        <List title={words.get("bs-seen", { count: view.seen.length })} count={view.seen.length} isOpen>
          <Cards {...known} cards={view.seen} />
        </List>
      )}
      <List title={words.get("bs-uranus-launched", { count: launched.length })} count={launched.length} isOpen>
        <Cards {...known} cards={launched} />
      </List>
      <List title={words.get("bs-discard", { count: total })} count={total} isOpen>
        <Cards {...known} cards={side.discard.toReversed()} />
      </List>
      <List title={words.get("bs-forces-lost", { count: lost.length })} count={lost.length} isOpen>
        <div class="bs-list-forces">
          {lost.map((each) => (
            <Counter key={each.code} force={forceCard(scene, each.code)!} view={each} words={words} />
          ))}
        </div>
      </List>
      <List title={words.get("bs-forces-up", { count: up.length })} count={up.length}>
        <ul class="bs-list-names">
          {up.map((each) => (
            <li key={each.code}>
              <button type="button" onClick={() => onPlace(each.code)}>
                {words.text(forceCard(scene, each.code)!.name)}
              </button>
            </li>
          ))}
        </ul>
      </List>
    </section>
  );
}

interface ListProps {
  title: string;
  count: number;
  isOpen?: boolean;
  children: ComponentChildren;
}

function List({ title, count, isOpen = false, children }: ListProps) {
  if (count === 0) return null;
  return (
    <details class="bs-list" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Cards as lines: number, name and text; a glance is enough to count them. */
function Cards({ scene, words, cards }: Known & { cards: Held[] }) {
  return (
    <ul class="bs-list-cards">
      {cards.map((held) => {
        const card = actionCard(scene, held.card);
        return (
          card && (
            <li key={held.face}>
              <span class={held.firefight < 0 ? "bs-number bs-minus" : "bs-number"}>
                {held.firefight ? signed(held.firefight) : "★"}
              </span>
              <span>
                <b>{words.text(card.title)}</b>
                {held.count > 1 && ` ×${held.count}`} <small>{words.text(card.text)}</small>
              </span>
            </li>
          )
        );
      })}
    </ul>
  );
}
