/*
 * `npm run bench`: how near the site comes to a bare page with the same text, rules and font. `-- --all` measures every
 * page, `-- --json` prints the figures for programs, `-- --runs 3` repeats less often. Leave the machine alone meanwhile.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { pagePaths } from "../app/content/.server/addresses.ts";
import { readContent } from "../pipeline/content.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { type LighthouseResult, lighthouseBrowser, runLighthouse } from "./lighthouse.ts";
import { buildTwins } from "./twin.ts";
import { followLink, type Load, load, type Visit, visit } from "./visit.ts";

const { values: options } = parseArgs({
  options: { json: { type: "boolean" }, all: { type: "boolean" }, runs: { type: "string", default: "5" } },
});
const runs = Number(options.runs);

/** One page of each type. */
const chosen = [
  "/",
  "/technologies/postgresql",
  "/services/web-development-kutch",
  "/blog/scalable-react-applications",
  "/case-studies/fintech-payment-processing",
  "/blog",
  "/contact",
];

type Samples = {
  site: LighthouseResult[];
  bare: LighthouseResult[];
  siteLoads: Load[];
  bareLoads: Load[];
  visits: Visit[];
  links: number[];
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const say = (text: string) => process.stderr.write(`${text}\n`);

ensureBuild();
const cache = join(import.meta.dirname, "../.cache/bench");
mkdirSync(cache, { recursive: true });
const twins = mkdtempSync(join(tmpdir(), "kutch-it-twins-"));
process.once("exit", () => rmSync(twins, { recursive: true }));
say("Building the bare twins ...");
await buildTwins(buildFolder, twins);
const [site, bare] = [await startSite(buildFolder), await startSite(twins)];
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
const lighthouseTab = await lighthouseBrowser();

/** One load over the slow line takes up to twice as long as another of the same page: several a run, each side first in turn. */
const loadsARun = 3;

async function sampleLoads(path: string, { siteLoads, bareLoads }: Samples): Promise<void> {
  const sides = [
    async () => siteLoads.push(await load(browser, site.url + path, true)),
    async () => bareLoads.push(await load(browser, bare.url + path, false)),
  ];
  for (let i = 0; i < loadsARun; i++)
    for (const side of siteLoads.length % 2 ? sides.toReversed() : sides) await side();
}

async function sample(path: string, into: Samples): Promise<void> {
  into.site.push(await runLighthouse(site.url + path, lighthouseTab.port, ["performance"]));
  into.bare.push(await runLighthouse(bare.url + path, lighthouseTab.port, ["performance"]));
  await sampleLoads(path, into);
  into.visits.push(await visit(browser, site.url + path));
  into.links.push(await followLink(browser, site.url + path));
}

function summary(path: string, samples: Samples) {
  const of = <T>(list: T[], pick: (item: T) => number) => median(list.map(pick));
  const pair = <T>(ours: T[], theirs: T[], pick: (item: T) => number) => {
    const [a, b] = [of(ours, pick), of(theirs, pick)];
    return { site: Math.round(a), bare: Math.round(b), ratio: Number((a / b).toFixed(2)) };
  };
  const { siteLoads, bareLoads, visits } = samples;
  return {
    path,
    simulated: {
      fcp: pair(samples.site, samples.bare, ({ fcp }) => fcp),
      lcp: pair(samples.site, samples.bare, ({ lcp }) => lcp),
      tbt: pair(samples.site, samples.bare, ({ tbt }) => tbt),
      tbtAfterPaint: pair(samples.site, samples.bare, ({ tbtAfterPaint }) => tbtAfterPaint),
      cls: of(samples.site, ({ cls }) => cls),
      score: of(samples.site, ({ scores }) => scores.performance ?? 0),
    },
    applied: {
      fcp: pair(siteLoads, bareLoads, ({ fcp }) => fcp),
      lcp: pair(siteLoads, bareLoads, ({ lcp }) => lcp),
      cls: of(siteLoads, ({ cls }) => cls),
      hydrated: Math.round(of(siteLoads, ({ hydrated }) => hydrated)),
      tbt: pair(siteLoads, bareLoads, ({ blocking }) => blocking),
      longestTask: of(siteLoads, ({ longestTask }) => longestTask),
    },
    visit: {
      inp: Math.round(of(visits, ({ inp }) => inp)),
      menu: Math.round(of(visits, ({ menu }) => menu)),
      formReady: Math.round(of(visits, ({ formReady }) => formReady)),
      headingSlow: Math.round(of(visits, ({ heading }) => heading)),
      headingFast: Math.round(median(samples.links)),
    },
    traffic: { site: siteLoads[0]?.traffic, bare: bareLoads[0]?.traffic },
  };
}

const summaries = () => [...samples].map(([path, into]) => summary(path, into));

const paths = options.all ? pagePaths(readContent()) : chosen;
const samples = new Map(
  paths.map((path): [string, Samples] => [
    path,
    { site: [], bare: [], siteLoads: [], bareLoads: [], visits: [], links: [] },
  ]),
);
for (let run = 1; run <= runs; run++) {
  for (const [path, into] of samples) {
    say(`run ${run} of ${runs}: ${path}`);
    await sample(path, into);
  }
  // A long run that is stopped has not been for nothing.
  writeFileSync(join(cache, "last.json"), JSON.stringify(summaries(), null, 1));
}
await Promise.all([browser.close(), lighthouseTab.close(), site.stop(), bare.stop()]);

const results = summaries();
if (options.json) console.log(JSON.stringify(results, null, 1));
else printTables(results);

/** One page's figures vary more than site and twin differ: all pages' say more. */
function together(rows: typeof results): string {
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const [ours, theirs] = [sum(({ applied }) => applied.fcp.site), sum(({ applied }) => applied.fcp.bare)];
  const [tbt, bareTbt] = [sum(({ simulated }) => simulated.tbt.site), sum(({ simulated }) => simulated.tbt.bare)];
  return `All pages: applied FCP ${ours} / ${theirs} = ${(ours / theirs).toFixed(2)}, TBT ${tbt} / ${bareTbt}`;
}

function printTables(rows: typeof results): void {
  const both = (pair: { site: number; bare: number }) => `${pair.site} / ${pair.bare}`;
  const beside = (pair: { site: number; bare: number; ratio: number }) => `${both(pair)} = ${pair.ratio}`;
  console.log(
    `\nSite / bare twin, medians of ${runs} (applied: ${runs * loadsARun}), ms. Simulated: Lighthouse mobile. Applied: 1.6 Mbit/s, 150 ms, CPU 4×.`,
  );
  console.table(
    rows.map(({ path, simulated, applied }) => ({
      path,
      "simulated FCP": beside(simulated.fcp),
      "simulated LCP": beside(simulated.lcp),
      "simulated TBT": both(simulated.tbt),
      "of it after the paint": both(simulated.tbtAfterPaint),
      "applied TBT": both(applied.tbt),
      score: simulated.score,
      "applied FCP": beside(applied.fcp),
      "applied LCP": beside(applied.lcp),
      CLS: Number(Math.max(simulated.cls, applied.cls).toFixed(3)),
    })),
  );
  console.log(together(rows));
  console.table(
    rows.map(({ path, applied, visit: { inp, menu, formReady, headingSlow, headingFast }, traffic }) => ({
      path,
      hydrated: applied.hydrated,
      "longest task": applied.longestTask,
      INP: inp,
      "menu opens in": menu,
      "form ready at": formReady || "",
      "next page": headingSlow,
      "next page, fast line": headingFast,
      "kB html": Math.round((traffic.site?.html ?? 0) / 100) / 10,
      "kB js": Math.round((traffic.site?.js ?? 0) / 100) / 10,
      requests: traffic.site?.requests,
    })),
  );
}
