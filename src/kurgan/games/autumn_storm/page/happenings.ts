// What deserves more than a line in the log: dice with what came of them, and cards.

import type { LineMessage } from "kurgan/api/types";
import type { Happening } from "kurgan/table/looks";

const OUTCOMES = new Set(["log-retreats", "log-retreats-unseen", "log-stands", "log-eliminated", "log-takes"]);

export function happenings(lines: LineMessage[]): Happening[] {
  return lines.flatMap((line, i): Happening[] => {
    const { die, card, effect } = line.values;
    if (line.key === "log-event" && isLine(card) && isLine(effect)) {
      return [{ kind: "card", title: card, text: effect, line }];
    }
    if (line.key === "log-ambushed") return [ambush(line)];
    return isDie(line.key) && typeof die === "number"
      ? [{ kind: "die", die, line, details: outcomes(lines.slice(i + 1)) }]
      : [];
  });
}

/** Whoever ran into an enemy is told so on a card of its own, with what was known of it. */
function ambush(line: LineMessage): Happening {
  const said = (key: string): LineMessage => ({ ...line, key });
  return { kind: "card", label: "ambush-label", title: said("ambush-title"), text: said("ambush-text"), line };
}

function isDie(key: string): boolean {
  return key === "log-combat" || key === "log-recovery" || key.startsWith("log-shelled-");
}

function isLine(value: LineMessage["values"][string] | undefined): value is LineMessage {
  return typeof value === "object" && "key" in value;
}

/** The lines that follow a die and tell what it did, up to the next thing that happened. */
function outcomes(lines: LineMessage[]): LineMessage[] {
  const end = lines.findIndex(({ key }) => !OUTCOMES.has(key));
  return end < 0 ? lines : lines.slice(0, end);
}
