// What the player presses with: the page's words for it are not the same.

/** A finger cannot point without pressing. */
export function pointer(): "finger" | "mouse" {
  return matchMedia("(hover: none)").matches ? "finger" : "mouse";
}
