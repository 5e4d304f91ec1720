// The map nearer, farther and whole, for those without a wheel, a second finger or the keys.

import { isZoomable, zoomHome, zoomIn, zoomOut } from "kurgan/board/Board";
import { useSitting } from "kurgan/table/sitting";

const BUTTONS: [string, string, () => void][] = [
  ["in", "+", zoomIn],
  ["out", "−", zoomOut],
  ["home", "⤢", zoomHome],
];

export function Zoom() {
  const { words } = useSitting();
  if (!isZoomable.value) return null;
  return (
    <div class="zoom" role="group" aria-label={words.get("table-zoom")}>
      {BUTTONS.map(([name, sign, act]) => (
        <button
          key={name}
          type="button"
          aria-label={words.get(`table-zoom-${name}`)}
          title={words.get(`table-zoom-${name}`)}
          onMouseDown={(event) => event.preventDefault() /* the keyboard stays where it is */}
          onClick={act}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </div>
  );
}
