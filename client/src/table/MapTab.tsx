// What the map shows: one switch for each overlay, with its key and what its signs mean.

import type { ComponentType } from "preact";
import type { Overlay } from "kurgan/table/looks";
import { hasKey, overlays, switchOverlay } from "kurgan/table/overlays";
import { useSitting } from "kurgan/table/sitting";
import "kurgan/table/legend.css";

export function MapTab() {
  const { looks, words } = useSitting();
  return (
    <fieldset class="switches">
      <legend>{words.get("table-overlays")}</legend>
      {looks.overlays.map((overlay) => (
        <div key={overlay.name}>
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked={overlays.value.has(overlay.name)}
              onChange={() => switchOverlay(overlay.name, looks)}
            />
            <span>{words.get(`overlay-${overlay.name}`)}</span>
            {hasKey(overlay) && <kbd>{overlay.key.toUpperCase()}</kbd>}
          </label>
          <LegendOf overlay={overlay} />
        </div>
      ))}
    </fieldset>
  );
}

/** On the map itself: what was laid over it by a key, and need not be guessed. */
export function MapLegend() {
  const { looks, panel } = useSitting();
  const laid = looks.overlays.filter(({ name, isOnAtFirst }) => overlays.value.has(name) && isOnAtFirst === false);
  if (laid.length === 0 || panel.tab.value === "map") return null;
  return (
    <div class="map-legend">
      {laid.map((overlay) => (
        <LegendOf key={overlay.name} overlay={overlay} />
      ))}
    </div>
  );
}

/** The signs of an overlay, in the words `legend-<name>`. */
function LegendOf({ overlay: { name, Sample } }: { overlay: Overlay }) {
  const { words } = useSitting();
  const key = `legend-${name}`;
  return words.has(key) ? <Legend name={name} Sample={Sample} text={words.get(key)} /> : null;
}

/** A sign and what it means; without a sample the game's style sheet paints it, `of-<name>`. */
export function Legend({ name, Sample, text }: { name: string; Sample?: ComponentType | undefined; text: string }) {
  return (
    <p class="overlay-legend">
      {Sample ? (
        <svg class="overlay-sample" viewBox="0 0 68 48" aria-hidden="true">
          <Sample />
        </svg>
      ) : (
        <i class={`overlay-sample of-${name}`} />
      )}
      <span>{text}</span>
    </p>
  );
}
