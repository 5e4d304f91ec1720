// The header: which game, where it stands, and the few things one needs at any time.

import { isAwaited } from "kurgan/api/company";
import { asked } from "kurgan/table/asking";
import { HintButton } from "kurgan/table/Hints";
import { Menu } from "kurgan/table/Menu";
import { useSitting } from "kurgan/table/sitting";

export function TopBar({ title }: { title: string }) {
  const { looks, link, panel, scene, playback, words } = useSitting();
  const shown = playback.shown.value;
  return (
    <header class="top-bar">
      <h1>{title}</h1>
      <div class="top-buttons">
        {!link.welcome.value?.is_watching && <UndoButton />}
        <HintButton />
        <button type="button" class="bar-button wide rules" onClick={() => panel.open("rules")}>
          {words.get("table-rules")}
        </button>
        <button
          type="button"
          class="bar-button wide"
          aria-label={words.get("table-keys-title")}
          onClick={() => (asked.value = { what: "keys" })}
        >
          ?
        </button>
        <Menu />
      </div>
      <div class="top-facts">
        {shown && (
          <looks.Header
            scene={scene}
            view={shown.view}
            words={words}
            isAwaited={isAwaited(link.head.value)}
            asked={shown.to_move === "chance" ? null : shown.to_move}
            onRule={(rule) => panel.readRule(rule)}
          />
        )}
      </div>
    </header>
  );
}

function UndoButton() {
  const { link, playback, words } = useSitting();
  const shown = playback.shown.value;
  const why = shown?.can_undo ? undefined : words.get("table-undo-not");
  return (
    <button
      type="button"
      class="bar-button"
      disabled={!shown?.can_undo || !playback.isCaughtUp.value || link.isWaiting.value}
      title={why}
      aria-description={why}
      onClick={() => link.undo()}
    >
      <span aria-hidden="true">↶</span> <span class="wide">{words.get("table-undo")}</span>
      <span class="narrow unseen">{words.get("table-undo")}</span>
    </button>
  );
}
