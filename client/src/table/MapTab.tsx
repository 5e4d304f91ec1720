// What the map shows: one switch for each overlay, with its key and what its signs mean.

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
          <LegendOf name={overlay.name} />
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
      {laid.map(({ name }) => (
        <LegendOf key={name} name={name} />
      ))}
    </div>
  );
}

/** The signs of an overlay, in the words `legend-<name>`; a game's style sheet paints its sample, `of-<name>`. */
function LegendOf({ name }: { name: string }) {
  const { words } = useSitting();
  const key = `legend-${name}`;
  if (!words.has(key)) return null;
  return (
    <p class="overlay-legend">
      <i class={`overlay-sample of-${name}`} />
      <span>{words.get(key)}</span>
    </p>
  );
}
