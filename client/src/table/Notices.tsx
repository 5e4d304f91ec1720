// Cards and banners over the map that concern the match and not the battle: who only watches, dice that are not those
// that were shown, what ended.

import { signal } from "@preact/signals";
import { outcomeOf } from "kurgan/api/outcome";
import { Rematch } from "kurgan/table/Rematch";
import { sinceTitle } from "kurgan/table/Since";
import { useSitting } from "kurgan/table/sitting";

export function Banners() {
  const { link, playback, words } = useSitting();
  const isLost = link.connection.value === "lost" || link.connection.value === "connecting";
  const isWatching = link.welcome.value?.is_watching;
  const side = words.get(`side-${playback.shown.value?.seat}`);
  return (
    <div class="banners">
      {isLost && (
        <p class="banner lost" role="status">
          {words.get("table-lost")}
        </p>
      )}
      {link.doubt.value && (
        <p class="banner lost" role="alert">
          {words.get(`table-dice-${link.doubt.value}`)}
        </p>
      )}
      {isWatching && <p class="banner">{words.get("table-watching", { side })}</p>}
    </div>
  );
}

/** The card of the ending has been put away; the prompt still leads to the story. */
export const isEndingClosed = signal(false);

export function Ending() {
  const sitting = useSitting();
  const { link, looks, playback, scene, words } = sitting;
  const result = playback.shown.value?.result;
  const head = link.head.value;
  if (!result || !head || isEndingClosed.value) return null;
  const seats = link.welcome.value?.is_watching ? [] : head.seats;
  const outcome = outcomeOf({ result, seats });
  return (
    <section class="notice ending" aria-label={words.get("table-over")}>
      <p class="label">{words.get("table-over")}</p>
      <h2>{outcome === "over" ? words.say(result.line) : words.get(`outcome-${outcome}`)}</h2>
      {outcome !== "over" && <p>{words.say(result.line)}</p>}
      {looks.Ending && <looks.Ending scene={scene} view={playback.shown.value?.view} words={words} />}
      <div class="row">
        <a class="button main" href={`/match/${head.id}/story`}>
          {words.get("table-story")}
        </a>
        {!link.welcome.value?.is_watching && <Rematch head={head} words={words} />}
        {playback.recap.lines.value.length > 0 && (
          <button type="button" class="button" onClick={() => playback.recap.open()}>
            {sinceTitle(sitting)}
          </button>
        )}
      </div>
      <button
        type="button"
        class="close"
        aria-label={words.get("table-look")}
        onClick={() => (isEndingClosed.value = true)}
      >
        ✕
      </button>
    </section>
  );
}
