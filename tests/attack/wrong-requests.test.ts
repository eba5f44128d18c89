import { expect, it } from "vitest";
import { mostP99Ms, whileAttacked } from "./attacked.ts";

it("a request that is wrong, again and again, fills neither memory nor log", async () => {
  const { before, most, pages, logBytes } = await whileAttacked("a request that is wrong, again and again", 12_000);
  expect(most.megabytes - before.megabytes).toBeLessThan(60);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
});
