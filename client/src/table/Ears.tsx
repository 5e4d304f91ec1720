// For those who hear the page: the prompt, the news, a hint, and the place under the keyboard's cursor.

import { useEffect, useState } from "preact/hooks";
import { hintsAloud } from "kurgan/table/Hints";
import { gatherLabel } from "kurgan/table/labels";
import { actionWord, costWord } from "kurgan/table/offers";
import { sentence } from "kurgan/table/sentence";
import { useSitting, type Sitting } from "kurgan/table/sitting";

const NEWEST = 6; // lines read aloud at once; the rest is in the log

export function Ears() {
  const sitting = useSitting();
  const { selection, link, words } = sitting;
  const log = link.log.value;
  const [heard, setHeard] = useState(log.length);
  const [news, setNews] = useState("");
  useEffect(() => {
    if (log.length > heard)
      setNews(
        log
          .slice(heard)
          .slice(-NEWEST)
          .map((line) => words.say(line))
          .join(" "),
      );
    setHeard(log.length);
  }, [log.length]);
  return (
    <>
      <p class="unseen" aria-live="polite">
        {news}
      </p>
      <p class="unseen" aria-live="polite">
        {sentence(sitting)}
      </p>
      <p class="unseen" aria-live="polite">
        {selection.doubt.isReminded.value && sentence(sitting)}
      </p>
      <p class="unseen" aria-live="polite">
        {hintsAloud(sitting)}
      </p>
      <p class="unseen" aria-live="polite">
        {cursorLine(sitting)}
      </p>
    </>
  );
}

/** The place under the cursor, and what is legal there. */
function cursorLine(sitting: Sitting): string {
  const { looks, selection, scene, playback, words } = sitting;
  const place = selection.cursor.value;
  if (!selection.isByKeys.value || place === null || !playback.shown.value) return "";
  const said = [looks.describe(scene, playback.shown.value.view, place, words), ...legalAt(sitting, place)];
  return said.map((each) => (/[.!?]$/.test(each) ? each : `${each}.`)).join(" "); // who listens hears where one ends
}

/** What may be ordered of a place; where several are taken together, how many of those who stand there are, or all that is. */
function legalAt(sitting: Sitting, place: string): string[] {
  const { selection, words } = sitting;
  const { subject, gather, roster } = selection;
  if (selection.way.isOn.value) return [];
  const { taken, all } = gather.countAt(place);
  if (all > 0) return [words.get("table-taken", { taken, all })];
  const isOwn = subject.value !== null && roster.placeOf(subject.value) === place;
  if (isOwn && gather.gathering.value)
    return [gather.orders.value ? words.get("table-may", { action: gatherLabel(sitting) }) : gatherLabel(sitting)];
  return selection.offersAt(place).map((offer) => {
    const { cost, stops } = offer.choice;
    const may = words.get("table-may", { action: actionWord(words, offer.verb) });
    const costs = costWord(words, offer) || (cost > 0 ? words.get("table-costs", { cost }) : "");
    return [may, costs, stops ? words.get("table-must-stop") : ""].filter(Boolean).join(", ");
  });
}
