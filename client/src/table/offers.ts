// What the server offers, asked from the side of the map: which orders has this subject, which point at this place?

import type { ChoiceMessage, GroupMessage, OrdersMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";

/** Orders that are said to no unit and no card belong to the side itself. */
export const SIDE = "";

/** One order, with the verb and the price that stand above it in the menu. */
export interface Offer {
  subject: string;
  verb: string;
  price: number;
  choice: ChoiceMessage;
}

/** Everything that can be ordered now. */
export function allOffers(orders: GroupMessage[]): Offer[] {
  return listed(orders, (each) => !each.opens);
}

/** What a subject could be told next, but not ordered: which orders follow its words is to be asked for. */
export function openingsOf(orders: GroupMessage[], subject: string | null): Offer[] {
  return listed(
    orders.filter((group) => group.subject === subject),
    (each) => each.opens,
  );
}

/** The opening that an order in these words begins with. */
export function openingTo(orders: GroupMessage[], words: string): Offer | undefined {
  return listed(orders, (each) => each.opens).find(({ choice }) => words.startsWith(`${choice.words} `));
}

function listed(orders: GroupMessage[], isMeant: (orders: OrdersMessage) => boolean): Offer[] {
  return orders.flatMap(({ subject, orders }) =>
    orders
      .filter(isMeant)
      .flatMap(({ verb, price, choices }) => choices.map((choice) => ({ subject, verb, price, choice }))),
  );
}

/** A menu in which the orders that follow an opening stand in its place, as if they had been there from the start. What
 * nobody has asked about stays as it is. */
export function unfolded(orders: GroupMessage[], opened: ReadonlyMap<string, GroupMessage[]>): GroupMessage[] {
  const isAnswered = ({ opens, choices }: OrdersMessage) => opens && choices.some(({ words }) => opened.has(words));
  if (!orders.some((group) => group.orders.some(isAnswered))) return orders;
  const found: GroupMessage[] = [];
  const add = (group: GroupMessage) => {
    const at = found.findIndex(({ subject }) => subject === group.subject);
    if (at < 0) found.push(group);
    else found[at] = { ...found[at]!, orders: [...found[at]!.orders, ...group.orders] };
  };
  for (const group of orders) {
    if (!group.orders.some(isAnswered)) add(group);
    else for (const each of group.orders) withFollowers({ ...group, orders: [each] }, opened).forEach(add);
  }
  return found.filter((group) => group.orders.length > 0);
}

/** One row of a menu, or what follows it. */
function withFollowers(group: GroupMessage, opened: ReadonlyMap<string, GroupMessage[]>): GroupMessage[] {
  const [row] = group.orders;
  if (!row?.opens) return [group];
  const closed = row.choices.filter(({ words }) => !opened.has(words));
  const followers = row.choices.flatMap(({ words }) => unfolded(opened.get(words) ?? [], opened));
  const rest = closed.length > 0 ? [{ ...row, choices: closed }] : [];
  return [{ ...group, orders: rest }, ...followers];
}

export function offersOf(orders: GroupMessage[], subject: string | null): Offer[] {
  return allOffers(orders.filter((group) => group.subject === subject));
}

/** The same menu with no order of the side's own to places but those of one verb. */
export function inMode(orders: GroupMessage[], verb: string): GroupMessage[] {
  const isMeant = (each: OrdersMessage) => each.verb === verb || each.choices.every(({ place }) => place === "");
  return orders.map((group) => (group.subject === SIDE ? { ...group, orders: group.orders.filter(isMeant) } : group));
}

/** What the subject may do to a place, and after it what the side may. */
export function offersAt(orders: GroupMessage[], subject: string | null, place: string): Offer[] {
  const subjects = subject === SIDE ? [SIDE] : [subject, SIDE];
  const found = subjects.flatMap((each) => offersOf(orders, each).filter((offer) => offer.choice.place === place));
  const isOwn = found[0]?.subject === subject;
  return isOwn ? found : [];
}

/** Does it point at a place? What is done on the spot needs no pointing. */
export function isPlaced({ subject, choice }: Offer): boolean {
  return choice.place !== "" && choice.place !== subject;
}

/** What the main button says of some orders, and what plain ones say: what gives something up is never the main one. */
export function mainOf(offers: Offer[], forgoes: ReadonlySet<string> = new Set()): { main?: Offer; others: Offer[] } {
  const main = offers.find(({ verb }) => !forgoes.has(verb));
  return main ? { main, others: offers.filter((each) => each !== main) } : { others: offers };
}

/** The verb as a button says it: `action-<verb>`, or the word a player would type. */
export function actionWord(words: Words, verb: string): string {
  if (words.has(`action-${verb}`)) return words.get(`action-${verb}`);
  const typed = words.get(`verb-${verb}`);
  return typed.charAt(0).toLocaleUpperCase(words.language) + typed.slice(1);
}

/** The button that lights up what the side may do to places: `mode-<verb>`, or the verb itself. */
export function modeWord(words: Words, verb: string): string {
  return words.has(`mode-${verb}`) ? words.get(`mode-${verb}`) : actionWord(words, verb);
}

type Labelled = Pick<Offer, "subject" | "verb" | "price"> & { choice?: ChoiceMessage };

/** "Attack · 1 CP": what a button will do and cost; a game may say of an order what its verb alone does not. */
export function label(words: Words, offer: Labelled, called?: string | null): string {
  const action = called ?? actionWord(words, offer.verb);
  return [action, priceWord(words, offer), costWord(words, offer)].filter(Boolean).join(" · ");
}

/** What the order costs its side, in the game's word for this verb (`price-<verb>`) or for all (`price`), if it has one.
 * Only what is said to a subject can be remarkably free (`price-free`). */
export function priceWord(words: Words, { subject, verb, price }: Labelled): string {
  if (price === 0) return subject !== SIDE && words.has("price-free") ? words.get("price-free") : "";
  const key = words.has(`price-${verb}`) ? `price-${verb}` : "price";
  return words.has(key) ? words.get(key, { price }) : "";
}

/** What the choice costs its subject, where a game has a word for it: `cost-<verb>`. */
export function costWord(words: Words, { verb, choice }: Labelled): string {
  return choice && words.has(`cost-${verb}`) ? words.get(`cost-${verb}`, { cost: choice.cost }) : "";
}

/** A line as the table says it: a game may put `<key>-table` beside what it says at a terminal. */
export function tableLine(words: Words, line: LineMessage): string {
  const key = `${line.key}-table`;
  return words.has(key) ? words.get(key, line.values) : words.say(line);
}
