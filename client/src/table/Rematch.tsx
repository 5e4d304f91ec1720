// A rematch: asked for, agreed to or declined, by both players; against a computer it begins at once.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import { friendOf, rematchOf } from "kurgan/api/company";
import type { MatchHead } from "kurgan/api/types";
import { go } from "kurgan/router";
import type { Words } from "kurgan/words/words";

interface RematchProps {
  head: MatchHead;
  words: Words;
  look?: "main" | "";
  /** The head has changed; where a websocket tells it anyway, nobody need listen. */
  onHead?: (head: MatchHead) => void;
}

export function Rematch({ head, words, look = "", onHead = () => {} }: RematchProps) {
  const [isRefused, setRefused] = useState(false);
  const who = friendOf(head)?.called || words.get("friend-somebody");
  const send = (path: string) =>
    post<MatchHead>(`/api/matches/${head.id}/${path}`).then(
      (match) => (match.id === head.id ? onHead(match) : go(`/match/${match.id}`)),
      () => setRefused(true),
    );
  const button = (key: string, path: string, main: string = look) => (
    <button type="button" class={`button ${main}`} onClick={() => void send(path)}>
      {words.get(key)}
    </button>
  );
  if (isRefused) return <p class="soft plain">{words.get("table-rematch-refused")}</p>;
  switch (rematchOf(head)) {
    case "begun":
      return (
        <span class="row" role="status">
          {friendOf(head)?.is_taken && <span>{words.get("rematch-begun", { who })}</span>}
          <a class={`button ${look}`} href={`/match/${head.rematch}`}>
            {words.get("table-join-rematch")}
          </a>
        </span>
      );
    case "asked":
      return (
        <span class="row" role="status">
          <span>{words.get("rematch-asked", { who })}</span>
          {button("rematch-withdraw", "rematch/decline", "quiet")}
        </span>
      );
    case "wanted":
      return (
        <span class="row" role="status">
          <span>{words.get("rematch-wanted", { who })}</span>
          {button("rematch-agree", "rematch")}
          {button("rematch-decline", "rematch/decline", "quiet")}
        </span>
      );
    case "refused":
      return <span role="status">{words.get("rematch-none", { who })}</span>;
    default:
      return button(friendOf(head)?.is_taken ? "rematch-ask" : "table-rematch", "rematch");
  }
}
