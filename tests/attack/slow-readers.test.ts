import { expect, it } from "vitest";
import { mostP99Ms, whileAttacked } from "./attacked.ts";

it("readers that do not read fill no memory and keep nobody waiting", async () => {
  const { before, most, pages, logBytes } = await whileAttacked("readers that do not read", 12_000);
  expect(most.megabytes - before.megabytes).toBeLessThan(150);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
});
