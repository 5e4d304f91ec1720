// A game's rulebook: every rule by its number, searchable, each with an address of its own.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { RulebookMessage, RuleMessage, SceneMessage, Shelf } from "kurgan/api/types";
import { useLooks } from "kurgan/pages/looks";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { Prose } from "kurgan/pages/Prose";
import { useAnswer, wordsFor } from "kurgan/pages/reading";
import { marksIn } from "kurgan/table/lit";
import { RuleTable, textsOf } from "kurgan/table/RuleTable";
import { soughtWords } from "kurgan/words/jargon";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/rules.css";

export function Rules({ game }: { game: string }) {
  const words = wordsFor(game);
  const book = useAnswer<RulebookMessage>(`/api/games/${encodeURIComponent(game)}/rulebook`);
  const shelf = useAnswer<Shelf>("/api/games");
  const [sought, seek] = useState("");
  const head = shelf.value?.games.find((each) => each.name === game);
  const title = head ? words.text(head.title) : "";
  const all = book.value?.rules ?? [];
  const asked = useMemo(() => soughtWords(sought, words), [sought, words]);
  const looks = useLooks(game);
  const scenario = looks?.Cards && head?.default_scenario;
  const cardsPath = scenario ? `/api/games/${encodeURIComponent(game)}/scenarios/${scenario}/scene` : null;
  const scene = useAnswer<SceneMessage>(cardsPath).value;
  const cards = scene ? (looks?.countCards?.(scene.scene, asked) ?? 0) : null;
  const hasCards = cards !== null && cards > 0;
  const found = useMemo(() => all.filter((rule) => has(rule, asked, words)), [all, asked, words]);

  // The browser looked for the anchor before the rules were there.
  useEffect(() => {
    if (book.value && location.hash) location.replace(location.hash);
  }, [book.value]);

  // A number may lead to a rule that the search has hidden.
  function follow(event: MouseEvent): void {
    const hash = event.target instanceof Element ? event.target.closest("a")?.hash : "";
    if (!hash || document.getElementById(hash.slice(1))) return;
    event.preventDefault();
    seek("");
    requestAnimationFrame(() => location.assign(hash));
  }

  return (
    <Page title={words.get("title-rules", { title })} name="rules">
      <Heading>{words.get("rules-heading", { title })}</Heading>
      {book.trouble && <TroubleNote words={words} line={book.trouble} onAgain={book.again} />}
      <search class="rules-search">
        <label class="label" for="sought">
          {words.get("rules-search")}
        </label>
        <input id="sought" type="search" value={sought} onInput={(event) => seek(event.currentTarget.value)} />
        <span role="status" class="plain small soft">
          {book.value &&
            words.get(cards === null ? "rules-found" : "rules-found-both", { count: found.length, cards: cards ?? 0 })}
        </span>
        {hasCards && (
          <a class="plain small" href="#cards">
            ★ {words.get("rules-cards")}
          </a>
        )}
      </search>
      <div class="rules-parts">
        <Contents rules={found} hasCards={hasCards} words={words} />
        <div class="rule-list" onClick={follow}>
          {found.map((rule) => (
            <RuleText key={rule.number} rule={rule} asked={asked} words={words} />
          ))}
          {scene && hasCards && <AllCards game={game} scene={scene} asked={asked} words={words} />}
        </div>
      </div>
    </Page>
  );
}

interface AllCardsProps {
  game: string;
  scene: SceneMessage;
  asked: string[];
  words: Words;
}

/** A game of cards lists them all, or those that are sought. */
function AllCards({ game, scene, asked, words }: AllCardsProps) {
  const Cards = useLooks(game)?.Cards;
  if (!Cards) return null;
  return (
    <section class="all-cards" id="cards" aria-labelledby="all-cards">
      <h2 id="all-cards">{words.get("rules-cards")}</h2>
      <Cards scene={scene.scene} words={words} asked={asked} />
    </section>
  );
}

/** Every word asked for is somewhere in the rule; a number finds its rule and those below it. */
function has(rule: RuleMessage, asked: string[], words: Words): boolean {
  if (asked.length === 1 && /^\d+(\.\d+)?$/.test(asked[0] ?? "")) {
    return rule.number === asked[0] || rule.number.startsWith(`${asked[0]}.`);
  }
  const texts = textsOf(rule).map((text) => words.text(text));
  const whole = `${rule.number} ${texts.join(" ")}`.toLocaleLowerCase(words.language);
  return asked.every((word) => whole.includes(word));
}

function Contents({ rules, hasCards, words }: { rules: RuleMessage[]; hasCards: boolean; words: Words }) {
  return (
    <nav class="contents" aria-label={words.get("rules-contents")}>
      <ol>
        {rules.map((rule) => (
          <li key={rule.number}>
            <a href={`#${rule.number}`}>
              <span class="plain">{rule.number}</span> {words.text(rule.title)}
            </a>
          </li>
        ))}
        {hasCards && (
          <li>
            <a href="#cards">
              <span class="plain">★</span> {words.get("rules-cards")}
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}

function RuleText({ rule, asked, words }: { rule: RuleMessage; asked: string[]; words: Words }) {
  const marks = useMemo(() => marksIn(location.search).filter((mark) => mark.rule === rule.number), [rule]);
  return (
    <article class="rule" id={rule.number} tabIndex={-1}>
      <h2>
        <a class="plain" href={`#${rule.number}`} aria-label={words.get("rule-link", { number: rule.number })}>
          {rule.number}
        </a>{" "}
        <Prose text={words.text(rule.title)} asked={asked} />
      </h2>
      <p>
        <Prose text={words.text(rule.summary)} asked={asked} />
      </p>
      {rule.table && (
        <RuleTable
          table={rule.table}
          words={words}
          prose={(text) => <Prose text={text} asked={asked} />}
          marks={marks}
        />
      )}
      {rule.reading && (
        <p class="ruling small">
          <strong>{words.get("rules-reading")}</strong> <Prose text={words.text(rule.reading)} asked={asked} />
        </p>
      )}
    </article>
  );
}
