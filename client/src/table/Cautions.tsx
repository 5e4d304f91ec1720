// What an order brings with it, beside what it would lead to: the grave with a sign and a word.

import type { CautionMessage } from "kurgan/api/types";
import { Said } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";
import "kurgan/table/cautions.css";

export function Cautions({ cautions }: { cautions: CautionMessage[] }) {
  if (cautions.length === 0) return null;
  return (
    <ul class="cautions">
      {cautions.map(({ line, gravity }, count) => (
        <li key={count} class={gravity === "note" ? "note" : "grave"}>
          {gravity === "note" ? <span aria-hidden="true">!</span> : <Danger />}
          <span>
            <Said line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The sign of what is to be feared, and the word for those who hear it. */
export function Danger() {
  const { words } = useSitting();
  return (
    <span class="danger-sign" role="img" aria-label={words.get("table-danger")}>
      ⚠
    </span>
  );
}
