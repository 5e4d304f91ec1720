// The card of a question: what it is about and what each answer would lead to. It is in the panel, for the map has the places
// it speaks of; the buttons that answer it stay with the prompt.

import { questionPlaces } from "kurgan/table/question";
import { musterOf, useSitting } from "kurgan/table/sitting";
import "kurgan/table/question.css";

export function QuestionCard() {
  const sitting = useSitting();
  const { looks, selection, words } = sitting;
  if (!looks.Question || questionPlaces(sitting) === null) return null;
  return (
    <section class="card question" aria-label={words.get("table-question")}>
      <looks.Question
        {...musterOf(sitting)}
        orders={selection.orders.value}
        subject={selection.subject.value}
        onPick={(subject) => selection.pick(subject)}
      />
    </section>
  );
}
