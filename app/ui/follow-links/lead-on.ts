import { type Place, type RouterState, router, routesAt } from "./router.ts";

/** How long a page is waited for before the browser loads it by itself. Milliseconds. */
const deadlineMs = 5000;

const hrefOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** Goes to an address of this site as it is gone to without scripts. */
function loadDocument(href: string): void {
  if (href !== hrefOf(location)) location.assign(href);
  // The address has changed already after Back and Forward, and while a page waits for its style sheet. The browser keeps the
  // place of a page that it reloads, and of a new one that would be the place on the page before.
  else if (router?.state.historyAction === "PUSH" && !location.hash) location.replace(href);
  else location.reload();
}

/** Says whether another page is shown than now. Each has a title of its own (`tests/built/page-heads.test.ts`). */
function watchTitle(): () => boolean {
  const before = document.title;
  return () => document.title !== before;
}

/**
 * Says whether the page that the browser loaded is still shown, though the address is another's already: that one may wait for
 * ever for its style sheet.
 */
function isFirstPageStill(): boolean {
  const first = performance.getEntriesByType("navigation")[0]?.name;
  const shown = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const pathOf = (address?: string) => address && new URL(address).pathname;
  return pathOf(shown) === pathOf(first) && pathOf(first) !== location.pathname;
}

/** The page broke off on its way: the browser loads it, if somebody is there to answer, be it that it is gone. */
async function loadIfAnswered(): Promise<void> {
  const { status } = await fetch(location.href, { method: "HEAD" });
  if (status < 500) location.reload();
}

/**
 * For an engine that does not tell of reloads (no Navigation API): asks for the same files that the router asks for, and
 * loads the page where one cannot be had. The router loads the page anew that is to be left, at about the same time, and of
 * two loads the later one counts. So it is done once more when either has begun.
 */
function watchModules(pathname: string, load: () => void): void {
  const replaceReload = () => {
    addEventListener("beforeunload", () => setTimeout(load), { once: true });
    load();
  };
  for (const { module } of routesAt(pathname)) import(/* @vite-ignore */ module).catch(replaceReload);
}

/**
 * Sees to it that a link leads on although its page's code, data or style does not come. React Router waits for ever, loads
 * the page that is to be left anew where code is missing, and says what failed where data is; the page itself may well be there.
 */
export function leadOn(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  /** The page that is on its way. */
  let next: string | undefined;
  const hearsReloads = "navigation" in window;
  // The router's answer to missing code: the next page is loaded in place of the one that is to be left.
  if (hearsReloads)
    navigation.addEventListener("navigate", (event) => {
      if (event.navigationType !== "reload" || !next || next === hrefOf(location)) return;
      event.preventDefault();
      setTimeout(loadDocument, 0, next);
    });
  const waitFor = (to: Place) => {
    hasMoved = true;
    const load = () => loadDocument(hrefOf(to));
    const isShown = watchTitle();
    clearTimeout(timer);
    timer = setTimeout(() => isShown() || load(), deadlineMs);
    if (!hearsReloads) watchModules(to.pathname, load);
  };
  const look = ({ location: shown, navigation: { location: to }, errors }: RouterState) => {
    next = to && hrefOf(to);
    if (to && to.pathname !== shown.pathname) waitFor(to);
    // What the server has answered, such as 500, is said as it is; and the page that was opened is there already.
    const brokeOff = hasMoved && !to && Object.values(errors ?? {}).some((error) => error instanceof Error);
    if (brokeOff) loadIfAnswered().catch(() => {});
  };
  if (!router) return;
  // Somebody may have been quicker than this code.
  look(router.state);
  if (!next && isFirstPageStill()) waitFor(location);
  router.subscribe(look);
}
