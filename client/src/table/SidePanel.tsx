// The side panel of a desk, the bottom sheet of a phone: five tabs.

import type { TargetedKeyboardEvent } from "preact";
import { useRef } from "preact/hooks";
import { LogTab } from "kurgan/table/LogTab";
import { MapTab } from "kurgan/table/MapTab";
import { type Height, type Tab } from "kurgan/table/panel";
import { RulesTab } from "kurgan/table/RulesTab";
import { useSitting } from "kurgan/table/sitting";
import { Why } from "kurgan/table/Why";

const HEIGHTS: Height[] = ["low", "half", "tall"];
const DRAG = 36; // pixels that count as drawing the sheet up or down

export function SidePanel() {
  const { panel, words } = useSitting();
  const tab = panel.tab.value;
  return (
    <aside class={`side-panel ${panel.height.value}`} aria-label={words.get("table-panel")}>
      <Handle />
      <div class="tabs" role="tablist" aria-label={words.get("table-panel")} onKeyDown={(event) => turnTabs(event)}>
        {panel.tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-controls="tab-body"
            aria-selected={each === tab}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => panel.press(each)}
          >
            {words.get(`table-tab-${each}`)}
          </button>
        ))}
      </div>
      <div key={tab} id="tab-body" class="tab-body" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        <h2 class="unseen">{words.get(`table-tab-${tab}`)}</h2>
        <TabBody tab={tab} />
      </div>
    </aside>
  );
}

function TabBody({ tab }: { tab: Tab }) {
  switch (tab) {
    case "why":
      return <Why />;
    case "forces":
      return <ForcesTab />;
    case "log":
      return <LogTab />;
    case "rules":
      return <RulesTab />;
    case "map":
      return <MapTab />;
  }
}

function ForcesTab() {
  const { looks, selection, scene, playback, words } = useSitting();
  const view = playback.shown.value?.view;
  return (
    <looks.Forces
      scene={scene}
      view={view}
      words={words}
      orders={selection.orders.value}
      held={selection.subject.value}
      onPlace={(place) => selection.point([place])}
      onPick={(subject) => selection.pick(subject)}
    />
  );
}

/** On a phone: drag or tap to see more of the sheet, or more of the map. */
function Handle() {
  const { panel, words } = useSitting();
  const from = useRef<number | null>(null);
  const change = (by: number) => {
    const at = HEIGHTS.indexOf(panel.height.value) + by;
    panel.height.value = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at))] ?? "half";
  };
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={words.get("table-sheet")}
      aria-expanded={panel.height.value !== "low"}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        const drawn = (from.current ?? event.clientY) - event.clientY;
        if (Math.abs(drawn) > DRAG) change(drawn > 0 ? 1 : -1);
        else panel.height.value = panel.height.value === "half" ? "tall" : "half";
      }}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp" || event.key === "Enter") change(1);
        if (event.key === "ArrowDown") change(-1);
      }}
    />
  );
}

/** The arrow keys go along the tabs, as in every tab list. */
function turnTabs(event: TargetedKeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || at < 0) return;
  event.stopPropagation();
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next?.click();
  next?.focus();
}
