const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** What React Router's inline module script says: modules to import, the table of route modules, the entry. */
function readEntryScript(code: string) {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, url]) => ({ name, url }));
  const table = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);/.exec(code)?.[1];
  if (!manifest || !table || !entry || routes.length === 0) {
    throw new Error(`React Router's entry script is not written as build/scripts.ts expects:\n${code}`);
  }
  return { manifest, routes, table, entry };
}

/**
 * Sets the order of loading: text, style and font first, every script after the first paint, and then all of them at
 * once. React Router's `modulepreload` links would compete with the first paint on a slow line; without any of them
 * hydration would wait for three round trips in a row (measured: docs/decisions/0002-scripts-after-paint.md).
 *
 * The paint is the first largest-contentful-paint entry. A hidden tab never paints, a person may press a key before
 * the paint is reported, and a browser may not report it at all: each of these starts the scripts too.
 * @throws where React Router's markup is not the one known here, so that an update cannot undo it silently.
 */
export function startAfterPaint(html: string): string {
  const script = entryScript.exec(html);
  if (!script?.[1]) throw new Error("The built page has no entry script of React Router");
  const { manifest, routes, table, entry } = readEntryScript(script[1]);
  const preloads = [...html.matchAll(preloadLink)].map(([, url]) => url);
  const code = `let d=document,w=addEventListener,go=async()=>{go=()=>{};
for(let href of ${JSON.stringify(preloads)})d.head.append(Object.assign(d.createElement("link"),{rel:"modulepreload",href}));
await import("${manifest}");let [${routes.map(({ name }) => name)}]=await Promise.all([${routes.map(({ url }) => `import("${url}")`)}]);
window.__reactRouterRouteModules=${table};import("${entry}")};
for(let e of ["pointerdown","keydown"])w(e,()=>go(),{once:true,capture:true});
let t="largest-contentful-paint";if(d.hidden)go();else if(PerformanceObserver.supportedEntryTypes.includes(t))new PerformanceObserver(()=>go()).observe({type:t,buffered:true});else requestAnimationFrame(()=>setTimeout(()=>go()));
setTimeout(()=>go(),4e3)`;
  return html.replace(entryScript, () => `<script type="module" async="">${code}</script>`).replaceAll(preloadLink, "");
}
