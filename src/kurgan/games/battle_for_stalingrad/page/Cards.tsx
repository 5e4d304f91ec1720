// All cards there are, in the reader's language and in the other, for the rulebook.

import type { ComponentChildren } from "preact";
import type { TextMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";
import { ActionFace, Counter, CounterSymbols } from "./faces";
import { LocationArt } from "./locations";
import type { CardAction, Scene } from "./types";

export function Cards({ scene, words }: { scene: unknown; words: Words }) {
  const { locations, forces, actions } = scene as Scene;
  return (
    <div class="bs-catalogue">
      <CounterSymbols />
      <h3>{words.get("bs-cards-locations", { count: locations.length })}</h3>
      <ul>
        {locations.map((card) => (
          <Entry key={card.code} words={words} name={card.name} texts={[card.text, card.history]}>
            <LocationArt code={card.code} isDestroyed={false} rubble={0} />
          </Entry>
        ))}
      </ul>
      {["german", "soviet"].map((side) => (
        <>
          <h3>{words.get("bs-cards-forces", { side: words.get(`side-${side}`) })}</h3>
          <ul>
            {forces
              .filter((card) => card.side === side)
              .map((card) => (
                <Entry key={card.code} words={words} name={card.name} texts={[card.text, card.history]}>
                  <Counter force={card} view={null} words={words} />
                </Entry>
              ))}
          </ul>
          <h3>{words.get("bs-cards-actions", { side: words.get(`side-${side}`) })}</h3>
          <ul>
            {actions
              .filter((card) => card.side === side)
              .map((card) => (
                <Entry key={card.code} words={words} name={card.title} texts={[card.text, card.history]}>
                  <ActionFace card={card} firefight={usual(card)} words={words} count={card.firefight.length} />
                </Entry>
              ))}
          </ul>
        </>
      ))}
    </div>
  );
}

function usual(card: CardAction): number {
  return card.firefight[0] ?? 0;
}

interface EntryProps {
  words: Words;
  name: TextMessage;
  texts: TextMessage[];
  children: ComponentChildren;
}

function Entry({ words, name, texts, children }: EntryProps) {
  const other = words.language === "en" ? "fr" : "en";
  return (
    <li>
      <div class="bs-catalogue-picture">{children}</div>
      <div>
        <h4>{words.text(name)}</h4>
        {texts.map((text, i) => text.en && <p key={i}>{words.text(text)}</p>)}
        <div class="bs-catalogue-other" lang={other}>
          <b>{name[other]}.</b> {texts.map((text) => text[other]).join(" ")}
        </div>
      </div>
    </li>
  );
}
