// What is taken together in battle: the attackers of a plan, the defenders of an exchange, those who are lost.

import type { GroupMessage } from "kurgan/api/menu";
import type { Gathering } from "kurgan/table/gather";
import type { Opened } from "kurgan/table/looks";
import { planOf } from "../planning/plan";
import type { BattleView, View } from "../types";

export function gathering(
  view: View,
  orders: GroupMessage[],
  subject: string | null,
  opened: Opened,
): Gathering | null {
  const able = named(orders);
  if (view.step === "excess" && able.length > 0) return excess(view, able);
  if (view.battle && view.step === "losses" && able.length > 0) return losses(view, view.battle, able);
  if (view.battle && view.step === "removal" && able.length > 0) return removal(view, view.battle, able);
  return planOf(view, subject, opened);
}

/** The units that orders name: `lose su57`, `remove de48`. */
function named(orders: GroupMessage[]): string[] {
  const naming = orders.flatMap((group) => group.orders.filter(({ verb }) => verb === "lose" || verb === "remove"));
  return naming.flatMap(({ choices }) => choices.map(({ words }) => words.split(" ")[1] ?? ""));
}

const at =
  ({ units }: View, able: string[]) =>
  (place: string) =>
    able.filter((code) => units[code]?.hex === place);

/** Who is lost: the smallest loss is taken at first, and nobody whose loss is not needed. */
function losses(view: View, { due, cheapest }: BattleView, able: string[]): Gathering {
  const paid = (taken: readonly string[]) => taken.reduce((sum, code) => sum + (view.units[code]?.attack ?? 0), 0);
  const isSuperfluous = (taken: readonly string[]) =>
    taken.some((code) => paid(taken) - (view.units[code]?.attack ?? 0) >= due);
  const isPaid = (taken: readonly string[]) => paid(taken) >= due && !isSuperfluous(taken);
  return {
    name: `losses ${due} ${able.join(" ")}`,
    items: new Map(able.map((each) => [each, 1])),
    at: at(view, able),
    first: cheapest,
    orders: (taken) => (isPaid(taken) ? taken.map((code) => `lose ${code}`) : null),
    label(taken, words) {
      const left = due - paid(taken);
      if (left > 0) return words.get("losses-left", { left });
      return words.get(isSuperfluous(taken) ? "losses-over" : "losses-take", { count: taken.length });
    },
    called: (taken, words) =>
      taken.length > 0 && isPaid(taken) ? words.get("losses-take", { count: taken.length }) : null,
    asks: (taken, { values }, words) => words.get("losses-asks", { ...values, paid: paid(taken), total: due }),
  };
}

/** Which defenders are exchanged: any set that can be paid for. */
function removal(view: View, { exchanges }: BattleView, able: string[]): Gathering {
  const found = (taken: readonly string[]) =>
    exchanges.find(({ units }) => units.length === taken.length && units.every((each) => taken.includes(each)));
  return {
    name: `removal ${able.join(" ")}`,
    items: new Map(able.map((each) => [each, 1])),
    at: at(view, able),
    first: exchanges.at(-1)?.units ?? [],
    orders: (taken) => found(taken)?.orders ?? null,
    label(taken, words) {
      if (taken.length === 0) return words.get("removal-nobody");
      return words.get(found(taken) ? "removal-take" : "removal-dear", { cost: found(taken)?.cost ?? 0 });
    },
    called: (taken, words) => (found(taken) ? words.get("removal-take", { cost: found(taken)!.cost }) : null),
    asks: (_, { values }, words) => words.get("removal-asks", values),
  };
}

/** Who is lost where too many stand: one after the other. */
function excess(view: View, able: string[]): Gathering {
  return {
    name: `excess ${able.join(" ")}`,
    items: new Map(able.map((each) => [each, 1])),
    at: at(view, able),
    most: 1,
    first: [],
    orders: ([code]) => (code === undefined ? null : [`lose ${code}`]),
    label: (_, words) => words.get("excess-nobody"),
    called: ([code], words) => (code === undefined ? null : words.get("excess-take")),
  };
}
