// Positions and offers as the server would send them, for tests of the page's own logic.

import type { ChoiceMessage, GroupMessage, OrdersMessage, Position } from "kurgan/api/menu";
import type { LineMessage, OrdersMessage as Column } from "kurgan/api/types";

export function line(key: string, values: LineMessage["values"] = {}, places: string[] = []): LineMessage {
  return { key, values, rule: "", places };
}

export function choice(words: string, place = "", cost = 0): ChoiceMessage {
  return { words, place, cost, stops: false };
}

/** What one subject may do: for each verb its choices. */
export function group(subject: string, verbs: Record<string, ChoiceMessage[]>, price = 0): GroupMessage {
  const orders = Object.entries(verbs).map(([verb, choices]) => ({ verb, choices, price, opens: false }));
  return { subject, heading: line(`unit-${subject}`), orders };
}

/** The same of orders that open: what follows their words is asked for. */
export function opening(subject: string, verbs: Record<string, ChoiceMessage[]>): GroupMessage {
  const { orders, ...named } = group(subject, verbs);
  return { ...named, orders: orders.map((each) => ({ ...each, opens: true })) };
}

/** A position that red has before it, red to move unless said otherwise. */
export function position(at: number, changes: Partial<Position> = {}): Position {
  return {
    kind: "position",
    seat: "red",
    at,
    to_move: "red",
    prompt: line("prompt"),
    view: {},
    orders: [],
    can_undo: false,
    heard_from: 0,
    heard: [],
    result: null,
    is_open: false,
    ...changes,
  };
}

/** A message with a menu as the server sends it. */
export function inColumns<Message extends { orders: GroupMessage[] }>(spread: Message) {
  return { ...spread, orders: spread.orders.map((each) => ({ ...each, orders: each.orders.map(columns) })) };
}

function columns({ verb, price, choices, opens }: OrdersMessage): Column {
  const stops = choices.flatMap(({ stops }, which) => (stops ? [which] : []));
  const [words, places, costs] = [
    choices.map(({ words }) => words),
    choices.map(({ place }) => place),
    choices.map(({ cost }) => cost),
  ];
  return { verb, said: "", places, price, costs, stops, words, opens };
}
