// Sentences in the reader's language. The server sends lines (a key with values); the catalogues are Fluent.

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { LineMessage, TextMessage } from "kurgan/api/types";
import { the } from "kurgan/words/french";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

type Values = LineMessage["values"];

/** The language of the page: chosen once, or the browser's. */
export const language = signal<Language>(firstLanguage());

function firstLanguage(): Language {
  const kept = localStorage.getItem("kurgan-language");
  const wanted = kept ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((each) => each === wanted) ?? "en";
}

export function speak(chosen: Language): void {
  localStorage.setItem("kurgan-language", chosen);
  document.documentElement.lang = chosen;
  language.value = chosen;
}

/** The words of the page and of one game, in one language. */
export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { THE: spoken } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** One of the page's own sentences. */
  get(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return this.bundle.formatPattern(pattern, this.spelled(values));
  }

  /** A line of the server's, without the number of its rule. */
  say(line: LineMessage): string {
    return this.get(line.key, line.values);
  }

  text(text: TextMessage): string {
    return this.language === "fr" ? unbroken(text.fr) : text[this.language];
  }

  /** A figure as the server wrote it, with the signs of the language: 1.5 is 1,5 in French, and a minus is no hyphen. */
  figure(value: string): string {
    const signed = value.replace(/^-/, "−");
    return this.language === "fr" ? signed.replace(/(?<=\d)\.(?=\d)/, ",") : signed;
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: "percent" }).format(share);
  }

  private spelled(values: Values): Record<string, FluentVariable> {
    const entries = Object.entries(values).map(([name, value]): [string, FluentVariable] => {
      if (typeof value !== "object") return [name, value];
      return [name, "key" in value ? this.say(value) : this.text(value)];
    });
    return Object.fromEntries(entries);
  }
}

/** `{ THE($unit) }`: a name with its article, where the language has one. */
function spoken([name]: FluentValue[], { at }: Record<string, FluentValue>): string {
  return the(said(name), said(at));
}

function said(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** French signs stay with their words: the rulebook is written with plain spaces, the catalogues are not. */
function unbroken(text: string): string {
  return text.replace(/(?<=«) | (?=»)| (?=:(\s|$))/g, "\u00a0").replace(/(?<=[\p{L}\p{N})»]) (?=[;!?%])/gu, "\u202f");
}

const sources = new Map<string, Promise<string>>();

function source(path: string): Promise<string> {
  let found = sources.get(path);
  if (!found) {
    found = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      return answer.text();
    });
    found.catch(() => sources.delete(path));
    sources.set(path, found);
  }
  return found;
}

/** The page's own words, the table's, and the server's: with a game's if one is named, which may say its own. */
export async function wordsOf(language: Language, game?: string): Promise<Words> {
  const own = [`/locale/${language}.ftl`, `/locale/table.${language}.ftl`];
  const served = game ? `/api/games/${game}/words/${language}` : `/api/words/${language}`;
  return new Words(language, await Promise.all([...own, served].map(source)));
}
