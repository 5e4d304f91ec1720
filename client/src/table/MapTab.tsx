// What the map shows: one switch for each overlay, with its key.

import { hasKey, overlays, switchOverlay } from "kurgan/table/overlays";
import { useSitting } from "kurgan/table/sitting";

export function MapTab() {
  const { looks, words } = useSitting();
  return (
    <fieldset class="switches">
      <legend>{words.get("table-overlays")}</legend>
      {looks.overlays.map((overlay) => (
        <label key={overlay.name} class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={overlays.value.has(overlay.name)}
            onChange={() => switchOverlay(overlay.name)}
          />
          <span>{words.get(`overlay-${overlay.name}`)}</span>
          {hasKey(overlay) && <kbd>{overlay.key.toUpperCase()}</kbd>}
        </label>
      ))}
    </fieldset>
  );
}
