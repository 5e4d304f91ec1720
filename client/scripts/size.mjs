// What a guest downloads for a battle: the JavaScript of the built page and of one game, compressed, is at most 120 KB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 120 * 1024;
const folder = new URL("../../src/kurgan/server/static/assets/", import.meta.url);
const sizes = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .sort()
  .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }));
const isGame = ({ name }) => name.startsWith("game-");
const games = sizes.filter(isGame);
const shared = sizes.filter((each) => !isGame(each)).reduce((sum, { bytes }) => sum + bytes, 0);
const largest = shared + Math.max(...games.map(({ bytes }) => bytes));

const row = (name, bytes) => console.log(`  ${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log("JavaScript of the page, gzipped");
for (const { name, bytes } of sizes) row(name, bytes);
row("with one game, the largest", largest);
row("allowed", MOST);
if (games.length === 0 || largest > MOST) {
  console.error(games.length === 0 ? "There is no page: run `make page`." : "The page is too large.");
  process.exit(1);
}
