// How the guest wants to be called by a friend: may be left empty, and is kept in this browser.

import { myName } from "kurgan/settings";
import type { Words } from "kurgan/words/words";

const LONGEST = 30;

export function NameField({ words }: { words: Words }) {
  return (
    <label class="name-field">
      <span class="label">{words.get("my-name")}</span>
      <input
        type="text"
        maxLength={LONGEST}
        autocomplete="nickname"
        value={myName.value}
        onInput={(event) => (myName.value = event.currentTarget.value)}
      />
    </label>
  );
}
