import type { Page } from "@playwright/test";
import { expect, open, test } from "./support/test.ts";

/*
 * Five kinds of buyers. `tests/built/buyers.test.ts` checks that a page answers each; here each gets to that page from the home
 * page by visible links, at most two.
 */

/** The links to press from the home page on, and the words of the answer. */
type Way = { press: string[]; answer: string };

const custom = ["Logistics management platform", "Custom software development"];

const buyers: Record<string, Way[]> = {
  "a shop in a town of Kutch": [
    {
      press: ["LEARN MORE about Web development"],
      answer: "Do you make websites and online shops for small firms?",
    },
    { press: ["LEARN MORE about Web development"], answer: "Can our own people change texts and prices?" },
    { press: ["What a website or an app costs"], answer: "What you also pay to others" },
    { press: ["What a website or an app costs"], answer: "Three example projects, in days and weeks" },
    { press: ["A website in Gujarati and Hindi"], answer: "Which languages your customers read" },
    { press: ["Contact"], answer: "Write or call" },
    { press: custom, answer: "What becomes of the software if your firm is gone?" },
  ],
  "a clinic": [
    { press: ["EXPLORE INDUSTRIES"], answer: "Healthcare" },
    { press: ["Contact"], answer: "Where is our data kept, and who can see it?" },
    { press: ["Contact"], answer: "Who answers on a Saturday?" },
  ],
  "a warehouse or a carrier": [
    { press: ["EXPLORE INDUSTRIES"], answer: "Warehouse & Logistics" },
    { press: custom, answer: "Integration: connected with Tally, Excel and banks" },
    { press: custom, answer: "How long until the new software replaces the old?" },
    { press: custom, answer: "What we need from you" },
  ],
  "a founder abroad": [
    { press: ["Guides: technologies compared"], answer: "Which technology fits your project?" },
    { press: ["Before you sign: a list to print"], answer: "What the project costs" },
    { press: ["Contact"], answer: "Office hours" },
    { press: ["Contact"], answer: "Who owns the code, the accounts and the domain?" },
    { press: ["Contact"], answer: "What happens when one of you is ill?" },
  ],
  "another engineer": [
    {
      press: ["LEARN MORE about Cloud & DevOps"],
      answer: "CI/CD: a machine tests each change and puts it online",
    },
    { press: ["MORE ABOUT US"], answer: "Technical Excellence" },
    { press: ["How this site is made"], answer: "Check these figures yourself" },
    { press: ["How this site is made"], answer: "What we left out of this site on purpose" },
    { press: ["Technologies", "React"], answer: "Where React hurts" },
  ],
};

async function press(page: Page, name: string): Promise<void> {
  await page.locator("main, footer").getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();
}

/** Two answers on one page need one visit. */
const visits = (ways: Way[]) => Map.groupBy(ways, ({ press }) => press.join(" → "));

for (const [buyer, ways] of Object.entries(buyers))
  test(`${buyer} finds every answer from the home page, in at most two presses`, async ({ page }) => {
    for (const [way, answers] of visits(ways)) {
      await test.step(way, async () => {
        await open(page, "/");
        const names = answers[0]?.press ?? [];
        expect(names.length).toBeLessThanOrEqual(2);
        for (const name of names) {
          const before = page.url();
          await press(page, name);
          await page.waitForURL((url) => url.href !== before);
        }
        for (const { answer } of answers) {
          const over = page
            .getByRole("main")
            .locator("h1, h2, h3, dt")
            .filter({ hasText: answer, visible: true })
            .first();
          await expect(over).toBeVisible();
          await over.scrollIntoViewIfNeeded();
          await expect(over).toBeInViewport();
        }
      });
    }
  });
