import { routesAt } from "./router.ts";

/** How long a person stays on a link before its page is fetched, as React Router has it for its own links. Milliseconds. */
const restMs = 100;

/** What has been asked for. The data is fresh for a minute, after which a link that is stayed on asks anew. */
const asked = new Set<string>();
const freshMs = 60_000;

function preload(href: string): void {
  if (asked.has(href)) return;
  asked.add(href);
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}

/**
 * The data by `fetch`: Firefox holds `<link rel="prefetch">` against the security policy's `default-src`, WebKit knows
 * none. The browser's cache keeps the answer for the click (`max-age` in `server/static/cache-control.ts`).
 */
async function fetchData(href: string): Promise<void> {
  if (asked.has(href)) return;
  asked.add(href);
  setTimeout(() => asked.delete(href), freshMs);
  // An answer that nobody reads is not kept by every browser.
  await fetch(href, { priority: "low" }).then((response) => response.text());
}

/** Fetches what React Router will ask for when the link is followed: the page's modules, and its data in one file. */
function prefetchPage({ pathname, search }: HTMLAnchorElement): void {
  const routes = routesAt(pathname);
  // A file, or an address that no page has.
  if (routes.length === 0 || routes.at(-1)?.path === "*") return;
  for (const { module, imports = [] } of routes) [module, ...imports].forEach(preload);
  const file = pathname.endsWith("/") ? `${pathname}_.data` : `${pathname}.data`;
  // It will be said when the link is followed.
  fetchData(file + search).catch(() => {});
}

/**
 * Whether a link leads to a page that is shown in this document: one in another language is loaded anew. What the search found
 * under a resting pointer would tell what was typed.
 */
const leadsOn = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.target &&
  !link.download &&
  !link.hreflang &&
  !link.closest("dialog");

/**
 * From now on the page behind any link of this site is fetched when somebody is about to follow it: rests on it with the
 * pointer, puts a finger on it, or comes to it by keyboard.
 */
export function prefetchLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (place: EventTarget | null) => {
    clearTimeout(timer);
    const link = place instanceof Element ? place.closest("a") : null;
    if (link && leadsOn(link)) timer = setTimeout(prefetchPage, restMs, link);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"])
    addEventListener(sign, ({ target }) => consider(target), { passive: true });
  // Where the pointer came to rest before this code did.
  consider(document.querySelector("a:hover"));
}
