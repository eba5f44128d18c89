const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const folder = "/assets/";
const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** What React Router's inline module script says: modules to import, the table of route modules, the entry. */
function readEntryScript(code: string) {
  const manifest = /import "([^"]+)";/.exec(code)?.[1];
  const routes = [...code.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, url]) => ({ name, url }));
  const table = /window\.__reactRouterRouteModules = (\{[^}]*\});/.exec(code)?.[1];
  const entry = /import\("([^"]+)"\);/.exec(code)?.[1];
  if (!manifest || !table || !entry || routes.length === 0) {
    throw new Error(`React Router's entry script is not written as pipeline/defer-hydration.ts expects:\n${code}`);
  }
  return { manifest, routes, table, entry };
}

/**
 * Sets the order of loading: text, the page's own rules and the font first; after the first paint all modules at once;
 * the page's data and hydration when all of them are there. React Router's `modulepreload` links would compete with the
 * first paint on a slow line; without any of them hydration would wait for three round trips in a row (measured:
 * docs/decisions/0002-scripts-after-paint.md). `routerData` is the function that `lean-markup.ts` makes.
 *
 * The paint is the first largest-contentful-paint entry. A hidden tab never paints, a person may press a key before
 * the paint is reported, and a browser may not report it at all: each of these starts the scripts too. In a browser that
 * is asked to save data only a person does, by any move (the signs of `app/ui/first-interaction.ts`).
 * @throws where React Router's markup is not the one known here, so that an update cannot undo it silently.
 */
export function deferHydration(html: string): string {
  const script = entryScript.exec(html);
  if (!script?.[1]) throw new Error("The built page has no entry script of React Router");
  const { manifest, routes, table, entry } = readEntryScript(script[1]);
  const preloads = [...html.matchAll(preloadLink)].map(([, url = ""]) => url);
  // Each address stands once: the first ones are imported by their place, the entry last of all.
  const first = [manifest, ...routes.map(({ url }) => url)];
  const urls = [...new Set([...first, ...preloads, entry])];
  const names = routes.map(({ name }) => name).join();
  const code = `let d=document,w=addEventListener,u=${JSON.stringify(urls).replaceAll(folder, "")},
add=name=>d.getElementById("css").after(Object.assign(d.createElement("link"),{rel:"modulepreload",href:"${folder}"+name})),
get=i=>import("${folder}"+u[i]),
go=async()=>{go=()=>{};u.map(add);
let [,${names}]=await Promise.all([${first.map((_, i) => `get(${i})`)}]);
window.__reactRouterRouteModules=${table};setTimeout(()=>{routerData();get(${urls.indexOf(entry)})})};
let s=navigator.connection?.saveData;
for(let e of ["pointerdown","keydown",...s?["pointermove","touchstart","focusin","scroll"]:[]])w(e,()=>go(),{once:true,capture:true});
let t="largest-contentful-paint";if(s);else if(d.hidden)go();else if(PerformanceObserver.supportedEntryTypes.includes(t))new PerformanceObserver(()=>go()).observe({type:t,buffered:true});else requestAnimationFrame(()=>setTimeout(()=>go()));
s||setTimeout(()=>go(),4e3)`;
  return html.replace(entryScript, () => `<script type="module" async="">${code}</script>`).replaceAll(preloadLink, "");
}
