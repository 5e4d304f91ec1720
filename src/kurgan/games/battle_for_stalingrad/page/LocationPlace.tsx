// A Location as a large card: its picture, who holds it, its rubble chart filling up, and its note.

import type { Words } from "kurgan/words/words";
import { LocationArt } from "./locations";
import { locationCard, stateOf, type TableProps } from "./reading";
import type { CardLocation, LocationView } from "./types";

export function LocationPlace({ location, ...props }: TableProps & { location: LocationView }) {
  const { scene, words } = props;
  const card = locationCard(scene, location.code);
  if (!card) return null;
  const look = location.is_destroyed ? "bs-ruined" : "";
  return (
    <div class={`bs-spot ${look} ${stateOf(props, location.code)}`} data-place={location.code}>
      <LocationFace key={look} card={card} location={location} words={words} />
    </div>
  );
}

interface LocationFaceProps {
  card: CardLocation;
  location: LocationView;
  words: Words;
}

export function LocationFace({ card, location, words }: LocationFaceProps) {
  const { is_destroyed: isDestroyed, rubble, controller, is_contested: isContested } = location;
  const holder = controller ?? (isContested ? "contested" : null);
  return (
    <article class="bs-spot-face">
      <div class="bs-spot-art">
        <LocationArt code={card.code} isDestroyed={isDestroyed} rubble={rubble} />
      </div>
      <h3 class="bs-spot-name">{words.text(card.name)}</h3>
      {holder && <Flag holder={holder} words={words} />}
      {isDestroyed && <span class="bs-stamp">{words.get("bs-destroyed")}</span>}
      <div class="bs-spot-foot">
        {!isDestroyed && <Chart card={card} rubble={rubble} words={words} />}
        <p class={location.has_note ? "bs-note" : "bs-note bs-struck"}>{words.get(`bs-note-${card.code}`)}</p>
      </div>
    </article>
  );
}

function Flag({ holder, words }: { holder: string; words: Words }) {
  const said = words.get(`bs-flag-${holder}`);
  return (
    <svg class={`bs-flag bs-flag-${holder}`} viewBox="0 0 30 34" role="img" aria-label={said}>
      <title>{said}</title>
      <path class="bs-pole" d="M4 1V34" />
      <path class="bs-cloth" d="M4 2Q11-1 17 3T28 3V19Q22 22 16 19T4 19Z" />
      {holder === "contested" && <path class="bs-cloth-other" d="M17 3Q22 6 28 3V19Q22 22 16 19Z" />}
    </svg>
  );
}

/** One box for each Rubble up to the last, in bands of equal rations; the band that counts now is marked. */
function Chart({ card, rubble, words }: { card: CardLocation; rubble: number; words: Words }) {
  const bands = bandsOf(card.chart);
  const said = words.get("bs-chart", { rubble, last: card.destroyed_at, rations: card.chart[rubble] ?? 0 });
  return (
    <div class="bs-chart" role="img" aria-label={said} title={said}>
      {bands.map(({ rations, from, upto }) => (
        <span
          key={from}
          class={rubble >= from && rubble <= upto ? "bs-chart-band bs-now" : "bs-chart-band"}
          style={{ flexGrow: upto - from + 1 }}
        >
          <span class="bs-chart-rations">{rations}</span>
          <span class="bs-chart-boxes">
            {Array.from({ length: upto - from + 1 }, (_, i) => (
              <i key={i} class={boxClass(from + i + 1, rubble, card.destroyed_at)} />
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

function boxClass(box: number, rubble: number, last: number): string {
  return [box <= rubble && "bs-filled", box === last && "bs-last"].filter(Boolean).join(" ");
}

interface ChartBand {
  rations: number;
  from: number;
  upto: number;
}

function bandsOf(chart: number[]): ChartBand[] {
  const bands: ChartBand[] = [];
  chart.forEach((rations, rubble) => {
    const last = bands.at(-1);
    if (last?.rations === rations) last.upto = rubble;
    else bands.push({ rations, from: rubble, upto: rubble });
  });
  return bands;
}
