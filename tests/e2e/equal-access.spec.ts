import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { onePerType } from "./support/page-types.ts";
import { expect, open, test } from "./support/test.ts";

/** IBM's checker, which finds what axe does not (and the other way round). It is evaluated in the page. */
const engine = readFileSync(createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"), "utf8");

type Result = { ruleId: string; value: [string, string]; path: { dom: string }; message: string };

test.use({ bypassCSP: true });

for (const path of onePerType) {
  test(`@wide ${path} has no violation that IBM's equal access checker finds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await page.evaluate(engine);
    const results: Result[] = await page.evaluate(async () => {
      const { ace } = window as unknown as {
        ace: { Checker: new () => { check: (root: Document, policies: string[]) => Promise<{ results: unknown[] }> } };
      };
      const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
      return report.results as never;
    });
    // Potential violations are questions for a person; what fails for certain is a violation.
    const failed = results.filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL");
    expect(failed.map(({ ruleId, path, message }) => `${ruleId} ${path.dom}: ${message}`)).toEqual([]);
  });
}
