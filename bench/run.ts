/*
 * `npm run bench`: compares the site with a bare page that has the same text, rules and font. Run nothing else on the
 * machine meanwhile.
 * `-- /about /blog`: these pages only; `-- --all`: every page; otherwise one of each type.
 * `-- --runs 3`: fewer runs; `-- --json`: figures for programs.
 * `-- --site FOLDER`: this build in place of the project's own; `-- --beside FOLDER`: another build, measured in turns.
 * `-- --peer http://127.0.0.1:4000`: AstroWind, served there, beside the home page and the longest article.
 * `-- --rounds 1`: how often a page that seems to exceed a limit is measured again, 3.
 * `-- --gate`: exit code 1 when a limit of `bench/gate.ts` is exceeded.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { pagePaths } from "../app/content/.server/links/addresses.ts";
import { readContent } from "../pipeline/content.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { thirdOf } from "../tests/support/figures.ts";
import { buildBarePages } from "./bare-page.ts";
import { type PageOf, pageFigures, type SideSamples } from "./figures.ts";
import { isDoubted, judge, tellAll } from "./gate.ts";
import { lighthouseBrowser } from "./lighthouse.ts";
import { measure, noSamples, peerPages } from "./measure.ts";
import { printBreaches, printFigures } from "./tables.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean" },
    all: { type: "boolean" },
    gate: { type: "boolean" },
    runs: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    site: { type: "string" },
    beside: { type: "string" },
    peer: { type: "string" },
  },
});
const runs = Number(options.runs);

/** One page of each type, and of each script. */
const onePerType = [
  "/",
  "/technologies/postgresql",
  "/services/web-development-kutch",
  "/blog/devops-automation-workflows",
  "/case-studies/fintech-payment-processing",
  "/blog",
  "/contact",
  "/gu",
  "/hi/services/web-development-kutch",
];

/** A page that seems to exceed a limit is measured this many times more, and all its samples decide. */
const furtherRounds = Number(options.rounds);

const say = (text: string) => process.stderr.write(`${text}\n`);

if (!options.site) await ensureBuild();
const built = options.site ? resolve(options.site) : buildFolder;
const cache = join(import.meta.dirname, "../.cache/bench");
mkdirSync(cache, { recursive: true });
const barePages = mkdtempSync(join(tmpdir(), "kutch-it-bare-pages-"));
process.once("exit", () => rmSync(barePages, { recursive: true }));
// Ends through `process.exit`, so that started programs and temporary files are cleaned up.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
say("Building the bare pages ...");
await buildBarePages(built, barePages);
const site = await startSite(built);
const bare = await startSite(barePages);
const beside = options.beside ? await startSite(resolve(options.beside)) : undefined;
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
const lighthouseTab = await lighthouseBrowser();
const origins = {
  site: site.url,
  bare: bare.url,
  ...(beside && { beside: beside.url }),
  ...(options.peer && { peer: options.peer }),
};

const chosen = positionals.length > 0 ? positionals : onePerType;
const pages = thirdOf(options.all ? pagePaths(readContent()) : chosen).map(
  (path): PageOf<SideSamples> => ({
    path,
    site: noSamples(),
    bare: noSamples(),
    ...(beside && { beside: noSamples() }),
    ...(options.peer && peerPages[path] && { peer: noSamples() }),
  }),
);
const figures = () => pages.map(pageFigures);

async function measureRound(some: typeof pages, name: string): Promise<void> {
  for (let run = 1; run <= runs; run++) {
    for (const page of some) {
      say(`${name}, run ${run} of ${runs}: ${page.path}`);
      await measure(page, origins, { browser, lighthousePort: lighthouseTab.port });
    }
    // Written after each page, so that a stopped run keeps its figures.
    writeFileSync(join(cache, "last.json"), JSON.stringify(figures(), null, 1));
  }
}

await measureRound(pages, "First round");
if (options.gate) {
  for (let round = 1; round <= furtherRounds; round++) {
    const breaches = judge(figures());
    if (breaches.length === 0) break;
    await measureRound(
      pages.filter(({ path }) => isDoubted(path, breaches)),
      `Further round ${round}`,
    );
  }
}
await Promise.all([browser.close(), lighthouseTab.close(), site.stop(), bare.stop(), beside?.stop()]);

const measured = figures();
if (options.json) console.log(JSON.stringify(measured, null, 1));
else printFigures(measured);
if (options.gate) {
  const breaches = judge(measured);
  tellAll(measured);
  printBreaches(breaches);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
