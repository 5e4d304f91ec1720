// The pictograms of the action cards: a few motifs each, placed in a square of 64.

import { MOTIFS, type Motif, type MotifName } from "./motifs";
import type { CardAction } from "./types";

/** A motif, where its middle is, its size (negative: mirrored) and its turn in degrees. */
type Placed = [motif: MotifName, x: number, y: number, size: number, turn?: number];

const EMBLEMS: Record<string, Placed[]> = {
  stuka: [["stuka", 32, 24, 0.98, -9], ["bomb", 36, 49, 0.66, -9], ["bullets", 14, 8, 0.42, -70], ["bullets", 50, 6, 0.36, -70]],
  nebelwerfer: [["nebelwerfer", 32, 34, 0.95], ["tracks", 32, 8, 0.5]],
  flamethrower: [["lance", 31, 38, 0.92], ["jet", 48, 18, 0.62, -38]],
  "assault-guns": [["assaultGun", 30, 42, 1], ["burst", 57, 31, 0.5], ["arrow", 18, 15, 0.5, 90], ["arrow", 40, 15, 0.5, 90]],
  rats: [["rat", 32, 40, 1], ["helmet", 30, 16, 0.86, -8]],
  crossfire: [["bullets", 38, 22, 0.95, -52], ["bullets", 26, 22, -0.95, 52], ["machineGun", 14, 50, 0.7, -28], ["machineGun", 50, 50, -0.7, 28]],
  cellar: [["wall", 32, 32, 1], ["burst", 32, 41, 0.52]],
  "carpet-bombing": [["bomb", 14, 14, 0.78], ["bomb", 32, 22, 0.78], ["bomb", 50, 14, 0.78], ["burst", 14, 50, 0.66], ["burst", 32, 54, 0.66], ["burst", 50, 50, 0.66]],
  airlift: [["transport", 32, 20, 1], ["parachute", 18, 43, 0.8], ["parachute", 45, 47, 0.8]],
  railhead: [["boxcar", 32, 31, 0.98], ["goods", 32, 31, 1], ["track", 32, 58, 0.9]],
  thrust: [["bolt", 32, 30, 1], ["tank", 24, 52, 0.55]],
  "battle-group": [["unit", 32, 18, 0.95], ["unit", 17, 47, 0.95], ["unit", 47, 47, 0.95], ["bracket", 32, 35, 0.52], ["plus", 55, 14, 0.8]],
  reconnaissance: [["scout", 32, 23, 0.86], ["eye", 32, 52, 0.68]],
  "ferries-under-fire": [["steamer", 32, 38, 0.82], ["waves", 32, 54, 0.9], ["splash", 10, 30, 0.8], ["splash", 54, 24, 0.9]],
  dump: [["flame", 32, 20, 1.1], ["crate", 20, 50, 0.95], ["crate", 44, 50, 0.95], ["crate", 32, 34, 0.8]],
  "knights-cross": [["ribbon", 32, 14, 0.9], ["crossOutline", 32, 40, 0.86], ["cross", 32, 40, 0.62]],
  staff: [["map", 32, 32, 1]],
  "to-the-volga": [["arrow", 32, 22, 0.85, 180], ["waves", 32, 48, 1], ["waves", 32, 57, 1]],
  "winter-storm": [["ring", 37, 27, 0.98, -50], ["flake", 40, 24, 0.5], ["arrow", 19, 46, 0.78, 45]],
  intercept: [["mast", 32, 36, 0.95], ["signals", 32, 22, 0.95]],
  hug: [["knife", 32, 32, 1, 38], ["spade", 32, 32, 1, -38], ["burst", 32, 30, 0.42]],
  katyusha: [["launcher", 31, 40, 0.86], ["wheels", 31, 53, 0.86], ["rocket", 44, 14, 0.66, 50], ["rocket", 25, 12, 0.66, 50]],
  "storm-group": [["submachineGun", 31, 22, 1, -16], ["burst", 59, 9, 0.42], ["head", 15, 50, 0.5], ["head", 49, 50, 0.5], ["head", 32, 47, 0.6]],
  snipers: [["head", 32, 34, 0.7], ["scope", 32, 32, 0.98]],
  "order-227": [["sheet", 32, 32, 1], ["number227", 32, 32, 0.95], ["star", 46, 50, 0.62]],
  "antitank-rifles": [["antitankRifle", 30, 44, 1.02, -18], ["bullets", 40, 22, 0.42, -18], ["burst", 54, 14, 0.62]],
  molotov: [["bottle", 32, 38, 0.88, 14], ["flame", 38, 14, 0.82, 14]],
  "night-raid": [["moon", 47, 17, 0.86], ["knife", 13, 22, 0.62, 14], ["head", 24, 44, 0.74], ["head", 49, 50, 0.6]],
  sewers: [["head", 32, 15, 0.62], ["ground", 32, 33, 1], ["lid", 52, 27, 0.62], ["arrow", 32, 50, 0.52]],
  flotilla: [["gunboat", 32, 36, 0.95], ["waves", 32, 55, 0.95]],
  "night-crossing": [["moon", 48, 14, 0.76], ["rowers", 32, 38, 0.95], ["waves", 32, 57, 0.95]],
  bunker: [["bunker", 32, 38, 0.98], ["star", 32, 12, 0.6]],
  partisans: [["track", 32, 44, 1], ["burst", 32, 36, 1.3]],
  frost: [["flake", 26, 32, 0.98], ["thermometer", 53, 36, 0.82]],
  workers: [["gear", 32, 32, 1], ["wrench", 32, 32, 0.82, 40], ["hammer", 32, 32, 0.82, -40]],
  hero: [["tab", 32, 15, 1], ["star", 32, 41, 1.3]],
  reserve: [["returning", 31, 32, 1.08], ["unit", 30, 32, 0.66]],
  maskirovka: [["mask", 32, 30, 1.05], ["halfMask", 32, 30, 1.05]],
  serafimovich: [["pincers", 32, 32, 1], ["waves", 28, 42, 0.62], ["arrow", 28, 30, 0.5]],
  romanians: [["pincers", 32, 32, 1], ["shield", 27, 32, 0.5], ["crack", 27, 32, 0.5]],
  "fifth-tank-army": [["pincers", 32, 32, 1], ["tank", 27, 32, 0.74]],
  kalach: [["pincers", 32, 32, 1], ["bridge", 28, 34, 0.7]],
  "southern-pincer": [["pincers", 32, 32, 1], ["crate", 27, 32, 1], ["strike", 27, 32, 0.72]],
  sovetsky: [["pincers", 32, 32, 1], ["star", 29, 32, 0.82]],
}; // prettier-ignore

const LAYERS = ["solid", "line", "accent", "spark", "hole"] as const;

export function Emblem({ card }: { card: Pick<CardAction, "code"> }) {
  return (
    <svg class="bs-emblem" viewBox="0 0 64 64" aria-hidden="true">
      {(EMBLEMS[card.code] ?? []).map(([name, x, y, size, turn = 0]) => {
        const motif: Motif = MOTIFS[name];
        return (
          <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${Math.abs(size)})`}>
            {LAYERS.map((layer) => motif[layer] && <path class={`bs-${layer}`} d={motif[layer]} />)}
          </g>
        );
      })}
    </svg>
  );
}
