/*
 * `npm run audit`: Lighthouse on every page: accessibility, best practices and search. The exit code is 1 where it found
 * anything. `-- /about /blog`: these pages. `-- --write`: writes pages and score into `content/measured.json`.
 */
import { parseArgs } from "node:util";
import { chromium as playwright } from "@playwright/test";
import lighthouse from "lighthouse";
import { pagePaths } from "../app/content/links/addresses.ts";
import { readContent } from "../pipeline/content.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { refuseChanges, writeFigures } from "./write-figures.ts";

/** Speed is measured by `npm run bench`: Lighthouse simulates it. */
const categories = ["accessibility", "best-practices", "seo"];
/** A page after the form is not to be listed, and says so. */
const skipAudits = ["is-crawlable"];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
if (values.write) refuseChanges();
await ensureBuild();
const site = await startSite(buildFolder);
const port = 9222;
const args = [...chromiumArguments, `--remote-debugging-port=${port}`];
const browser = await playwright.launch({ executablePath: chromium(), args });

const paths = positionals.length > 0 ? positionals : pagePaths(readContent());
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
  writeFigures("npm run audit", [
    { id: "audited-pages", value: paths.length },
    { id: "lighthouse-accessibility", value: lowest },
  ]);
process.exitCode = findings.length > 0 ? 1 : 0;
