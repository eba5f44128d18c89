import type { Browser } from "@playwright/test";
import type { PageOf, SideSamples } from "./figures.ts";
import { runLighthouse } from "./lighthouse.ts";
import { followLink, load, visit } from "./visit.ts";

/** Where the pages are served from: origins without a slash at the end. */
export type Origins = { site: string; bare: string; beside?: string };

/** What measures: a browser for loads and visits, and the port of one for Lighthouse. */
export type Browsers = { browser: Browser; lighthousePort: number };

/** One load over the slow line takes up to twice as long as another of the same page: several a run. */
const loadsARun = 3;

export const noSamples = (): SideSamples => ({ simulated: [], loads: [], visits: [], nextPagesMs: [] });

/** Measures a page once more, on every side in turn, each first as often as the others. */
export async function measure(page: PageOf<SideSamples>, origins: Origins, browsers: Browsers): Promise<void> {
  const { browser, lighthousePort } = browsers;
  const sides = [
    { samples: page.site, url: origins.site + page.path, scripted: true },
    { samples: page.bare, url: origins.bare + page.path, scripted: false },
    ...(page.beside ? [{ samples: page.beside, url: origins.beside + page.path, scripted: true }] : []),
  ];
  for (let i = 0; i < loadsARun; i++) {
    const first = page.site.loads.length % sides.length;
    for (const { samples, url, scripted } of [...sides.slice(first), ...sides.slice(0, first)]) {
      samples.loads.push(await load(browser, url, scripted));
    }
  }
  for (const { samples, url, scripted } of sides) {
    samples.simulated.push(await runLighthouse(url, lighthousePort, ["performance"]));
    if (!scripted) continue;
    samples.visits.push(await visit(browser, url));
    samples.nextPagesMs.push(await followLink(browser, url));
  }
}
