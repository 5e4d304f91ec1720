import { expect, test, vi } from "vitest";
import { Listing } from "kurgan/pages/listing";

/** A server whose list is these ids; what was asked is written down. */
function serving(ids: () => string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const query = new URLSearchParams(path.split("?")[1]);
    const [first, count] = [Number(query.get("from")), Number(query.get("count"))];
    const matches = ids()
      .slice(first, first + count)
      .map((id) => ({ id }));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ matches, total: ids().length }) });
  });
  return asked;
}

const numbered = (count: number) => Array.from({ length: count }, (_, place) => `m${place}`);
const shown = (listing: Listing) => listing.matches.value.map(({ id }) => id);

test("a list is shown a page at a time, to its end", async () => {
  serving(() => numbered(45));
  const listing = new Listing();
  await listing.again();
  expect([shown(listing), listing.left.value]).toEqual([numbered(20), 25]);
  await listing.more();
  await listing.more();
  expect([shown(listing), listing.left.value]).toEqual([numbered(45), 0]);
});

test("a match that moves up meanwhile is not shown twice, and none is left out", async () => {
  let ids = numbered(30);
  serving(() => ids);
  const listing = new Listing();
  await listing.again();
  ids = ["m25", ...numbered(30).filter((id) => id !== "m25")];
  await listing.more();
  expect(new Set(shown(listing)).size).toBe(shown(listing).length);
  expect(shown(listing)).toContain("m29");
  expect(listing.left.value).toBe(0);
});

test("what is looked up again is as much as was shown", async () => {
  const asked = serving(() => numbered(60));
  const listing = new Listing();
  await listing.again();
  await listing.more();
  await listing.again();
  expect([shown(listing).length, asked.at(-1)]).toEqual([40, "/api/matches?from=0&count=40"]);
});

test("what goes wrong is said, and what is shown stays", async () => {
  serving(() => numbered(30));
  const listing = new Listing();
  await listing.again();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
  await listing.more();
  expect([listing.trouble.value?.key, shown(listing).length]).toEqual(["trouble-unreachable", 20]);
});
