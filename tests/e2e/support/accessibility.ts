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
 * @param only the rules to apply. @default all
 * @param without rules to leave out because this page or a unit test applied them already
 * @param part a selector of the part to look at. @default the whole page
 */
export async function axeFaults(
  page: Page,
  { only, without = [], part = "html" }: { only?: string[]; without?: string[]; part?: string } = {},
): Promise<string[]> {
  // Run in the page itself and without lists of what passed: there are no frames, and it takes half the time.
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode();
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags).disableRules(without)).analyze();
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}
