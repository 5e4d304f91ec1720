// The scores in the header; under them how each side stands, in sentences, and the rule that says so.

import type { ComponentChildren } from "preact";
import { Disclosure } from "kurgan/table/Disclosure";
import type { HeaderProps } from "kurgan/table/looks";
import { RuleBeneath } from "kurgan/table/Said";
import type { Words } from "kurgan/words/words";

interface ScoresProps {
  title: string;
  /** How each side stands. */
  said: string[];
  face: ComponentChildren;
  /** How the classes of a game begin: `<look>-scores` and, beneath, `<look>-standing`. */
  look: string;
  words: Words;
  /** The rule of victory. */
  rule: string;
  onRule: HeaderProps["onRule"] | undefined;
  /** What else there is to say. */
  children: ComponentChildren;
}

export function Scores({ title, said, face, look, words, rule, onRule, children }: ScoresProps) {
  return (
    <Disclosure look={`${look}-scores`} description={`${title} ${said.join(" ")}`} face={face}>
      {(close) => (
        <section class={`${look}-standing`}>
          <h3>{title}</h3>
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {children}
          <RuleBeneath number={rule} {...{ words, close, onRule }} />
        </section>
      )}
    </Disclosure>
  );
}
