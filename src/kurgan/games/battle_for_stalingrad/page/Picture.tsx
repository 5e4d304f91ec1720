// A small still picture of the game: three of its Locations as cards, with a counter of each side.

import { Counter, CounterSymbols } from "./countersheet";
import { LocationArt } from "./locations";
import type { Scene } from "./types";

const PICTURED: Record<string, string[]> = {
  "first-turn": ["station", "pavlov", "elevator"],
  "factory-district": ["tractor-works", "red-october", "barrikady"],
};
const USUAL = ["ferry", "mamayev", "univermag"];
const FORCES = ["24pz", "13gd"];

export function Picture({ scene, scenario }: { scene: unknown; scenario: string }) {
  const { forces } = scene as Scene;
  const shown = FORCES.flatMap((code) => forces.find((each) => each.code === code) ?? []);
  return (
    <div class="bs-still">
      <CounterSymbols />
      {(PICTURED[scenario] ?? USUAL).map((code, i) => (
        <div key={code} class="bs-still-card">
          <LocationArt code={code} isDestroyed={i === 2} rubble={2 * i} />
        </div>
      ))}
      {shown.map((force) => (
        <div key={force.code} class="bs-still-counter">
          <Counter force={force} view={null} words={null} />
        </div>
      ))}
    </div>
  );
}
