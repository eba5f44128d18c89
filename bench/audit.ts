/*
 * `npm run audit`: Lighthouse on every page: accessibility, best practices and search. The exit code is 1 where it found
 * anything. The first time it installs Lighthouse, which no other command needs. `-- /about /blog`: these pages.
 * `-- --write`: writes pages and score into `content/measured.json`.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import { listPagePaths } from "../app/content/links/page-addresses.ts";
import { buildFolder } from "../pipeline/build-folder.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { readContent } from "../pipeline/read-content.ts";
import { chromiumArguments, findChromium } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/serve-site.ts";
import { requireCleanCheckout, writeResults } from "./write-results.ts";

/** What is read of a report of Lighthouse. Its own types are only there once it is installed. */
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse in the version of `bench/package.json`. npm installs it where it is missing or another. */
async function loadLighthouse(): Promise<Lighthouse> {
  const options = ["install", "--no-save", "--prefix", "bench", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", options, { stdio: "inherit", shell: process.platform === "win32" });
  return (await import(new URL("node_modules/lighthouse/core/index.js", import.meta.url).href)).default;
}

/** Speed is measured by `npm run bench`: Lighthouse simulates it. */
const categories = ["accessibility", "best-practices", "seo"];
/** A page after the form is not to be listed, and says so. */
const skipAudits = ["is-crawlable"];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
if (values.write) requireCleanCheckout();
const lighthouse = await loadLighthouse();
await ensureBuild();
const site = await startSite(buildFolder);
const port = 9222;
const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
const browser = await playwright.launch({ executablePath: findChromium(), args });

const paths = positionals.length > 0 ? positionals : listPagePaths(readContent());
let lowest = 100;
const findings: { page: string; category: string; finding: string }[] = [];
for (const [place, page] of paths.entries()) {
  process.stderr.write(`${place + 1} of ${paths.length}: ${page}\n`);
  const lhr = (await lighthouse(site.url + page, { port, logLevel: "error", onlyCategories: categories, skipAudits }))
    ?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not read ${page}: ${lhr?.runtimeError?.message}`);
  lowest = Math.min(lowest, Math.round(100 * (lhr.categories.accessibility?.score ?? 0)));
  for (const { id: category, auditRefs } of Object.values(lhr.categories))
    for (const { id, weight } of auditRefs)
      if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        findings.push({ page, category, finding: `${id}: ${lhr.audits[id]?.title}` });
}
await Promise.all([browser.close(), site.stop()]);

console.log(`${paths.length} pages, accessibility at least ${lowest}, ${findings.length} findings`);
if (findings.length > 0) console.table(findings);
if (values.write)
  writeResults([
    { id: "audited-pages", value: paths.length },
    { id: "lighthouse-accessibility", value: lowest },
  ]);
process.exitCode = findings.length > 0 ? 1 : 0;
