// Pictures that nobody hears need no words.

import { Words } from "kurgan/words/words";

export const NO_WORDS = new Words("en", []);
