// The menu of the header: links to give away, settings of the page, and the ways out.

import { LanguageSelect, ThemeSelect } from "kurgan/Selects";
import { declines, notifies, sound } from "kurgan/settings";
import { asked } from "kurgan/table/asking";
import { mayNotify, switchNotifying } from "kurgan/table/attention";
import { CopyLink } from "kurgan/table/CopyLink";
import { DiceFact } from "kurgan/table/DiceFact";
import { Disclosure } from "kurgan/table/Disclosure";
import { SpeedSelect } from "kurgan/table/PlaybackControls";
import { pointer } from "kurgan/table/pointer";
import { useSitting } from "kurgan/table/sitting";
import { play } from "kurgan/table/sound";

export function Menu() {
  const { words } = useSitting();
  return (
    <Disclosure look="bar-button" label={words.get("table-menu")} face="☰">
      {(close) => <MenuBody onClose={close} />}
    </Disclosure>
  );
}

function MenuBody({ onClose }: { onClose(): void }) {
  const { link, playback, words } = useSitting();
  const head = link.head.value;
  const mayResign = !link.welcome.value?.is_watching && playback.shown.value?.result === null;
  return (
    <div class="menu">
      {head?.invitation && <CopyLink look="quiet" path={head.invitation} label={words.get("table-copy-invitation")} />}
      {Object.entries(head?.watching ?? {}).map(([seat, path]) => (
        <CopyLink
          key={seat}
          look="quiet"
          path={path}
          label={words.get("table-copy-watch", { side: words.get(`side-${seat}`) })}
        />
      ))}
      {pointer() === "finger" && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            onClose();
            asked.value = { what: "fingers" };
          }}
        >
          {words.get("table-fingers-title")}
        </button>
      )}
      <DiceFact />
      <Settings />
      {mayResign && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            onClose();
            asked.value = { what: "resign" };
          }}
        >
          {words.get("table-resign")}
        </button>
      )}
      <a class="button quiet" href="/">
        {words.get("table-leave")}
      </a>
    </div>
  );
}

function Settings() {
  const { looks, words } = useSitting();
  return (
    <>
      {looks.decline !== undefined && (
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={declines.value}
            onChange={() => (declines.value = !declines.value)}
          />
          <span>{words.get("table-declines")}</span>
        </label>
      )}
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={sound.value}
          onChange={() => {
            sound.value = !sound.value;
            play("turn");
          }}
        />
        <span>{words.get("table-sound")}</span>
      </label>
      <label class="setting">
        <span>{words.get("table-speed")}</span>
        <SpeedSelect />
      </label>
      {mayNotify() && (
        <label class="switch">
          <input type="checkbox" role="switch" checked={notifies.value} onChange={() => void switchNotifying()} />
          <span>{words.get("table-notify")}</span>
        </label>
      )}
      <label class="setting">
        <span>{words.get("table-theme")}</span>
        <ThemeSelect named={(each) => words.get(`table-theme-${each}`)} />
      </label>
      <label class="setting">
        <span>{words.get("table-language")}</span>
        <LanguageSelect />
      </label>
    </>
  );
}
