// What all pages but the battle share: the bar with the name and the switches, and a main part with one heading.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { LineMessage } from "kurgan/api/types";
import { wordsFor } from "kurgan/pages/reading";
import { arriveAt } from "kurgan/router";
import { LanguageSelect, ThemeSelect } from "kurgan/Selects";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/page.css";

interface PageProps {
  title: string;
  name: string;
  children: ComponentChildren;
}

export function Page({ title, name, children }: PageProps) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class={`page ${name}`}>{children}</main>
    </>
  );
}

/** The heading of a page: it takes the focus when one arrives from another page. */
export function Heading({ children }: { children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => arriveAt(heading.current), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function Masthead() {
  const words = wordsFor();
  return (
    <header class="masthead">
      <a class="brand" href="/">
        <img src="/favicon.svg" alt="" width="30" height="30" /> Kurgan
      </a>
      <span class="switches">
        <label>
          <span class="unseen">{words.get("language")}</span>
          <LanguageSelect />
        </label>
        <label>
          <span class="unseen">{words.get("table-theme")}</span>
          <ThemeSelect named={(each) => words.get(`table-theme-${each}`)} />
        </label>
      </span>
    </header>
  );
}

interface TroubleProps {
  words: Words;
  line: LineMessage;
  onAgain?: (() => void) | undefined;
}

/** What went wrong, in a sentence, and a way to try again. */
export function TroubleNote({ words, line, onAgain }: TroubleProps) {
  return (
    <div class="trouble" role="alert">
      <span>{words.get(words.has(line.key) ? line.key : "trouble-unexpected", line.values)}</span>
      {onAgain && (
        <button type="button" class="button" onClick={onAgain}>
          {words.get("try-again")}
        </button>
      )}
    </div>
  );
}
