// The rulebook beside the map: searched by word or number, opened at a number by any link.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { get } from "kurgan/api/http";
import type { RulebookMessage, RuleMessage } from "kurgan/api/types";
import { litAddress } from "kurgan/table/lit";
import { RuleTable, textsOf } from "kurgan/table/RuleTable";
import { Prose } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";
import { soughtWords } from "kurgan/words/jargon";
import type { Words } from "kurgan/words/words";

const rulebooks = signal<ReadonlyMap<string, RuleMessage[]>>(new Map());

async function load(game: string): Promise<void> {
  if (rulebooks.value.has(game)) return;
  const { rules } = await get<RulebookMessage>(`/api/games/${game}/rulebook`);
  rulebooks.value = new Map(rulebooks.value).set(game, rules);
}

export function RulesTab() {
  const { game, panel, words } = useSitting();
  const [sought, setSought] = useState("");
  const [isLost, setLost] = useState(false);
  useEffect(() => void load(game).catch(() => setLost(true)), [game]);
  const wanted = panel.rule.value;
  useEffect(() => (wanted !== null ? setSought("") : undefined), [wanted]);
  const rules = rulebooks.value.get(game);
  if (isLost) return <p class="note">{words.get("table-rules-lost")}</p>;
  if (!rules) return <p class="note">{words.get("table-loading")}</p>;
  const found = rules.filter((rule) => speaksOf(rule, sought, words));
  return (
    <div class="rules">
      <label class="search">
        <span>{words.get("table-rules-search")}</span>
        <input
          type="search"
          value={sought}
          onInput={(event) => {
            panel.rule.value = null;
            setSought(event.currentTarget.value);
          }}
        />
      </label>
      <a class="rulebook small" href={litAddress(game, wanted, panel.marks.value)} target="_blank">
        {words.get("table-rules-page")}
      </a>
      {found.length === 0 && <p class="note">{words.get("table-rules-none")}</p>}
      {chapters(found).map(([chapter, inside]) => (
        <section key={chapter} aria-label={headingOf(chapter, words)}>
          <h3 class="chapter">{headingOf(chapter, words)}</h3>
          {inside.map((rule) => (
            <Rule key={rule.number} rule={rule} isWanted={rule.number === wanted} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** A chapter by its number, and by its title in the words `chapter-<number>`. */
function headingOf(chapter: string, words: Words): string {
  const [number, title] = [words.get("table-chapter", { chapter }), `chapter-${chapter}`];
  return words.has(title) ? `${number} · ${words.get(title)}` : number;
}

function Rule({ rule, isWanted }: { rule: RuleMessage; isWanted: boolean }) {
  const { panel, words } = useSitting();
  const element = useRef<HTMLElement>(null);
  const marks = panel.marks.value.filter((mark) => mark.rule === rule.number);
  useEffect(() => {
    if (!isWanted) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <article ref={element} class={isWanted ? "rule wanted" : "rule"} tabIndex={-1}>
      <h4>
        <span class="rule-number">{rule.number}</span> {words.text(rule.title)}
      </h4>
      <p>
        <Prose text={words.text(rule.summary)} />
      </p>
      {rule.table && (
        <RuleTable table={rule.table} words={words} prose={(text) => <Prose text={text} />} marks={marks} />
      )}
      {rule.reading && (
        <p class="reading">
          <strong>{words.get("table-reading")}</strong> <Prose text={words.text(rule.reading)} />
        </p>
      )}
    </article>
  );
}

function chapters(rules: RuleMessage[]): [string, RuleMessage[]][] {
  const found = new Map<string, RuleMessage[]>();
  for (const rule of rules) {
    const chapter = rule.number.split(".")[0] ?? "";
    found.set(chapter, [...(found.get(chapter) ?? []), rule]);
  }
  return [...found];
}

function speaksOf(rule: RuleMessage, sought: string, words: Words): boolean {
  const wanted = plain(sought.trim());
  if (wanted === "") return true;
  if (/^[\d.]+$/.test(wanted)) return rule.number.startsWith(wanted);
  const texts = textsOf(rule).map((text) => plain(words.text(text)));
  const isPhrase = texts.some((text) => text.includes(wanted));
  return isPhrase || soughtWords(wanted, words).every((word) => texts.some((text) => text.includes(plain(word))));
}

/** Small letters without accents, as one types when searching. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
