// What deserves more than a line in the log: events outside battles (a battle has its own stage), what was cancelled, and
// how a battle came out.

import type { LineMessage } from "kurgan/api/types";
import type { Happening } from "kurgan/table/looks";

const IN_BATTLE = "7.4";

export function happenings(lines: LineMessage[]): Happening[] {
  return lines.flatMap((line, i): Happening[] => {
    if (line.key === "log-event" && line.rule !== IN_BATTLE) return [played(line)];
    if (line.key === "log-cancelled") return [cancelled(line)];
    return line.key === "log-hits" ? [fought(line, lines.slice(0, i))] : [];
  });
}

function played(line: LineMessage): Happening {
  const { title = "", text = "" } = line.values;
  return { kind: "card", title: said(title), text: said(text), line };
}

function cancelled(line: LineMessage): Happening {
  const { by = "" } = line.values;
  return { kind: "card", label: "bs-use-reaction", title: said(by), text: line, line };
}

/** Both fates and the hits they led to; the stage may be cleared already when it is read. */
function fought(line: LineMessage, before: LineMessage[]): Happening {
  const fates = before.filter(({ key }) => key === "log-fate").slice(-2);
  const [one = "", two = ""] = fates.map(({ values }) => ({ ...NOTHING, key: "bs-result-fate", values }));
  const text = { key: "bs-result", values: { one, two, hits: line }, rule: line.rule, places: [] };
  return { kind: "card", label: "bs-battle", title: said({ key: "bs-result-title", ...NOTHING }), text, line };
}

const NOTHING = { values: {}, rule: "", places: [] };

/** A value of a line as a line of its own. */
function said(text: LineMessage["values"][string]): LineMessage {
  return { ...NOTHING, key: "bs-said", values: { text } };
}
