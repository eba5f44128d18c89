import type { Browser } from "@playwright/test";
import type { PageOf, SideSamples } from "./figures.ts";
import { runLighthouse } from "./lighthouse.ts";
import { load, scriptWorkAfterPaint, visit } from "./visit.ts";

/** The servers of the pages: origins without a slash at the end. */
export type Origins = { site: string; bare: string; beside?: string; peer?: string };

/** Pages of AstroWind that are measured, by our paths: the home page, and the longest article. */
export const peerPages: Record<string, string> = {
  "/": "/",
  "/blog/devops-automation-workflows": "/astrowind-template-in-depth",
};

/** A browser for loads and visits, and the debugging port of one for Lighthouse. */
export type Browsers = { browser: Browser; lighthousePort: number };

/** The speed of a load varies by a fifth between equal pages, so each run makes many. */
const loadsARun = 12;
const visitsARun = 2;

export const noSamples = (): SideSamples => ({ simulated: [], loads: [], visits: [], scriptWork: [] });

/** Measures a page once more on every side. The sides take turns in going first. */
export async function measure(page: PageOf<SideSamples>, origins: Origins, browsers: Browsers): Promise<void> {
  const { browser, lighthousePort } = browsers;
  const sides = [
    { samples: page.site, url: origins.site + page.path, isOurs: true },
    { samples: page.bare, url: origins.bare + page.path, isOurs: true },
    ...(page.beside ? [{ samples: page.beside, url: origins.beside + page.path, isOurs: true }] : []),
    ...(page.peer ? [{ samples: page.peer, url: `${origins.peer}${peerPages[page.path]}`, isOurs: false }] : []),
  ];
  for (let i = 0; i < loadsARun; i++) {
    const first = page.site.loads.length % sides.length;
    for (const { samples, url, isOurs } of [...sides.slice(first), ...sides.slice(0, first)]) {
      samples.loads.push(await load(browser, url));
      if (isOurs && i < visitsARun) samples.visits.push(await visit(browser, url));
    }
  }
  for (const { samples, url } of sides.filter(({ isOurs }) => isOurs)) {
    if (samples !== page.bare) samples.scriptWork.push(await scriptWorkAfterPaint(browser, url));
    samples.simulated.push(await runLighthouse(url, lighthousePort, ["performance"]));
  }
}
