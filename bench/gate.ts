import { type Figure, tell } from "../tests/support/figures.ts";
import { type PageFigures, total } from "./figures.ts";

/** A value of `most` passes. A missing figure fails. */
type Limit<Of> = { what: string; most: number; source: string; of: (measured: Of) => number };

/** Limits for each page. The bare page is the best that a browser can do with the same words, rules and font. */
const pageLimits: Limit<PageFigures>[] = [
  {
    what: "applied first paint / bare page's",
    most: 1.1,
    source: "three times what 60 loads leave uncertain",
    of: ({ site, bare }) => site.applied.fcpMs / bare.applied.fcpMs,
  },
  {
    what: "simulated largest paint / bare page's",
    most: 1.25,
    source: "what the browser adds of its own, with room for a whole Chromium",
    of: ({ site, bare }) => site.simulated.lcpMs / bare.simulated.lcpMs,
  },
  {
    what: "main thread after the paint: tasks with scripts, ms",
    most: 20,
    source: "a bare page has none; processor slowed four times, on a page that nobody has touched",
    of: ({ site }) => site.scriptWorkMs,
  },
  {
    what: "applied first paint / the peer's",
    most: 1,
    source: "a site by the same means, made by others",
    of: ({ site, peer }) => (peer ? site.applied.fcpMs / peer.applied.fcpMs : 0),
  },
  {
    what: "INP beyond the bare page's, ms",
    most: 32,
    source: "two frames; the bare page has the same menu, and its own milliseconds are the machine's",
    of: ({ site, bare }) => site.visit.inpMs - bare.visit.inpMs,
  },
  {
    what: "CLS",
    most: 0.001,
    source: "a hundredth of what web.dev/articles/cls calls good: one line by a few pixels, no more",
    of: ({ site }) => Math.max(site.simulated.cls, site.applied.cls),
  },
];

/** Limit for all pages together: their sum varies less than a single page. */
const totalLimit: Limit<PageFigures[]> = {
  what: "applied first paint / bare page's",
  most: 1.05,
  source: "a sum of pages is surer than one",
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

/** Stands in place of a page's path. */
export const allPages = "all pages";

/** A limit that was exceeded. */
export type Breach = { where: string; what: string; is: number; most: number; source: string };

function breachOf<Of>(where: string, { of, ...limit }: Limit<Of>, measured: Of): Breach[] {
  const is = of(measured);
  return is <= limit.most ? [] : [{ where, is, ...limit }];
}

/** Every limit that these figures exceed; empty when the site passes. */
export function judge(pages: PageFigures[]): Breach[] {
  return [
    ...pages.flatMap((page) => pageLimits.flatMap((limit) => breachOf(page.path, limit, page))),
    ...breachOf(allPages, totalLimit, pages),
  ];
}

/** Names of single pages' figures in `content/proof.json`. */
const shown: Record<string, { sent?: string; readable?: string; largest?: string; work?: string; inp?: string }> = {
  "/": {
    sent: "sent-home",
    readable: "readable-home",
    largest: "largest-home",
    work: "work-home",
    inp: "inp-home",
  },
  "/blog/devops-automation-workflows": {
    sent: "sent-article",
    readable: "readable-article",
    work: "work-article",
  },
  "/contact": { inp: "inp-contact" },
};

/** Kilobytes of a first load, headers included. */
const kilobytesSent = ({ traffic: { requests: _, ...bytes } }: PageFigures["site"]) =>
  Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1000;

/** A figure of the site, for a page or a sum of pages. */
function comparison(
  what: string,
  pages: PageFigures[],
  of: (side: PageFigures["site"]) => number,
  site?: string,
  unit: "ms" | "kB" = "ms",
): Figure[] {
  const sum = (sides: PageFigures["site"][]) => Number(total(sides, of).toFixed(unit === "kB" ? 1 : 0));
  const peers = pages.flatMap(({ peer }) => peer ?? []);
  const template = peers.length === pages.length ? { template: sum(peers) } : {};
  const bare = sum(pages.map((page) => page.bare));
  const is = sum(pages.map((page) => page.site));
  return site ? [{ what: `${what}; its bare page has ${bare}`, is, unit, site, beside: { bare, ...template } }] : [];
}

/** Reports every figure that has a limit, and what the site shows of them. */
export function tellAll(pages: PageFigures[]): void {
  for (const page of pages) {
    const { path, site } = page;
    for (const { what, most, of } of pageLimits.filter(({ what }) => page.peer || !what.endsWith("the peer's")))
      tell({
        what: `${path}: ${what}`,
        is: of(page),
        limit: `at most ${most}`,
      });
    const { sent, readable, largest, work, inp } = shown[path] ?? {};
    tell(
      ...comparison(`${path}: sent in a first load`, [page], kilobytesSent, sent, "kB"),
      ...comparison(`${path}: applied first paint`, [page], ({ applied }) => applied.fcpMs, readable),
      ...comparison(`${path}: applied largest paint`, [page], ({ applied }) => applied.lcpMs, largest),
      ...comparison(`${path}: main thread`, [page], ({ applied }) => applied.workMs, work),
      { what: `${path}: INP, ms; its bare page has ${page.bare.visit.inpMs}`, is: site.visit.inpMs, site: inp },
      { what: `${path}: score`, is: site.simulated.score },
    );
  }
  const shift = Math.max(...pages.map(({ site }) => Math.max(site.simulated.cls, site.applied.cls)));
  tell(
    { what: `${allPages}: ${totalLimit.what}`, is: totalLimit.of(pages), limit: `at most ${totalLimit.most}` },
    {
      what: `${allPages}: the most that one moves`,
      is: shift,
      limit: "at most 0.001",
      site: "layout-shift",
      join: "max",
    },
    ...comparison(`${allPages}: applied first paint`, pages, ({ applied }) => applied.fcpMs, "readable-all").map(
      (figure): Figure => ({ ...figure, join: "sum" }),
    ),
  );
}

/** Whether a page must be measured again before these breaches count. */
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
