// Which matches are played with the coach: whoever comes back to one finds him there, until he was sent away.

const LESSONS = "kurgan-lessons";

export function beginLesson(match: string): void {
  keep([...lessons().filter((each) => each !== match), match]);
}

export function leaveLesson(match: string): void {
  keep(lessons().filter((each) => each !== match));
}

/** Where a match goes on: with the coach, if he was there. */
export function addressOf(match: string): string {
  return lessons().includes(match) ? `/match/${match}?lesson=1` : `/match/${match}`;
}

function lessons(): string[] {
  return (localStorage.getItem(LESSONS) ?? "").split(" ").filter(Boolean);
}

function keep(matches: string[]): void {
  localStorage.setItem(LESSONS, matches.join(" "));
}
