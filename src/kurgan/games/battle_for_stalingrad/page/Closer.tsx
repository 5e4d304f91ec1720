// What is pointed at, as large as the panel: a card, a Force or a Location with its text and its line of history.

import type { PartProps } from "kurgan/table/looks";
import { Counter } from "./countersheet";
import { describe } from "./describe";
import { ActionFace } from "./faces";
import { LocationFace } from "./LocationPlace";
import { actionCard, firefightOf, forceCard, forceView, isUp, locationCard, type Known } from "./reading";
import type { CardAction, CardForce, CardLocation, Scene, View } from "./types";

export function Closer({ scene, view, words, place }: PartProps & { place: string }) {
  const known: Known = { scene: scene as Scene, view: view as View, words };
  return <div class="bs-closer">{closerTo(known, place)}</div>;
}

function closerTo(known: Known, place: string) {
  const { scene, view, words } = known;
  const [side, where, what] = place.split("/");
  const shown = what ?? (where ? topOf(view, side ?? "", where) : place);
  const force = forceCard(scene, shown);
  if (force) return <ForceSheet {...known} card={force} />;
  const location = locationCard(scene, place);
  if (location) return <LocationSheet {...known} card={location} />;
  const action = actionCard(scene, shown);
  if (action) return <ActionSheet {...known} card={action} face={shown} />;
  return <p class="bs-closer-words">{describe(scene, view, place, words)}</p>;
}

/** What lies on top of a pile. */
function topOf(view: View, name: string, where: string): string {
  const side = view.sides.find((each) => each.name === name);
  if (where === "pile") return side?.top ?? "";
  if (where === "discard") return (view.event_side === name && view.event_face) || (side?.top_discard ?? "");
  return "";
}

function ActionSheet({ card, face, words }: Known & { card: CardAction; face: string }) {
  return <ActionFace card={card} firefight={firefightOf(face)} words={words} count={1} />;
}

function ForceSheet({ card, view, words }: Known & { card: CardForce }) {
  const force = forceView(view, card.code);
  return (
    <article class={`bs-sheet bs-of-${card.side}`}>
      <div class="bs-sheet-counter">
        <Counter force={card} view={force && isUp(force) ? force : null} words={words} />
      </div>
      <div>
        <h3>{words.text(card.name)}</h3>
        <p>
          {words.get("bs-force-facts", {
            combat: card.combat,
            value: card.value,
            rations: force && isUp(force) ? force.rations : card.rations,
          })}
        </p>
        {(force?.medals ?? 0) > 0 && <p>{words.get("bs-medals", { count: force?.medals ?? 0 })}</p>}
      </div>
      {card.text.en && <p class="bs-sheet-text">{words.text(card.text)}</p>}
      {card.history.en && <p class="bs-sheet-history">{words.text(card.history)}</p>}
    </article>
  );
}

function LocationSheet({ card, view, words }: Known & { card: CardLocation }) {
  const location = view.locations.find((each) => each.code === card.code);
  return (
    <article class="bs-sheet">
      {location && (
        <div class="bs-sheet-location">
          <LocationFace card={card} location={location} words={words} />
        </div>
      )}
      <p class={location?.has_note === false ? "bs-sheet-text bs-struck" : "bs-sheet-text"}>{words.text(card.text)}</p>
      {card.history.en && <p class="bs-sheet-history">{words.text(card.history)}</p>}
    </article>
  );
}
