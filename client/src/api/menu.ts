// What a seat may order, choice by choice. It comes in columns (there may be thousands), and is spread out here once.

import type { GroupMessage as Columns, OrdersMessage as Column, LineMessage, Position as Sent } from "kurgan/api/types";

/** One order that may be given: its words, the place it points at, what it costs its subject, if a move ends there. */
export interface ChoiceMessage {
  words: string;
  place: string;
  cost: number;
  stops: boolean;
}

/** All choices of one verb, and what each costs the side. Those that open order nothing yet: what follows is asked for. */
export interface OrdersMessage {
  verb: string;
  choices: ChoiceMessage[];
  price: number;
  opens: boolean;
}

/** What one subject may be told to do. */
export interface GroupMessage {
  subject: string;
  heading: LineMessage;
  orders: OrdersMessage[];
}

/** What a seat sees, hears and may do now. */
export type Position = Omit<Sent, "orders"> & { orders: GroupMessage[] };

/** A position as it was sent, its menu spread out. */
export function spread(sent: Sent): Position {
  return { ...sent, orders: once(menus, sent.orders, (orders) => orders.map(spreadGroup)) };
}

/** What one subject may do, spread out. */
export function spreadGroup(sent: Columns): GroupMessage {
  return once(groups, sent, ({ subject, heading, orders }) => ({ subject, heading, orders: orders.map(spreadOrders) }));
}

// What was sent once and has not changed since is spread out once: it stays the same object.
const menus = new WeakMap<Columns[], GroupMessage[]>();
const groups = new WeakMap<Columns, GroupMessage>();

function once<Key extends object, Found>(known: WeakMap<Key, Found>, key: Key, make: (key: Key) => Found): Found {
  const found = known.get(key) ?? make(key);
  known.set(key, found);
  return found;
}

function spreadOrders({ verb, said, places, price, costs, stops, words, opens }: Column): OrdersMessage {
  const ends = new Set(stops);
  const choices = places.map((place, which) => ({
    words: words[which] ?? (place ? `${said} ${place}` : said),
    place,
    cost: costs[which] ?? 0,
    stops: ends.has(which),
  }));
  return { verb, choices, price, opens };
}
