// How a battle ended, on the stage where it was fought: the table has cleared it by the time it is told.

import type { LineMessage } from "kurgan/api/types";
import type { BattleView, FactorView, Shown, TotalView, View } from "./types";

const SHOTS = new Set(["log-fire", "log-fate"]);

/** The stage once more, with the last cards, who has fallen, and what each side gave for its hits. */
export function aftermath(before: View, after: View, lines: LineMessage[]): View | null {
  const over = lines.find(({ key }) => key === "log-battle-over");
  if (!over || !before.battle) return null;
  const shots = lines.filter(({ key }) => SHOTS.has(key));
  const forces = after.forces.map((each) => ({ ...each, is_engaged: over.places.includes(each.code) }));
  const battle = ended(before.battle, shots, over);
  return { ...after, forces, battle, losses: null, actor: null, step: "medal", advice: [], warning: null };
}

function ended(battle: BattleView, shots: LineMessage[], over: LineMessage): BattleView {
  const last = shots.at(-1)?.values ?? {};
  const totals = battle.totals.map((each) => {
    const total = Number(last[each.side] ?? each.total);
    return { ...each, total, factors: factors(each, total), hits: 0, borne: borne(over.values[each.side]) };
  });
  return { ...battle, stage: "medal", totals, shown: [...battle.shown, ...shots.map(shown)], prospects: [] };
}

/** What the last cards brought is counted with the others. */
function factors({ factors, total: before }: TotalView, total: number): FactorView[] {
  const others = factors.filter(({ label }) => label.key !== CARDS.key);
  const cards = factors.reduce((sum, { label, value }) => (label.key === CARDS.key ? sum + value : sum), 0);
  return total === before ? factors : [...others, { label: CARDS, value: cards + total - before }];
}

const CARDS: LineMessage = { key: "factor-cards", values: {}, rule: "7.5", places: [] };

function borne(value: LineMessage["values"][string] | undefined): LineMessage | null {
  return typeof value === "object" && "key" in value && value.values["hits"] !== 0 ? (value as LineMessage) : null;
}

function shown({ key, values, places }: LineMessage): Shown {
  const [face = ""] = places;
  const firefight = Number(values["number"]);
  const side = values["side"];
  return {
    side: typeof side === "object" && "key" in side ? side.key.replace("side-", "") : "",
    face,
    card: face.replace(/[+-]\d+$/, ""),
    firefight,
    use: key === "log-fate" ? "fate" : "firefight",
    own: Math.max(0, firefight),
    enemy: Math.min(0, firefight),
  };
}
