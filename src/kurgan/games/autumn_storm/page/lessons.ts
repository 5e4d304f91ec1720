// The guided first battle: what is taught, when it can be, and where to look. It goes by what may be ordered and what was
// heard, never by a plan: dice fall as they like, and the player may do things in another order.

import type { LineMessage } from "kurgan/api/types";
import type { Lesson, Moment } from "kurgan/table/looks";
import { COUNSEL, isBad, warningValues, whereInstead } from "./counsel";
import { attacks, mayFight, spearhead, whereToClose, whereToFight } from "./fights";
import {
  endsOf,
  flags,
  goal,
  hand,
  hasHeard,
  hasOrdered,
  held,
  isAimed,
  isAnyUnknown,
  isHolding,
  isOpen,
  isOwnTurn,
  isThirdTurn,
  isUnitHeld,
  lastOf,
  leftOf,
  lineOf,
  mayOrder,
  offers,
  ownLines,
  ownSide,
  placesOf,
  resultOf,
  subjects,
  unitOf,
  viewOf,
  whereToEnter,
  whereToFire,
  yesOrNo,
} from "./moments";

export const LESSONS: Lesson[] = [
  {
    key: "warning",
    isToRead: false,
    isLasting: true,
    isTimely: (moment) => isOwnTurn(moment) && isBad(moment),
    isDone: () => false,
    points: whereInstead,
    values: warningValues,
  },
  {
    key: "welcome",
    isToRead: true,
    isTimely: isOwnTurn,
    isDone: (moment) => hasOrdered(moment) || hasHeard(moment, "log-end"),
    points: (moment) => flags(moment).map(({ name }) => name),
    values: (moment) => ({ needs: ownSide(moment)?.needs ?? 0, last: viewOf(moment).last_turn }),
  },
  {
    key: "choose",
    isToRead: false,
    isTimely: isOwnTurn,
    isDone: (moment) => isUnitHeld(moment) || hasOrdered(moment),
    points: (moment) => placesOf(moment, [spearhead(moment)]),
    values: (moment) => unitValues(moment, spearhead(moment)),
  },
  {
    key: "move",
    isToRead: false,
    isTimely: (moment) => offers(moment, "move").length > 0,
    isDone: (moment) => hasHeard(moment, "log-moves", "log-ambushed"),
    points: whereToClose,
    values: (moment) => ({ held: yesOrNo(isUnitHeld(moment)) }),
  },
  {
    key: "scout",
    isToRead: false,
    isTimely: (moment) => offers(moment, "recon").length > 0,
    isDone: (moment) => hasHeard(moment, "log-recon"),
    points: (moment) => (isHolding(moment, "recon") ? [] : placesOf(moment, subjects(moment, "recon"))),
    values: (moment) => ({
      ...unitValues(moment, subjects(moment, "recon")[0]),
      unknown: yesOrNo(isAnyUnknown(moment)),
      held: yesOrNo(isHolding(moment, "recon")),
    }),
  },
  {
    key: "guns",
    isToRead: false,
    isTimely: (moment) => offers(moment, "bombard").length > 0,
    isDone: (moment) => hasHeard(moment, "log-guns"),
    points: whereToFire,
    values: (moment) => ({ held: hand(moment), by: pointer() }),
  },
  {
    key: "aim",
    isToRead: false,
    isTimely: mayFight,
    isDone: (moment) => isAimed(moment) || hasHeard(moment, "log-attack"),
    points: whereToFight,
    values: fightValues,
  },
  {
    key: "attack",
    isToRead: false,
    isTimely: mayFight,
    isDone: (moment) => hasHeard(moment, "log-attack"),
    points: whereToFight,
    values: fightValues,
  },
  {
    key: "result",
    isToRead: true,
    isTimely: (moment) => hasHeard(moment, "log-combat"),
    isDone: (moment) => lastOf(moment, "log-end") > lastOf(moment, "log-combat") && hasHeard(moment, "log-combat"),
    points: () => [],
    values: (moment) => ({ result: resultOf(ownLines(moment).slice(lastOf(moment, "log-combat"))) }),
  },
  {
    key: "seize",
    isToRead: false,
    isTimely: (moment) => isOpen(moment, goal(moment)),
    isDone: (moment) => hasHeard(moment, "log-takes") || isThirdTurn(moment),
    points: whereToEnter,
    values: goalValues,
  },
  {
    key: "end",
    isToRead: false,
    isTimely: isOwnTurn,
    isDone: (moment) => hasHeard(moment, "log-end"),
    points: () => [],
    values: (moment) => ({ left: leftOf(moment), more: yesOrNo(mayOrder(moment)) }),
  },
  {
    key: "enemy",
    isToRead: true,
    isTimely: (moment) => !isOwnTurn(moment) && endsOf(moment) === 1,
    isDone: (moment) => isOwnTurn(moment) && hasHeard(moment, "log-end"),
    points: () => [],
    values: () => ({}),
  },
  {
    key: "turn",
    isToRead: true,
    isTimely: (moment) => isOwnTurn(moment) && hasHeard(moment, "log-end"),
    isDone: isThirdTurn,
    points: (moment) => placesOf(moment, subjects(moment, "rest")),
    values: cardValues,
  },
  {
    key: "goal",
    isToRead: false,
    isTimely: (moment) => isOwnTurn(moment) && goal(moment) !== undefined,
    isDone: (moment) => hasHeard(moment, "log-takes") || isThirdTurn(moment),
    points: whereToEnter,
    values: goalValues,
  },
  ...COUNSEL,
];

// What the words speak of

function unitValues(moment: Moment, code: string | undefined): LineMessage["values"] {
  const unit = code === undefined ? undefined : unitOf(moment, code);
  const heading = moment.position.orders.find(({ subject }) => subject === code)?.heading;
  if (!unit || !heading) return { name: "", ratings: "" };
  return { name: heading.values["name"] ?? unit.label, ratings: `${unit.attack}-${unit.defence}-${unit.movement}` };
}

function fightValues(moment: Moment): LineMessage["values"] {
  const good = attacks(moment);
  const can = good.length > 0 ? "yes" : offers(moment, "attack").length > 0 ? "poor" : "no";
  return { can, held: yesOrNo(held(moment, good).length > 0), by: pointer() };
}

function cardValues(moment: Moment): LineMessage["values"] {
  const { event } = viewOf(moment);
  return event === null ? { drawn: "no", card: "" } : { drawn: "yes", card: lineOf(`card-${event}`) };
}

function goalValues(moment: Moment): LineMessage["values"] {
  const hex = goal(moment);
  if (!hex) return { place: "", value: 0, open: "no" };
  return {
    place: lineOf(`printed-${hex.name}`),
    value: hex.victory,
    open: yesOrNo(isOpen(moment, hex)),
  };
}

/** A finger cannot point without pressing. */
function pointer(): string {
  return matchMedia("(hover: none)").matches ? "finger" : "mouse";
}
