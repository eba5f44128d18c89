/*
 * `npm run audit`: a full report on every page: Lighthouse in all categories, axe and IBM's equal access checker,
 * html-validate, links and their fragments, the security policy by csp_evaluator, the score of MDN's Observatory,
 * bytes, headers, and pictures. It is slow. It writes one page to `.cache/audit/`, which needs no other file. The exit
 * code is 1 when anything was found. `-- /about /blog` audits these pages only.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { pagePaths } from "../../app/content/.server/links/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { ensureBuild } from "../../pipeline/ensure-build.ts";
import { buildFolder } from "../../pipeline/publish.ts";
import { settings } from "../../settings/index.ts";
import { chromium, chromiumArguments } from "../../tests/e2e/support/chromium.ts";
import { startSite } from "../../tests/e2e/support/site.ts";
import { tell, thirdOf } from "../../tests/support/figures.ts";
import { lighthouseBrowser } from "../lighthouse.ts";
import { bytesOfPage } from "./bytes.ts";
import { checkLinks, lighthouse, lookAt, markup, policy } from "./checks.ts";
import { observatory } from "./observatory.ts";
import { type Audit, findingsOf, writePage } from "./page.ts";

const folder = join(import.meta.dirname, "../../.cache/audit");
const say = (text: string) => process.stderr.write(`${text}\n`);

/** Whether a finding follows from a page's own request to stay out of search results. */
const isIntended = (finding: string, html: string) =>
  finding.startsWith("is-crawlable") && html.includes('content="noindex"');

await ensureBuild();
const asked = process.argv.slice(2);
// Runs first, because it needs other programs: a missing one is reported now and not after the half hour of the pages.
say("MDN's Observatory, behind TLS ...");
const score = await observatory();
const site = await startSite(buildFolder);
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
const tab = await lighthouseBrowser();

const pages: Audit["pages"] = [];
for (const path of thirdOf(asked.length > 0 ? asked : pagePaths(readContent()))) {
  say(path);
  const url = site.url + path;
  const { scores, findings } = await lighthouse(url, tab.port);
  const response = await fetch(url);
  const html = await response.text();
  const look = await lookAt(browser, url);
  pages.push({
    path,
    scores,
    bytes: bytesOfPage(path, html),
    headers: Object.fromEntries(response.headers),
    pictures: look.pictures,
    findings: [
      ...findings.filter((finding) => !isIntended(finding, html)).map((finding) => `lighthouse ${finding}`),
      ...look.findings,
      ...(await markup(path)),
      ...policy(response.headers),
    ],
  });
}
const links = await checkLinks(`${site.url}/`, settings.url);
await Promise.all([browser.close(), tab.close(), site.stop()]);
const audit: Audit = { pages, links, observatory: score };

mkdirSync(folder, { recursive: true });
const file = join(folder, "index.html");
writeFileSync(file, writePage(audit, new Date()));
const findings = findingsOf(audit);
const faultsOf = (kind: string) =>
  pages.flatMap((page) => page.findings).filter((finding) => finding.startsWith(kind)).length;
const none = { limit: "0", join: "sum" } as const;
tell(
  { what: "pages", is: pages.length, site: "audited-pages", join: "sum" },
  ...Object.keys(pages[0]?.scores ?? {}).map((category) => ({
    what: `Lighthouse, the lowest score: ${category}`,
    is: Math.min(...pages.map(({ scores }) => scores[category] ?? 0)),
    ...(category === "accessibility" && { site: "lighthouse-accessibility", join: "min" as const }),
  })),
  { what: "faults found by Lighthouse", is: faultsOf("lighthouse"), ...none },
  { what: "faults found by axe", is: faultsOf("axe"), ...none, site: "axe" },
  { what: "faults found by IBM's checker", is: faultsOf("equal access"), ...none, site: "ibm" },
  { what: "faults found by html-validate", is: faultsOf("html"), ...none, site: "html-validate" },
  { what: "faults of the policy", is: faultsOf("policy"), ...none },
  { what: "links followed", is: links.followed, site: "links", join: "last" },
  { what: "links that lead nowhere", is: links.findings.length, limit: "0", join: "last" },
  { what: "Observatory", is: `${score.grade}, ${score.score}`, site: "observatory", join: "last" },
);
console.log(findings.length > 0 ? findings.join("\n") : `${pages.length} pages: nothing found.`);
console.log(`The whole report: ${file}`);
process.exitCode = findings.length > 0 ? 1 : 0;
