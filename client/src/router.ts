// Which page an address means. Links are plain <a href>: one listener turns them into steps of the history.

import { signal } from "@preact/signals";

export type Route =
  | { page: "start" }
  | { page: "match"; id: string; token: string | null }
  | { page: "story"; id: string }
  | { page: "join"; token: string }
  | { page: "rules"; game: string }
  | { page: "missing" };

/** The path of the page that is shown, without its query. */
export const address = signal(location.pathname);

/** Has the guest come from another page of ours? The first page does not take the focus. */
let hasTravelled = false;

export function routeOf(path: string): Route {
  const [first, id, last, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (id === undefined) return { page: "missing" };
  if (first === "watch") return last === undefined ? { page: "missing" } : { page: "match", id, token: last };
  if (first === "match" && last === "story") return { page: "story", id };
  if (last !== undefined) return { page: "missing" };
  if (first === "match") return { page: "match", id, token: null };
  if (first === "join") return { page: "join", token: id };
  if (first === "rules") return { page: "rules", game: id };
  return { page: "missing" };
}

/** Go to another page of ours. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

/** Go to another page so that "back" does not come here again. */
export function goInstead(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

function arrive(): void {
  hasTravelled = true;
  address.value = location.pathname;
  scrollTo(0, 0);
}

/** Let those who come from another page begin at the heading, unless they already do something here. */
export function arriveAt(heading: HTMLElement | null): void {
  if (hasTravelled && document.activeElement === document.body) heading?.focus({ preventScroll: true });
}

export function listen(): void {
  addEventListener("popstate", () => {
    hasTravelled ||= address.value !== location.pathname;
    address.value = location.pathname;
  });
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !isOurs(link) || isSpecial(event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** A new tab, a new window or a download is the browser's business. */
function isSpecial(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}

function isOurs(link: HTMLAnchorElement): boolean {
  const isPage = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const isHere = link.pathname === location.pathname && link.hash !== "";
  return isPage && !isHere && !link.target && !link.hasAttribute("download");
}
