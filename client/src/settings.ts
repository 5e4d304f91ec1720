// What a guest has chosen for this browser: language, theme, sound and speed. Kept in localStorage, read as signals.

import { effect, signal } from "@preact/signals";
import { language } from "kurgan/words/words";

export { language, LANGUAGES, speak, type Language } from "kurgan/words/words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const theme = signal<Theme>(THEMES.find((each) => each === localStorage.getItem("kurgan-theme")) ?? "auto");
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How fast the other side's turn is shown. */
export const speed = signal<Speed>(SPEEDS.find((each) => each === localStorage.getItem("kurgan-speed")) ?? "normal");
/** Pass at once where nothing else can be done, against a computer. */
export const declines = signal(localStorage.getItem("kurgan-declines") !== "off");
/** How the guest wants friends to see him called; nothing if he does not care. */
export const myName = signal(localStorage.getItem("kurgan-name") ?? "");
/** Tell the player by a notification that it is his turn. */
export const notifies = signal(localStorage.getItem("kurgan-notifies") === "on");
export const sound = signal(localStorage.getItem("kurgan-sound") === "on");

/** Whoever wants no motion is shown none. */
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const isNight = signal(prefersDark.matches);

/** Make the document follow the settings, from now on. */
export function applySettings(): void {
  prefersDark.addEventListener("change", () => (isNight.value = prefersDark.matches));
  effect(() => {
    document.documentElement.lang = language.value;
  });
  effect(() => {
    const shown = theme.value === "auto" ? (isNight.value ? "dark" : "light") : theme.value;
    document.documentElement.dataset.theme = shown;
    localStorage.setItem("kurgan-theme", theme.value);
  });
  effect(() => localStorage.setItem("kurgan-sound", sound.value ? "on" : "off"));
  effect(() => localStorage.setItem("kurgan-speed", speed.value));
  effect(() => localStorage.setItem("kurgan-notifies", notifies.value ? "on" : "off"));
  effect(() => localStorage.setItem("kurgan-name", myName.value));
  effect(() => localStorage.setItem("kurgan-declines", declines.value ? "on" : "off"));
}
