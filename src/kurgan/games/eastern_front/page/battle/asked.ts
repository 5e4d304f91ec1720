// Which questions of battle have a card, and which places it is about.

import type { GroupMessage } from "kurgan/api/menu";
import { allOffers } from "kurgan/table/offers";
import type { View } from "../types";

const ASKED = new Set(["stand", "buy", "removal", "losses", "retreat", "advance", "excess"]);

export function question(view: View, orders: GroupMessage[]): string[] | null {
  if (!ASKED.has(view.step)) return null;
  const { battle, units } = view;
  const named = [...(battle?.attackers ?? []), ...(battle?.beaten ?? []), ...orders.map(({ subject }) => subject)];
  const standing = named.flatMap((code) => units[code]?.hex ?? []);
  const lit = allOffers(orders).map(({ choice }) => choice.place);
  return [...new Set([battle?.fallback ?? "", battle?.target ?? "", ...standing, ...lit])].filter(
    (place) => place !== "",
  );
}
