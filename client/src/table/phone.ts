// A phone has no room beside the map: what others have in the panel is in its one sheet, or with the prompt.

import { signal } from "@preact/signals";

const PHONE = "(max-width: 700px)";

export const isPhone = signal(matchMedia(PHONE).matches);
matchMedia(PHONE).addEventListener("change", ({ matches }) => (isPhone.value = matches));
