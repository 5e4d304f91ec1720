// The page begins: settings, then the page the address means, each loaded when it is needed unless it is small.

import { render, type JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import "kurgan/theme.css";
import { ErrorBoundary } from "kurgan/pages/ErrorBoundary";
import { Join } from "kurgan/pages/Join";
import { Missing } from "kurgan/pages/Missing";
import { hasWords, wordsFor } from "kurgan/pages/reading";
import { address, listen, routeOf, type Route } from "kurgan/router";
import { applySettings } from "kurgan/settings";

type Draw = () => JSX.Element;

let isFetchedAgain = false;

async function load(route: Route): Promise<Draw> {
  switch (route.page) {
    case "start": {
      const { Start } = await import("kurgan/pages/Start");
      return () => <Start />;
    }
    case "match": {
      const { Match } = await import("kurgan/pages/Match");
      return () => <Match id={route.id} token={route.token} />;
    }
    case "story": {
      const { StoryPage } = await import("kurgan/pages/Story");
      return () => <StoryPage id={route.id} />;
    }
    case "join":
      return () => <Join token={route.token} />;
    case "rules": {
      const { Rules } = await import("kurgan/pages/Rules");
      return () => <Rules game={route.game} />;
    }
    case "missing":
      return () => <Missing />;
  }
}

/** The page of an address; the one before stays until it has come. */
function App() {
  const path = address.value;
  const [shown, show] = useState<{ path: string; draw: Draw } | null>(null);
  const [failure, fail] = useState<Error | null>(null);

  useEffect(() => {
    let isWanted = true;
    load(routeOf(path)).then(
      (draw) => isWanted && show({ path, draw }),
      (error: unknown) =>
        isWanted && !isFetchedAgain && fail(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      isWanted = false;
    };
  }, [path]);

  if (failure) throw failure;
  const words = wordsFor();
  if (!shown || !hasWords.value) return null;
  if (!words.has("go-start")) throw new Error("the page's words have not come");
  const Page = shown.draw;
  return (
    <ErrorBoundary key={shown.path}>
      <Page />
    </ErrorBoundary>
  );
}

/** The page was built anew while it was open, and its old parts are gone: fetch it again, but not again and again. */
function reloadWhenRebuilt(): void {
  const kept = "kurgan-reloaded";
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(sessionStorage.getItem(kept)) < 60_000) return;
    sessionStorage.setItem(kept, String(Date.now()));
    event.preventDefault();
    isFetchedAgain = true; // what is missing until then is no failure to speak of
    location.reload();
  });
}

applySettings();
reloadWhenRebuilt();
listen();
const root = document.getElementById("page");
if (root) {
  render(
    <ErrorBoundary>
      <App />
    </ErrorBoundary>,
    root,
  );
}
