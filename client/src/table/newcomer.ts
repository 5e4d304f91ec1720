// Somebody who has not finished two battles yet is a newcomer: he gets easier pictures, until he chooses otherwise.

const FINISHED = "kurgan-finished";
const ENOUGH = 2;

export function isNewcomer(): boolean {
  return finished().length < ENOUGH;
}

/** A battle of one's own has come to its end; told twice, it counts once. */
export function hasFinished(match: string): void {
  const matches = finished();
  if (matches.length < ENOUGH && !matches.includes(match))
    localStorage.setItem(FINISHED, [...matches, match].join(" "));
}

function finished(): string[] {
  return (localStorage.getItem(FINISHED) ?? "").split(" ").filter(Boolean);
}
