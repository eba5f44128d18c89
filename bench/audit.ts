/*
 * `npm run audit`: the slow, whole report on every page: Lighthouse in all its categories, axe and IBM's equal access
 * checker, html-validate, links and their fragments, the security policy by csp_evaluator. Written to `.cache/audit/`;
 * the exit code says whether anything was found. `-- /about /blog` audits these pages only.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium as playwright } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { LinkChecker, LinkState } from "linkinator";
import { pagePaths } from "../app/content/.server/addresses.ts";
import { readContent } from "../pipeline/content.ts";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { buildFolder } from "../pipeline/publish.ts";
import { htmlRules } from "../tests/built/support/html-rules.ts";
import { axeFaults, equalAccessFaults } from "../tests/e2e/support/accessibility.ts";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { open } from "../tests/e2e/support/test.ts";
import { type LighthouseResult, lighthouseBrowser, runLighthouse } from "./lighthouse.ts";

type PageReport = { path: string; scores: Record<string, number>; findings: string[] };

const folder = join(import.meta.dirname, "../.cache/audit");
const say = (text: string) => process.stderr.write(`${text}\n`);

/** What axe and IBM's checker find on a wide and on a narrow screen. */
async function accessibility(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page, url);
  const faults = new Set<string>();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const fault of [...(await axeFaults(page)), ...(await equalAccessFaults(page))]) faults.add(fault);
  }
  await context.close();
  return [...faults];
}

async function markup(path: string): Promise<string[]> {
  const file = join(buildFolder, "client", path, "index.html");
  const report = await htmlRules.validateString(readFileSync(file, "utf8"));
  return report.results.flatMap(({ messages }) =>
    messages.map((m) => `html ${m.ruleId}: ${m.message} (line ${m.line})`),
  );
}

/** Only what the evaluator is sure of and finds grave: it also remarks on every policy without a nonce. */
function policy(headers: Headers): string[] {
  const text = headers.get("content-security-policy");
  if (!text) return ["policy: none is sent"];
  const found = new CspEvaluator(new CspParser(text).csp).evaluate();
  return found.filter(({ severity }) => severity === Severity.HIGH).map(({ description }) => `policy: ${description}`);
}

/** Of one page in all of Lighthouse's categories. A busy machine lowers the speed's score and nothing raises it: best of three. */
async function lighthouse(url: string): Promise<LighthouseResult> {
  let best = await runLighthouse(url, tab.port);
  for (let again = 0; again < 2 && (best.scores.performance ?? 0) < 100; again++) {
    const next = await runLighthouse(url, tab.port);
    if ((next.scores.performance ?? 0) > (best.scores.performance ?? 0)) best = next;
  }
  return best;
}

/** What follows from the page's own wish to stay out of search results. */
const isIntended = (finding: string, html: string) =>
  finding.startsWith("is-crawlable") && html.includes('content="noindex"');

async function brokenLinks(url: string, ownOrigin: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    // The production address is a setting, and not there yet.
    linksToSkip: [`^${ownOrigin}`, "^mailto:", "^tel:"],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  // Without a network nobody can say; that is no finding of this site, but worth a line.
  const unreached = broken.filter(({ url: to, status }) => status === 0 && !to.startsWith(new URL(url).origin));
  say(`${links.length} links followed; other sites that could not be reached from here: ${unreached.length}`);
  for (const { url: to } of unreached) say(`  ${to}`);
  return broken
    .filter((link) => !unreached.includes(link))
    .map(({ url: to, parent, status }) => `link ${to} on ${parent}: ${status}`);
}

ensureBuild();
const asked = process.argv.slice(2);
const site = await startSite(buildFolder);
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
const tab = await lighthouseBrowser();
const { settings } = await import("../settings/index.ts");

const reports: PageReport[] = [];
for (const path of asked.length > 0 ? asked : pagePaths(readContent())) {
  say(path);
  const url = site.url + path;
  const { scores, findings } = await lighthouse(url);
  const response = await fetch(url);
  const html = await response.text();
  reports.push({
    path,
    scores,
    findings: [
      ...findings.filter((finding) => !isIntended(finding, html)).map((finding) => `lighthouse ${finding}`),
      ...(await accessibility(browser, url)),
      ...(await markup(path)),
      ...policy(response.headers),
    ],
  });
}
const links = await brokenLinks(`${site.url}/`, settings.url);
await Promise.all([browser.close(), tab.close(), site.stop()]);

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "report.json"), JSON.stringify({ pages: reports, links }, null, 1));
const categories = Object.keys(reports[0]?.scores ?? {});
const lowest = Object.fromEntries(
  categories.map((category) => [category, Math.min(...reports.map(({ scores }) => scores[category] ?? 0))]),
);
console.log(`\n${reports.length} pages; lowest Lighthouse score of each category:`);
console.table([lowest]);
const findings = [...reports.flatMap(({ path, findings: list }) => list.map((text) => `${path}: ${text}`)), ...links];
console.log(findings.length > 0 ? findings.join("\n") : "Nothing found.");
console.log(`The whole report: ${join(folder, "report.json")}`);
process.exitCode = findings.length > 0 ? 1 : 0;
