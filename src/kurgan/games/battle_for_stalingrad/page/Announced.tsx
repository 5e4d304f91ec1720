// A card has been announced: it lies large in the middle while the other side may answer; the prompt asks for it.

import { ActionFace } from "./faces";
import { actionCard, firefightOf, type TableProps } from "./reading";

export function Announced(props: TableProps) {
  const { orders, scene, view, words } = props;
  const { event_face: face, event_side: side } = view;
  const card = face ? actionCard(scene, face) : undefined;
  if (!card || !face || view.step !== "reaction") return null;
  const key = view.actor === view.seat ? "bs-answer" : "bs-answer-awaited";
  return (
    <section class="bs-announced" aria-label={words.text(card.title)}>
      <div data-place={`${side}/event/${face}`}>
        <ActionFace card={card} firefight={firefightOf(face)} words={words} count={1} />
      </div>
      <div class="bs-announced-text">
        <p class="bs-announced-who">{words.get("bs-announces", { side: words.get(`side-${side}`) })}</p>
        <p>{words.get(key, { count: orders.filter((group) => group.subject !== "").length })}</p>
      </div>
    </section>
  );
}
