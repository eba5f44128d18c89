import { type PageFigures, total } from "./figures.ts";

/** `most` still passes. A figure that is missing passes nothing. */
type Limit<Of> = { what: string; most: number; source: string; of: (measured: Of) => number };

/** What each page has to keep. The twin is what a browser can do at best with the same words, rules and font. */
const pageLimits: Limit<PageFigures>[] = [
  {
    what: "applied first paint / twin's",
    most: 1.1,
    source: "docs/performance.md, The gate: a tenth is what fifteen loads leave uncertain",
    of: ({ site, bare }) => site.applied.fcpMs / bare.applied.fcpMs,
  },
  {
    what: "simulated largest paint / twin's",
    most: 1.25,
    source: "docs/performance.md, The gate: the site's pages are at 1.00 to 1.17, by the browser",
    of: ({ site, bare }) => site.simulated.lcpMs / bare.simulated.lcpMs,
  },
  {
    what: "main thread beyond the twin's, ms",
    most: 20,
    source: "docs/performance.md, The gate: what a page runs that nobody has touched, processor slowed four times",
    of: ({ site, bare }) => site.applied.workMs - bare.applied.workMs,
  },
  {
    what: "applied first paint / the peer's",
    most: 1,
    source: "docs/performance.md, The gate: a site by the same means, made by others",
    of: ({ site, peer }) => (peer ? site.applied.fcpMs / peer.applied.fcpMs : 0),
  },
  {
    what: "INP, ms",
    most: 100,
    source: "half of what web.dev/articles/inp calls good; an answer within 100 ms feels immediate",
    of: ({ site }) => site.visit.inpMs,
  },
  {
    what: "CLS",
    most: 0.001,
    source: "a hundredth of what web.dev/articles/cls calls good: one line by a few pixels, no more",
    of: ({ site }) => Math.max(site.simulated.cls, site.applied.cls),
  },
];

/** What all pages have to keep together: their sum is surer than each. */
const totalLimit: Limit<PageFigures[]> = {
  what: "applied first paint / twin's",
  most: 1.05,
  source: "docs/performance.md, The gate: the site's pages are at 1.00 to 1.03 together",
  of: (pages) => {
    const paint = (side: PageFigures["site"]) => side.applied.fcpMs;
    return (
      total(
        pages.map(({ site }) => site),
        paint,
      ) /
      total(
        pages.map(({ bare }) => bare),
        paint,
      )
    );
  },
};

/** Stands for all pages where a page's path would stand. */
export const allPages = "all pages";

/** A limit that was passed. */
export type Breach = { where: string; what: string; is: number; most: number; source: string };

function breachOf<Of>(where: string, { of, ...limit }: Limit<Of>, measured: Of): Breach[] {
  const is = of(measured);
  return is <= limit.most ? [] : [{ where, is, ...limit }];
}

/** What the gate decides from the figures: every limit that was passed, none where the site may land. */
export function judge(pages: PageFigures[]): Breach[] {
  return [
    ...pages.flatMap((page) => pageLimits.flatMap((limit) => breachOf(page.path, limit, page))),
    ...breachOf(allPages, totalLimit, pages),
  ];
}

/** Whether a page has to be measured further before these breaches are believed. */
export const isDoubted = (path: string, breaches: Breach[]) =>
  breaches.some(({ where }) => where === path || where === allPages);

/** A breach as a row of a table. */
export const rowOf = ({ where, what, is, most, source }: Breach) => ({
  where,
  what,
  is: Number(is.toFixed(4)),
  limit: most,
  "passed by": `${(100 * (is / most - 1)).toFixed(1)} %`,
  source,
});
