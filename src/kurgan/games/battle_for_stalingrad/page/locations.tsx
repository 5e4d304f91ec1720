// The ten Locations, each a small engraving: sky, the place itself whole or in ruins, and the rubble at its foot.

import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { GunFactory, SteelWorks, TractorWorks } from "./factories";
import { Gorge, Hill, Landing } from "./country";
import { Rubble, Ruined } from "./masonry";
import { DepartmentStore, GrainElevator, House, Station } from "./town";

const PLACES: Record<string, FunctionComponent> = {
  mamayev: Hill,
  "tractor-works": TractorWorks,
  "red-october": SteelWorks,
  barrikady: GunFactory,
  pavlov: House,
  elevator: GrainElevator,
  station: Station,
  univermag: DepartmentStore,
  ferry: Landing,
  tsaritsa: Gorge,
};

interface LocationArtProps {
  code: string;
  isDestroyed: boolean;
  rubble: number;
}

export function LocationArt({ code, isDestroyed, rubble }: LocationArtProps) {
  return useMemo(() => engraved(code, isDestroyed, rubble), [code, isDestroyed, rubble]);
}

function engraved(code: string, isDestroyed: boolean, rubble: number) {
  const Place = PLACES[code];
  return (
    <svg class={isDestroyed ? "bs-location bs-art-ruined" : "bs-location"} viewBox="0 0 200 120" aria-hidden="true">
      <path class="bs-sky" d="M0 0H200V120H0Z" />
      <path class="bs-clouds" d={CLOUDS} />
      <path class="bs-distance" d={DISTANCE} />
      <path class="bs-ground" d={GROUND} />
      <path class="bs-scratches" d={SCRATCHES} />
      <Ruined.Provider value={isDestroyed}>{Place && <Place />}</Ruined.Provider>
      <Rubble count={rubble} />
    </svg>
  );
}

// The sky as engravers cut it: level lines, closer towards the top, left open where the light is
const CLOUDS =
  "M0 3H200M0 6.5H150M164 6.5H200M0 10H96M122 10H200M0 14H70M136 14H200M0 19H44M92 19H118M160 19H200M0 25H26M74 25H104M176 25H200M0 32H14M186 32H200M52 33H78";
// The rest of the city behind, in the haze
const DISTANCE =
  "M0 98V84H7V78H13V86H20V72H22V86H30V80H36L40 84V74H48V86H56V82H66V90H74V76H76V90H88V84H98V78H104V88H114V80H116V88H126V84H134V76H141L145 84V88H152V70H154V88H162V82H172V78H180V88H188V80H194V86H200V98Z";
const GROUND = "M0 98Q50 95 100 96T200 97V120H0Z";
const SCRATCHES = "M6 106h14M30 115h22M64 109h12M92 116h26M128 110h16M154 116h24M180 106h14M8 117h10M108 106h8";
