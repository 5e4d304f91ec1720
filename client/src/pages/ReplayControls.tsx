// First, back, play, on, last; a slider with the turns marked; a turn to jump to, a speed, and whose eyes.

import type { ComponentChildren } from "preact";
import { ALL_EYES, SPEEDS, type Reel } from "kurgan/pages/reel";
import type { Words } from "kurgan/words/words";

interface ControlsProps {
  reel: Reel;
  seats: string[];
  words: Words;
}

export function ReplayControls({ reel, seats, words }: ControlsProps) {
  const step = reel.step.value;
  const isPlaying = reel.isPlaying.value;
  const go = (to: number) => () => {
    reel.pause();
    reel.show(to);
  };
  return (
    <div class="controls plain">
      <div class="slider">
        <input
          type="range"
          min={0}
          max={reel.last}
          value={step}
          aria-label={words.get("replay-slider")}
          aria-valuetext={`${words.get("replay-step", { step, last: reel.last })}, ${words.get("turn-number", { turn: reel.turn.value })}`}
          onInput={(event) => go(event.currentTarget.valueAsNumber)()}
        />
        <div class="turn-ticks" aria-hidden="true">
          {ticksOf(reel).map(({ turn, at }) => (
            <span key={turn} style={{ left: `${at}%` }}>
              T{turn}
            </span>
          ))}
        </div>
      </div>
      <div class="row transport">
        <Key label={words.get("replay-first")} onPress={go(0)} path="M6 5v14M19 5 9 12l10 7z" />
        <Key label={words.get("replay-previous")} onPress={go(reel.previous())} path="M16 5 6 12l10 7z" />
        <button
          type="button"
          class="button main play"
          onClick={() => (isPlaying ? reel.pause() : reel.play())}
          aria-label={words.get(isPlaying ? "replay-pause" : "replay-play")}
        >
          <Icon path={isPlaying ? "M8 5v14M16 5v14" : "M8 4l12 8-12 8z"} />
        </button>
        <Key label={words.get("replay-next")} onPress={go(reel.next())} path="M8 5l10 7-10 7z" />
        <Key label={words.get("replay-last")} onPress={go(reel.last)} path="M18 5v14M5 5l10 7-10 7z" />
        <span class="where small">{words.get("replay-step", { step, last: reel.last })}</span>
      </div>
      <div class="row options">
        <Select
          label={words.get("replay-jump")}
          value={String(reel.turn.value)}
          onPick={(turn) => jump(reel, Number(turn))}
        >
          {reel.starts.map(({ turn }) => (
            <option key={turn} value={String(turn)}>
              {turn}
            </option>
          ))}
        </Select>
        <Select label={words.get("replay-eyes")} value={reel.eyes.value} onPick={(eyes) => reel.look(eyes)}>
          {[ALL_EYES, ...seats].map((eyes) => (
            <option key={eyes} value={eyes}>
              {eyes === ALL_EYES ? words.get("eyes-all") : words.get(`side-${eyes}`)}
            </option>
          ))}
        </Select>
        <Select
          label={words.get("replay-speed")}
          value={String(reel.speed.value)}
          onPick={(speed) => (reel.speed.value = Number(speed))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={String(speed)}>
              {speed.toLocaleString(words.language)} ×
            </option>
          ))}
        </Select>
      </div>
      <p class="replay-keys soft small">{words.get("replay-keys")}</p>
      <p class="fingers soft small">{words.get("replay-fingers")}</p>
    </div>
  );
}

const APART = 7.5; // per cent of the slider that the name of a turn needs on a phone

/** Where each turn begins, but for those whose name would lie on the one before. */
function ticksOf(reel: Reel): { turn: number; at: number }[] {
  const ticks: { turn: number; at: number }[] = [];
  for (const { turn, step } of reel.starts) {
    const at = (100 * step) / Math.max(1, reel.last);
    if (at - (ticks.at(-1)?.at ?? -APART) >= APART) ticks.push({ turn, at });
  }
  return ticks;
}

function jump(reel: Reel, turn: number): void {
  reel.pause();
  reel.show(reel.starts.find((each) => each.turn === turn)?.step ?? 0);
}

function Key({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" class="button" aria-label={label} title={label} onClick={onPress}>
      <Icon path={path} />
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onPick: (value: string) => void;
  children: ComponentChildren;
}

function Select({ label, value, onPick, children }: SelectProps) {
  return (
    <label class="pick small">
      <span class="soft">{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
