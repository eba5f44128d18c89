/**
 * The page's module script: fetches all scripts at once after the first paint, and hydrates the page when all of them
 * are there (docs/decisions/0002-scripts-after-paint.md). `pipeline/defer-hydration.ts` writes it into every page.
 */

/** What the build knows of this page. */
declare const pageScripts: {
  /** Absolute paths: React Router's manifest, the module of each of `routes` in order, those they need, the entry last. */
  urls: string[];
  /** The ids of the page's routes, from the root down. */
  routes: string[];
};

const preload = (href: string) =>
  document.getElementById("css")?.after(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));

let started = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  const { urls, routes } = pageScripts;
  urls.forEach(preload);
  const [, ...modules] = await Promise.all(urls.slice(0, routes.length + 1).map((url) => import(url)));
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(routes.map((id, i) => [id, modules[i]])) });
  // A task of its own, so that what a person does meanwhile is answered between the two.
  setTimeout(() => import(urls.at(-1) ?? ""));
}

// The paint is the first largest-contentful-paint entry. A hidden tab never paints, a person may press a key before the
// paint is reported, and a browser may not report it at all: each of these starts the scripts too. In a browser that is
// asked to save data only a person does, by any move (the signs of `app/ui/first-interaction.ts`).
const { connection } = navigator as { connection?: { saveData?: boolean } };
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { once: true, capture: true });
if (connection?.saveData) {
  for (const sign of ["touchstart", "focusin", "scroll"]) addEventListener(sign, start, { once: true, capture: true });
  // A page that comes under a resting pointer is told of a move, too, by no distance at all.
  addEventListener("pointermove", ({ movementX, movementY }) => void ((movementX || movementY) && start()));
}
if (!connection?.saveData) {
  const paint = "largest-contentful-paint";
  if (document.hidden) start();
  else if (PerformanceObserver.supportedEntryTypes.includes(paint))
    new PerformanceObserver(start).observe({ type: paint, buffered: true });
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 4000);
}

export {};
