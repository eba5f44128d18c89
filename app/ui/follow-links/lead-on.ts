import { router, routesAt } from "./router.ts";

/** How long a page is waited for before the browser loads it by itself. Milliseconds. */
const deadlineMs = 5000;

/** Goes to an address of this site as it is gone to without scripts. */
function loadDocument(href: string): void {
  const here = location.pathname + location.search + location.hash;
  if (href !== here) location.assign(href);
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

/** The page broke off on its way: the browser loads it, if somebody is there to answer, be it that it is gone. */
async function loadIfAnswered(): Promise<void> {
  const { status } = await fetch(location.href, { method: "HEAD" });
  if (status < 500) location.reload();
}

/**
 * Sees to it that a link leads on although its page's code, data or style does not come. React Router waits for ever, loads
 * the page that is to be left anew where code is missing, and says what failed where data is; the page itself may well be there.
 */
export function leadOn(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  router?.subscribe(({ location: shown, navigation: { location: to }, errors }) => {
    if (to && to.pathname !== shown.pathname) {
      hasMoved = true;
      const load = () => loadDocument(to.pathname + to.search + to.hash);
      const isShown = watchTitle();
      clearTimeout(timer);
      timer = setTimeout(() => isShown() || load(), deadlineMs);
      // The same file that the router asks for. After the router's own answer to a failure, which this one takes the place of.
      for (const { module } of routesAt(to.pathname)) import(/* @vite-ignore */ module).catch(() => setTimeout(load));
    }
    // What the server has answered, such as 500, is said as it is; and the page that was opened is there already.
    const brokeOff = hasMoved && !to && Object.values(errors ?? {}).some((error) => error instanceof Error);
    if (brokeOff) loadIfAnswered().catch(() => {});
  });
}
