import { axeFaults, equalAccessFaults } from "../e2e/support/accessibility.ts";
import { expect } from "../e2e/support/test.ts";
import { cases, contextOf, enter, test } from "./support/states.ts";

for (const { path, state } of cases) {
  test.describe(`${path} ${state.name}`, () => {
    test.use(contextOf(state));

    test("has no fault that axe or IBM's equal access checker finds", async ({ page, expectConsoleError }) => {
      // Expected in the states in which sending fails.
      expectConsoleError(/The enquiry was not sent|status of 500/);
      await enter(page, path, state);
      // axe takes a control that is half under a bar for a small one. The page scrolls it clear, which keyboard.spec.ts asks.
      await page.addStyleTag({ content: ".language-offer, .call-bar { position: static !important }" });
      expect([...(await axeFaults(page)), ...(await equalAccessFaults(page))]).toEqual([]);
    });
  });
}
