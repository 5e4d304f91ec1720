// Short sounds made on the spot, without files, for those who switched them on.

import { sound as isOn } from "kurgan/settings";

export type Sound = "move" | "die" | "hit" | "card" | "turn";

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!isOn.value || !navigator.userActivation.hasBeenActive) return; // a browser stays silent until it is touched
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

const SOUNDS: Record<Sound, (audio: AudioContext, now: number) => void> = {
  move: (audio, now) => knock(audio, now, 420, 0.08, 0.25),
  die: (audio, now) => [0, 0.11, 0.2, 0.31, 0.46].forEach((after) => knock(audio, now + after, 1900, 0.035, 0.5)),
  hit: (audio, now) => knock(audio, now, 140, 0.45, 0.9),
  card: (audio, now) => knock(audio, now, 3200, 0.14, 0.12),
  turn: (audio, now) => [392, 523].forEach((pitch, count) => tone(audio, now + count * 0.13, pitch)),
};

/** Filtered noise that dies away: a counter set down, a die on wood, a thud far off. */
function knock(audio: AudioContext, at: number, pitch: number, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (2 * Math.random() - 1) * (1 - i / samples.length) ** 3;
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const volume = new GainNode(audio, { gain: loudness });
  noise.connect(filter).connect(volume).connect(audio.destination);
  noise.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number): void {
  const pipe = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.16, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  pipe.connect(volume).connect(audio.destination);
  pipe.start(at);
  pipe.stop(at + 0.45);
}
