// The cards of a battle in the order they fell; where they are too many, the newest are in sight and a sign counts the rest.

import { useEffect, useRef, useState } from "preact/hooks";
import { ActionFace } from "./faces";
import { actionCard, otherThan, signed, type TableProps } from "./reading";
import type { Shown } from "./types";

export function ShownCards({ shown, ...props }: TableProps & { shown: Shown[] }) {
  const { words } = props;
  const row = useRef<HTMLOListElement>(null);
  const [older, setOlder] = useState(0);
  const look = () => setOlder(row.current ? leftOut(row.current) : 0);
  useEffect(() => row.current?.scrollTo({ left: row.current.scrollWidth, behavior: "smooth" }), [shown.length]);
  useEffect(() => {
    if (!row.current) return;
    const watch = new ResizeObserver(look);
    watch.observe(row.current);
    return () => watch.disconnect();
  }, [shown.length]);
  const before = useRef(shown.length);
  const fresh = before.current; // what falls now, falls one after the other
  useEffect(() => {
    before.current = shown.length;
  });
  if (shown.length === 0) return <p class="bs-shown-none">{words.get("bs-shown-none")}</p>;
  return (
    <div class={older > 0 ? "bs-shown-row bs-has-older" : "bs-shown-row"}>
      <ol ref={row} class="bs-shown" aria-label={words.get("bs-shown-label")} tabIndex={0} onScroll={look}>
        {shown.map((each, i) => (
          <ShownCard key={i} {...props} shown={each} after={Math.max(0, i - fresh)} />
        ))}
      </ol>
      {older > 0 && (
        <button
          type="button"
          class="bs-older"
          onClick={(event) => {
            event.stopPropagation();
            row.current?.scrollBy({ left: -row.current.clientWidth * 0.8, behavior: "smooth" });
          }}
        >
          {words.get("bs-shown-older", { count: older })}
        </button>
      )}
    </div>
  );
}

function leftOut(row: HTMLElement): number {
  return cutOff(
    row.getBoundingClientRect(),
    [...row.children].map((card) => card.getBoundingClientRect()),
  );
}

const BARELY = 1 / 8; // of a card: what is cut off by less can be read

/** How many cards are pushed out at the left of their row, whole or in part. */
export function cutOff(row: { left: number }, cards: { left: number; width: number }[]): number {
  return cards.filter(({ left, width }) => left + width * BARELY < row.left).length;
}

function ShownCard({ shown, after, scene, view, words }: TableProps & { shown: Shown; after: number }) {
  const card = actionCard(scene, shown.card);
  if (!card) return null;
  const isOwn = shown.side === view.seat;
  return (
    <li
      class={`bs-fallen bs-use-${shown.use} ${isOwn ? "bs-own" : "bs-other"}`}
      data-place={`${shown.side}/shown/${shown.face}`}
      style={{ "--after": after }}
    >
      <ActionFace card={card} firefight={shown.firefight} words={words} count={1} />
      <Did shown={shown} words={words} />
    </li>
  );
}

/** What it was used for, and what it did to which total. */
function Did({ shown, words }: { shown: Shown } & Pick<TableProps, "words">) {
  const did = [
    { side: shown.side, by: shown.own },
    { side: otherThan(shown.side), by: shown.enemy },
  ];
  return (
    <span class="bs-did">
      {words.has(`bs-use-${shown.use}`) && words.get(`bs-use-${shown.use}`)}
      {did
        .filter(({ by }) => by !== 0)
        .map(({ side, by }) => (
          <b key={side} class={`bs-of-${side}`} title={words.get(`side-${side}`)}>
            {signed(by)}
          </b>
        ))}
    </span>
  );
}
