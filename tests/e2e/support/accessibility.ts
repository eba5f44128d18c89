import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * Rules of WCAG 2.2 A and AA, axe's good practice, and the further laws and norms that it knows. Those of ACT include the AAA rule
 * that asks for a contrast of 7:1 for small text.
 */
const tags = [
  ...["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  ...["section508", "TTv5", "EN-301-549", "RGAAv4", "ACT"],
];

/**
 * One line for each fault that axe finds in the page as it is now.
 * @param rules the only ones to apply, or those to leave out because they were applied to this page already. @default all
 */
export async function axeFaults(
  page: Page,
  { only, without = [] }: { only?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // Run in the page itself and without lists of what passed: there are no frames, and it takes half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags).disableRules(without)).analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

/** IBM's checker, which finds other faults than axe. It is evaluated in the page. */
const engine = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

type Result = { ruleId: string; value: [string, string]; path: { dom: string }; message: string };

/**
 * One line for each certain violation that IBM's equal access checker finds. The page's context has to ignore the security policy
 * (`bypassCSP`).
 */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const results: Result[] = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: unknown[] }> } };
    };
    const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return report.results as never;
  });
  // Potential violations are questions for a person; what fails for certain is a violation.
  return results
    .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
    .map(({ ruleId, path, message }) => `equal access ${ruleId} ${path.dom}: ${message}`);
}
