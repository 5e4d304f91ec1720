// Draws the NATO symbols of the counters once, with milsymbol, into a small sprite for each game that the page carries
// along. Run by hand when a kind or a size is added: node client/scripts/symbols.mjs

import { writeFileSync } from "node:fs";
import ms from "milsymbol";

const GAMES = {
  autumn_storm: {
    kinds: ["infantry", "armour", "recon", "hq"],
    sizes: ["company", "battalion", "regiment", "brigade", "division", "corps", "army"],
  },
  battle_for_stalingrad: {
    kinds: ["infantry", "armor", "engineer", "artillery", "militia"],
    sizes: ["battalion", "regiment", "brigade", "division"],
  },
};

// The six digits of APP-6 for each kind; those that are an empty frame get lines of our own in it.
const EMPTY = "000000";
const KINDS = {
  infantry: "121100",
  armour: "120500",
  armor: "120500",
  engineer: "140700",
  recon: "121300",
  artillery: EMPTY,
  militia: EMPTY,
  hq: EMPTY,
};
const SIZES = { company: 15, battalion: 16, regiment: 17, brigade: 18, division: 21, corps: 22, army: 23 };
const OWN_LINES = {
  hq: "M62 78V122M62 100H92M92 78V122M140 122L128 110M124 78a14 14 0 0 1 14 14v16a14 14 0 0 1-28 0v-16a14 14 0 0 1 14-14",
  artillery: "M90 100a10 10 0 1 0 20 0a10 10 0 1 0-20 0M97 100a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  militia: "M25 50L62 75M175 50L138 75M25 150L62 125M175 150L138 125M78 124V78L100 106L122 78V124",
};

/** All the lines of a symbol as one path; widths and colours are the page's. */
function lines(kind, size) {
  const sidc = `10031000${SIZES[size]}${KINDS[kind]}0000`;
  const drawn = new ms.Symbol(sidc, { fill: false, frame: true, monoColor: "white" }).asSVG();
  const paths = [...drawn.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  if (kind in OWN_LINES) paths.push(OWN_LINES[kind]);
  return paths
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ ?([a-zA-Z]) ?/g, "$1")
    .replace(/[ ,]+(?=-)/g, "");
}

const style = 'fill="none" stroke="#fff" stroke-width="8"';
for (const [game, { kinds, sizes }] of Object.entries(GAMES)) {
  const symbols = kinds.flatMap((kind) =>
    sizes.map(
      (size) => `<symbol id="${kind}-${size}" viewBox="19 9 162 147"><path d="${lines(kind, size)}"/></symbol>`,
    ),
  );
  const out = new URL(`../../src/kurgan/games/${game}/page/symbols.svg`, import.meta.url);
  writeFileSync(out, `<svg xmlns="http://www.w3.org/2000/svg" ${style}>\n${symbols.join("\n")}\n</svg>\n`);
}
