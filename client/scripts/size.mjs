// What a guest downloads before the first battle: all JavaScript of the built page, compressed, is at most 128 KB.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 128 * 1024;
const folder = new URL("../../src/kurgan/server/static/assets/", import.meta.url);
const sizes = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .sort()
  .map((name) => ({ name, bytes: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

const row = (name, bytes) => console.log(`  ${(bytes / 1024).toFixed(1).padStart(7)} KB  ${name}`);
console.log("JavaScript of the page, gzipped");
for (const { name, bytes } of sizes) row(name, bytes);
row("in all", total);
row("allowed", MOST);
if (sizes.length === 0 || total > MOST) {
  console.error(sizes.length === 0 ? "There is no page: run `make page`." : "The page is too large.");
  process.exit(1);
}
