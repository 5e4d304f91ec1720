// A friend's seat is still free: the link to send and the seal of the dice, as a card or, out of the way, as a small
// button.

import { useState } from "preact/hooks";
import { CopyLink } from "kurgan/table/CopyLink";
import { Seal } from "kurgan/table/Seal";
import { useSitting } from "kurgan/table/sitting";

export function Invitation() {
  const { link, words } = useSitting();
  const [isSmall, setSmall] = useState(false);
  const head = link.head.value;
  if (!head?.invitation || head.seats.every((seat) => seat.is_taken)) return null;
  const title = words.get("table-invite-title");
  if (isSmall) {
    return (
      <button type="button" class="chip" aria-expanded={false} onClick={() => setSmall(false)}>
        {title} …
      </button>
    );
  }
  return (
    <section class="notice" aria-label={title}>
      <h2>{title}</h2>
      <p>{words.get("table-invite-text")}</p>
      <input
        class="invitation"
        readOnly
        aria-label={words.get("table-invite-link")}
        value={new URL(head.invitation, location.href).href}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyLink path={head.invitation} label={words.get("table-copy-invitation")} />
      <Seal dice={head.dice} words={words} />
      <button type="button" class="close" aria-label={words.get("table-invite-small")} onClick={() => setSmall(true)}>
        ✕
      </button>
    </section>
  );
}
