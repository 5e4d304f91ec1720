// Back, pause, on, how fast, and to the newest: the other side's turn at the pace of whoever watches it.

import { speed, SPEEDS, type Speed } from "kurgan/settings";
import { useSitting } from "kurgan/table/sitting";

export function PlaybackControls() {
  const { playback, words } = useSitting();
  const isPaused = playback.isPaused.value;
  const isAtEnd = playback.isCaughtUp.value && !playback.isRunning.value;
  return (
    <div class="playback-controls" role="group" aria-label={words.get("table-playback")}>
      <Key name="back" path="M18 5 9 12l9 7zM6 5v14" isOff={playback.at.value < 0} onPress={() => playback.back()} />
      <Key
        name={isPaused ? "go-on" : "pause"}
        path={isPaused ? "M8 4l12 8-12 8z" : "M8 5v14M16 5v14"}
        onPress={() => playback.toggle()}
      />
      <Key name="forward" path="M6 5l9 7-9 7zM18 5v14" isOff={isAtEnd} onPress={() => playback.forward()} />
      <SpeedSelect />
      {!playback.isCaughtUp.value && (
        <button type="button" class="button skip" onClick={() => playback.skip()}>
          {words.get("table-skip")}
        </button>
      )}
    </div>
  );
}

interface KeyProps {
  name: string;
  path: string;
  isOff?: boolean;
  onPress(): void;
}

function Key({ name, path, isOff = false, onPress }: KeyProps) {
  const { words } = useSitting();
  const label = words.get(`table-playback-${name}`);
  return (
    <button type="button" class="button" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function SpeedSelect() {
  const { playback, words } = useSitting();
  const choose = (chosen: Speed) => {
    speed.value = chosen;
    if (chosen === "instant" && !playback.isCaughtUp.value) playback.skip();
  };
  return (
    <select
      class="speed"
      aria-label={words.get("table-speed")}
      value={speed.value}
      onChange={(event) => choose(SPEEDS.find((each) => each === event.currentTarget.value) ?? "normal")}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {words.get(`table-speed-${each}`)}
        </option>
      ))}
    </select>
  );
}
