// Can go when React Router itself can be told to load a page's scripts after its first paint (docs/tricks.md).
const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** What React Router's inline module script says: modules to import, the table of route modules, the entry. */
function readEntryScript(code: string) {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const urls = new Map(
    [...code.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, url]) => [name, url]),
  );
  const table = /window\.__reactRouterRouteModules = \{([^}]*)\};/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);/.exec(code)?.[1];
  const routes = [...(table ?? "").matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = "", name]) => ({
    id,
    url: urls.get(name),
  }));
  if (!manifest || !entry || routes.length === 0 || routes.length !== urls.size || routes.some(({ url }) => !url))
    throw new Error(`React Router's entry script is not written as pipeline/defer-hydration.ts expects:\n${code}`);
  return { manifest, routes: routes.map(({ id, url = "" }) => ({ id, url })), entry };
}

/**
 * Sets the order of loading: text, the page's own rules and the font first; after the first paint all modules at once;
 * the page's data and hydration when all of them are there. React Router's `modulepreload` links would compete with the
 * first paint on a slow line; without any of them hydration would wait for three round trips in a row (measured:
 * docs/decisions/0002-scripts-after-paint.md).
 * @param loadScript `app/inline/load-after-paint.ts`, compiled; takes the place of React Router's entry script
 * @throws where React Router's markup is not the one known here, so that an update cannot undo it silently
 */
export function deferHydration(html: string, loadScript: string): string {
  const script = entryScript.exec(html);
  if (!script?.[1])
    throw new Error("The built page has no entry script of React Router (pipeline/defer-hydration.ts).");
  const { manifest, routes, entry } = readEntryScript(script[1]);
  const preloads = [...html.matchAll(preloadLink)].map(([, url = ""]) => url).filter((url) => url !== entry);
  if (preloads.length === 0)
    throw new Error("The built page preloads none of React Router's modules (pipeline/defer-hydration.ts).");
  const urls = [...new Set([manifest, ...routes.map(({ url }) => url), ...preloads, entry])];
  const pageScripts = JSON.stringify({ urls, routes: routes.map(({ id }) => id) });
  return html
    .replace(entryScript, () => `<script type="module" async="">let pageScripts=${pageScripts};${loadScript}</script>`)
    .replaceAll(preloadLink, "");
}
