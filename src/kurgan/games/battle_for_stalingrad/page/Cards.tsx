// All cards there are, in the reader's language and in the other, for the rulebook.

import type { ComponentChildren } from "preact";
import type { TextMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";
import { Counter, CounterSymbols } from "./countersheet";
import { ActionFace } from "./faces";
import { LocationArt } from "./locations";
import { signed } from "./reading";
import type { CardAction, Scene } from "./types";

interface CardsProps {
  scene: unknown;
  words: Words;
  /** Only cards with all these words. */
  asked: string[];
}

export function Cards({ scene, words, asked }: CardsProps) {
  const { locations, forces, actions } = scene as Scene;
  const found = new Set(cardsWith(scene as Scene, asked));
  const places = locations.filter((card) => found.has(card));
  return (
    <div class="bs-catalogue">
      <CounterSymbols />
      <Part title={words.get("bs-cards-locations", { count: locations.length })}>
        {places.map((card) => (
          <Entry
            key={card.code}
            words={words}
            name={card.name}
            facts={words.get("bs-cards-chart", { rations: card.chart.join(" "), last: card.destroyed_at })}
            texts={[card.text, card.history]}
          >
            <LocationArt code={card.code} isDestroyed={false} rubble={0} />
          </Entry>
        ))}
      </Part>
      {["german", "soviet"].map((side) => (
        <>
          <Part title={words.get("bs-cards-forces", { side: words.get(`side-${side}`) })}>
            {forces
              .filter((card) => card.side === side && found.has(card))
              .map((card) => (
                <Entry
                  key={card.code}
                  words={words}
                  name={card.name}
                  facts={words.get("bs-cards-force", { value: card.value, combat: card.combat, rations: card.rations })}
                  texts={[card.text, card.history]}
                >
                  <Counter force={card} view={null} words={words} />
                </Entry>
              ))}
          </Part>
          <Part title={words.get("bs-cards-actions", { side: words.get(`side-${side}`) })}>
            {actions
              .filter((card) => card.side === side && found.has(card))
              .map((card) => (
                <Entry
                  key={card.code}
                  words={words}
                  name={card.title}
                  facts={words.get("bs-cards-firefight", { numbers: card.firefight.map(signed).join(", ") })}
                  texts={[card.text, card.history]}
                >
                  <ActionFace card={card} firefight={usual(card)} words={words} count={card.firefight.length} />
                </Entry>
              ))}
          </Part>
        </>
      ))}
    </div>
  );
}

/** All cards with these words. */
export function cardsWith({ locations, forces, actions }: Scene, asked: string[]) {
  return [...locations, ...forces, ...actions].filter((card) => {
    const name = "title" in card ? card.title : card.name;
    return has(asked, name, card.text, card.history);
  });
}

/** Every word asked for is somewhere on the card, in either language. */
function has(asked: string[], ...texts: TextMessage[]): boolean {
  const whole = texts
    .map(({ en, fr }) => `${en} ${fr}`)
    .join(" ")
    .toLowerCase();
  return asked.every((word) => whole.includes(word));
}

function Part({ title, children }: { title: string; children: ComponentChildren[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

function usual(card: CardAction): number {
  return card.firefight[0] ?? 0;
}

interface EntryProps {
  words: Words;
  name: TextMessage;
  facts: string;
  texts: TextMessage[];
  children: ComponentChildren;
}

function Entry({ words, name, facts, texts, children }: EntryProps) {
  const other = words.language === "en" ? "fr" : "en";
  return (
    <li>
      <div class="bs-catalogue-picture">{children}</div>
      <div>
        <h4>{words.text(name)}</h4>
        <p>{facts}</p>
        {texts.map((text, i) => text.en && <p key={i}>{words.text(text)}</p>)}
        <div class="bs-catalogue-other" lang={other}>
          <b>{name[other]}.</b> {texts.map((text) => text[other]).join(" ")}
        </div>
      </div>
    </li>
  );
}
