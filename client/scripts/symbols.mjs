// Draws the NATO symbols of the counters once, with milsymbol, into a small sprite that the page carries along.
// Run by hand when a kind or a size is added: node client/scripts/symbols.mjs

import { writeFileSync } from "node:fs";
import ms from "milsymbol";

const OUT = new URL("../../src/kurgan/games/autumn_storm/page/symbols.svg", import.meta.url);

// The six digits of APP-6 for each kind; a headquarters is an empty frame, with letters of our own in it.
const KINDS = { infantry: "121100", armour: "120500", recon: "121300", hq: "000000" };
const SIZES = { company: 15, battalion: 16, regiment: 17, brigade: 18, division: 21, corps: 22, army: 23 };
const HEADQUARTERS =
  "M62 78V122M62 100H92M92 78V122M140 122L128 110M124 78a14 14 0 0 1 14 14v16a14 14 0 0 1-28 0v-16a14 14 0 0 1 14-14";

/** All the lines of a symbol as one path; widths and colours are the page's. */
function lines(kind, size) {
  const sidc = `10031000${size}${KINDS[kind]}0000`;
  const drawn = new ms.Symbol(sidc, { fill: false, frame: true, monoColor: "white" }).asSVG();
  const paths = [...drawn.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  if (kind === "hq") paths.push(HEADQUARTERS);
  return paths
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/[ ,]+(?=-)/g, "");
}

const symbols = Object.keys(KINDS).flatMap((kind) =>
  Object.entries(SIZES).map(
    ([size, code]) => `<symbol id="${kind}-${size}" viewBox="19 9 162 147"><path d="${lines(kind, code)}"/></symbol>`,
  ),
);
const style = 'fill="none" stroke="#fff" stroke-width="8"';
writeFileSync(OUT, `<svg xmlns="http://www.w3.org/2000/svg" ${style}>\n${symbols.join("\n")}\n</svg>\n`);
