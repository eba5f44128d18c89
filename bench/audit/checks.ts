import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { LinkChecker, LinkState } from "linkinator";
import { buildFolder } from "../../pipeline/publish.ts";
import { htmlRules } from "../../tests/built/support/html-rules.ts";
import { axeFaults, equalAccessFaults } from "../../tests/e2e/support/accessibility.ts";
import { open } from "../../tests/e2e/support/test.ts";
import { type LighthouseResult, runLighthouse } from "../lighthouse.ts";

/** JPEG pictures of a page, by the width of the window. */
export type Pictures = Record<number, Buffer>;

/** Findings of axe and of IBM's checker on a wide and on a narrow screen, and pictures of the page there. */
export async function lookAt(browser: Browser, url: string): Promise<{ findings: string[]; pictures: Pictures }> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await open(page, url);
  const faults = new Set<string>();
  const pictures: Pictures = {};
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    pictures[width] = await page.screenshot({ type: "jpeg", quality: 50 });
    for (const fault of [...(await axeFaults(page)), ...(await equalAccessFaults(page))]) faults.add(fault);
  }
  await context.close();
  return { findings: [...faults], pictures };
}

/** Findings of html-validate in a page's file. */
export async function markup(path: string): Promise<string[]> {
  const file = join(buildFolder, "client", path, "index.html");
  const report = await htmlRules.validateString(readFileSync(file, "utf8"));
  return report.results.flatMap(({ messages }) =>
    messages.map((m) => `html ${m.ruleId}: ${m.message} (line ${m.line})`),
  );
}

/** Only certain and grave findings: the evaluator also remarks on every policy without a nonce. */
export function policy(headers: Headers): string[] {
  const text = headers.get("content-security-policy");
  if (!text) return ["policy: none is sent"];
  const found = new CspEvaluator(new CspParser(text).csp).evaluate();
  return found.filter(({ severity }) => severity === Severity.HIGH).map(({ description }) => `policy: ${description}`);
}

/** Lighthouse's limit for a good value: `total-blocking-time` scores 0.9 at 200 ms on a phone. */
const mostBlockingMs = 200;

/** Whether other work on this machine has caused the blocking time, and not the page. */
const isWaiting = (finding: string, { tbtProcessorMs }: Pick<LighthouseResult, "tbtProcessorMs">) =>
  finding.startsWith("total-blocking-time:") && tbtProcessorMs <= mostBlockingMs;

/**
 * Runs all of Lighthouse's categories on one page, and takes the best of three runs: a busy machine lowers the score,
 * and nothing raises it.
 * @param port debugging port of the browser
 */
export async function lighthouse(url: string, port: number): Promise<LighthouseResult> {
  let best = await runLighthouse(url, port);
  for (let again = 0; again < 2 && (best.scores.performance ?? 0) < 100; again++) {
    const next = await runLighthouse(url, port);
    if ((next.scores.performance ?? 0) > (best.scores.performance ?? 0)) best = next;
  }
  return { ...best, findings: best.findings.filter((finding) => !isWaiting(finding, best)) };
}

/** Broken links of the whole site, and the number of links that were followed. `unreached` are links to other sites. */
export async function checkLinks(url: string, ownOrigin: string) {
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    // The production address is a setting, and may not exist yet.
    linksToSkip: [`^${ownOrigin}`, "^mailto:", "^tel:"],
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  // Without a network these links cannot be checked. That is no finding about this site, but it is printed.
  const unreached = broken.filter(({ url: to, status }) => status === 0 && !to.startsWith(new URL(url).origin));
  return {
    followed: links.length,
    unreached: unreached.map(({ url: to }) => to),
    findings: broken
      .filter((link) => !unreached.includes(link))
      .map(({ url: to, parent, status }) => `link ${to} on ${parent}: ${status}`),
  };
}
