// Sentences with the number of their rule: every number is a way into the rulebook.

import { Fragment } from "preact";
import type { LineMessage } from "kurgan/api/types";
import { useSitting } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";

interface RuleNumberProps {
  number: string;
  words: Words;
  onRead(): void;
}

function RuleNumber({ number, words, onRead }: RuleNumberProps) {
  return (
    <button
      type="button"
      class="rule-link"
      aria-label={words.get("table-rule", { number })}
      onClick={(event) => {
        event.stopPropagation();
        onRead();
      }}
    >
      [{number}]
    </button>
  );
}

interface RuleBeneathProps {
  number: string;
  words: Words;
  close(): void;
  onRule: ((number: string) => void) | undefined;
}

/** A rule's number beneath a button: whoever reads it closes what it stands in. Nothing where no rulebook is at hand. */
export function RuleBeneath({ number, words, close, onRule }: RuleBeneathProps) {
  if (!onRule) return null;
  const read = () => {
    close();
    onRule(number);
  };
  return <RuleNumber number={number} words={words} onRead={read} />;
}

export function RuleLink({ number }: { number: string }) {
  const { panel, words } = useSitting();
  return <RuleNumber number={number} words={words} onRead={() => panel.readRule(number)} />;
}

/** A line and its rule; the number never stands alone on a row. */
export function Said({ line }: { line: LineMessage }) {
  const { words } = useSitting();
  const said = words.say(line);
  if (!line.rule) return <>{said}</>;
  const last = said.lastIndexOf(" ") + 1;
  return (
    <>
      {said.slice(0, last)}
      <span class="unbroken">
        {said.slice(last)} <RuleLink number={line.rule} />
      </span>
    </>
  );
}

function RuleLinks({ numbers }: { numbers: string[] }) {
  return (
    <>
      {numbers.map((number, count) => (
        <Fragment key={number}>
          {count > 0 && " "}
          <RuleLink number={number} />
        </Fragment>
      ))}
    </>
  );
}

/** Prose of the rulebook, in which `[5.3]` is a link. */
export function Prose({ text }: { text: string }) {
  const parts = text.split(/\[(\d[\d., ]*)\]/);
  return <>{parts.map((part, count) => (count % 2 ? <RuleLinks key={count} numbers={part.split(", ")} /> : part))}</>;
}
