// What the server tells of something that it told before: only what has changed (server/changes.py says how). What has not is
// the same object as before, so whoever draws it need not draw it again.

type Part = { [key: string]: unknown };

const RUNS = "";

/** The later of the earlier and a change of it. */
export function changed(before: unknown, by: unknown): unknown {
  if (Array.isArray(by)) return by[0];
  const parts = by as Part;
  if (Object.keys(parts).length === 0) return before;
  return Array.isArray(before) ? inPlaces(before, parts) : inKeys(before as Part, parts);
}

/** Some things that were told one after the other: the first whole, of the others what changed in their view. */
export function putTogether<Seen extends { view: unknown }>(told: Seen[]): Seen[] {
  let view: unknown = null;
  return told.map((each, place) => {
    view = place === 0 ? each.view : changed(view, each.view);
    return { ...each, view };
  });
}

function inKeys(before: Part, parts: Part): Part {
  const made = { ...before };
  for (const [key, by] of Object.entries(parts)) {
    if (Array.isArray(by) && by.length === 0) delete made[key];
    else made[key] = changed(made[key], by);
  }
  return made;
}

/** A list is first put together from runs of the old one; what stands behind its end is new. */
function inPlaces(before: unknown[], { [RUNS]: runs, ...parts }: Part): unknown[] {
  const taken = runs as [number, number][] | undefined;
  const made = taken ? taken.flatMap(([start, end]) => before.slice(start, end)) : [...before];
  for (const [place, by] of Object.entries(parts)) made[Number(place)] = changed(made[Number(place)], by);
  return made;
}
