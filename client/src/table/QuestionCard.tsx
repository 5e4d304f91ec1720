// The card of a question: what it is about and what each answer would lead to, beside the places it speaks of.

import { useRef } from "preact/hooks";
import { Buttons } from "kurgan/table/PromptBar";
import { isPhone, isQuestionLaid, questionPlaces } from "kurgan/table/question";
import { musterOf, useSitting } from "kurgan/table/sitting";
import { useBeside } from "kurgan/table/useClearing";
import "kurgan/table/question.css";

/** On the map, where there is room for it. */
export function QuestionCard() {
  const sitting = useSitting();
  const isLaid = isQuestionLaid(sitting);
  const card = useRef<HTMLElement>(null);
  const spot = useBeside(card, isLaid ? (questionPlaces(sitting) ?? []) : []);
  if (!isLaid) return null;
  return (
    <section
      ref={card}
      class="question"
      aria-label={sitting.words.get("table-question")}
      style={spot ?? { visibility: "hidden" }}
    >
      <Body />
      <div class="prompt-buttons">
        <Buttons />
      </div>
    </section>
  );
}

/** In the sheet of a phone. */
export function QuestionSheet() {
  const sitting = useSitting();
  if (!isPhone.value || questionPlaces(sitting) === null) return null;
  return (
    <article class="card">
      <Body />
    </article>
  );
}

function Body() {
  const sitting = useSitting();
  const { looks, selection } = sitting;
  if (!looks.Question) return null;
  return (
    <looks.Question
      {...musterOf(sitting)}
      orders={selection.orders.value}
      subject={selection.subject.value}
      onPick={(subject) => selection.pick(subject)}
    />
  );
}
