// How long ago something was, as one would say it.

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(when: string, language: string, now = Date.now()): string {
  const seconds = (Date.parse(when) - now) / 1000;
  const [unit, length] = UNITS.find(([, each]) => -seconds >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(
    unit === "second" ? 0 : Math.round(seconds / length),
    unit,
  );
}
