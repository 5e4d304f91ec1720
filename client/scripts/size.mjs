// What a guest downloads, compressed: the JavaScript that any visitor may load, whatever he plays, and beside it what belongs to
// each game and comes only with that game. Who is loaded by whom is in the manifest of the built page.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 120 * 1024; // of what any visitor loads
const MOST_OF_A_GAME = 90 * 1024; // and of each game, beside it
const folder = new URL("../../src/kurgan/server/static/", import.meta.url);

function manifest() {
  try {
    return JSON.parse(readFileSync(new URL(".vite/manifest.json", folder), "utf8"));
  } catch {
    console.error("There is no page: run `make page`.");
    process.exit(1);
  }
}

const parts = manifest();
const gameOf = ({ src = "" }) => src.match(/games\/(\w+)\/page\//)?.[1];
const entries = Object.entries(parts).filter(([, part]) => part.isEntry || part.isDynamicEntry);

/** These parts and all that they import at once. */
function loaded(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    loaded(parts[name].imports ?? [], found);
  }
  return found;
}

const namesOf = (isMeant) => entries.filter(([, part]) => isMeant(gameOf(part))).map(([name]) => name);
const shared = loaded(namesOf((game) => game === undefined));
const games = [...new Set(entries.map(([, part]) => gameOf(part)))].filter((game) => game !== undefined).sort();
const bytes = (name) => gzipSync(readFileSync(new URL(parts[name].file, folder)), { level: 9 }).length;
const row = (size, name) => console.log(`  ${(size / 1024).toFixed(1).padStart(7)} KB  ${name}`);

/** Some parts of the page, each with its size, and how much they are together. */
function report(title, names) {
  const files = [...names]
    .filter((name) => parts[name].file.endsWith(".js"))
    .map((name) => [bytes(name), parts[name].file]);
  const sum = files.reduce((all, [size]) => all + size, 0);
  console.log(title);
  for (const [size, file] of files.sort((one, other) => other[0] - one[0])) row(size, file);
  row(sum, "together");
  return sum;
}

const common = report("JavaScript that any visitor may load, gzipped", shared);
row(MOST, "allowed");
const own = games.map((game) => {
  const names = [...loaded(namesOf((each) => each === game))].filter((name) => !shared.has(name));
  return report(`and with ${game.replaceAll("_", " ")}`, names);
});
row(MOST_OF_A_GAME, "allowed for a game");
if (games.length === 0 || common > MOST || Math.max(...own) > MOST_OF_A_GAME) {
  console.error(games.length === 0 ? "No game has a page." : "The page is too large.");
  process.exit(1);
}
