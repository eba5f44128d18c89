import { expect, it } from "vitest";
import { mostP99Ms, whileAttacked } from "./attacked.ts";

it("headers that trickle keep nobody waiting", async () => {
  const { before, most, pages, logBytes } = await whileAttacked("headers that trickle", 12_000);
  expect(most.megabytes - before.megabytes).toBeLessThan(60);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
});
