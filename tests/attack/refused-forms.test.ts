import { expect, it } from "vitest";
import { mostP99Ms, whileAttacked } from "./attacked.ts";

it("forms that are refused cost less than what a visitor would notice", async () => {
  const { before, most, pages, logBytes } = await whileAttacked("forms that are refused", 12_000);
  expect(most.megabytes - before.megabytes).toBeLessThan(60);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
});
