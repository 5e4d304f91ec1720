// The prompt in plain text, for eyes and for ears.

import type { GroupMessage } from "kurgan/api/menu";
import { modes } from "kurgan/table/labels";
import { SIDE, tableLine } from "kurgan/table/offers";
import type { Selection } from "kurgan/table/selection";
import type { Sitting } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";

export function sentence({ decline, looks, selection, link, scene, playback, words }: Sitting): string {
  const shown = playback.shown.value;
  if (!shown) return "";
  const told = playback.told.value;
  if (told?.kind === "move") return words.say(told.line); // what has a card is read there
  if (playback.isRolling.value) return words.get("table-rolling");
  if (!playback.isNewest.value) return words.get(playback.isPaused.value ? "table-earlier" : "table-replaying");
  if (decline.isHolding.value) return words.get("table-holding");
  if (decline.due.value) return words.get("table-declining");
  const { gathering, taken } = selection.gather;
  const counted = gathering.value?.asks?.(taken.value, shown.prompt, words);
  if (counted) return counted;
  const group = selection.orders.value.find((each) => each.subject === selection.subject.value);
  if (!group) return shown.result ? words.say(shown.result.line) : tableLine(words, shown.prompt);
  if (selection.way.hindrance.value) return words.say(selection.way.hindrance.value);
  const offer = selection.offers.value[0];
  const title = offer && link.forecasts.value.get(offer.choice.words)?.title;
  if (title)
    return words.get(selection.way.isOn.value ? "table-would-lead" : "table-would", {
      what: withOthers(selection, words.say(title), words),
    });
  if (selection.way.isOn.value) return words.get("table-choose-way", { who: tableLine(words, group.heading) });
  if (group.subject === SIDE) {
    const own = `action-${selection.mode.value}-asks`; // a game may have a sentence for it
    if (words.has(own)) return words.get(own);
    return words.get("table-choose-side", { action: modes(words, group, selection.mode.value) });
  }
  const lights = new Set(selection.marks.value.map((mark) => mark.light));
  if (lights.size === 0 && selection.openings.isUnderWay.value) return tableLine(words, group.heading);
  if (lights.size === 0 && offer) return looks.asks?.(scene, offer.choice, words) ?? tableLine(words, group.heading);
  const moves = lights.has("go") || lights.has("stop") || lights.has("rail");
  const fights = lights.has("attack") || lights.has("reach");
  const what = moves && fights ? "both" : moves ? "go" : fights ? "attack" : "none";
  return words.get(`table-choose-${what}`, { who: whoIn(selection, group, words) });
}

/** What is foreseen of one of those who go together is said of them all. */
function withOthers(selection: Selection, what: string, words: Words): string {
  const others = selection.group.members.value.length - 1;
  return others > 0 ? words.get("table-along", { what, others }) : what;
}

/** The one whose orders are lit, or how many go together. */
function whoIn(selection: Selection, { heading }: GroupMessage, words: Words): string {
  const others = selection.group.members.value.length - 1;
  const first = tableLine(words, heading);
  return others > 0 ? words.get("table-group", { first, others }) : first;
}
