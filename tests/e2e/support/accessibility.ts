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
