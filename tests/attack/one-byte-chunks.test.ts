import { expect, it } from "vitest";
import { mostP99Ms, whileAttacked } from "./attacked.ts";

it("a form in pieces of one byte fills no memory and keeps nobody waiting", async () => {
  const { before, most, pages, logBytes } = await whileAttacked("a form in pieces of one byte", 15_000);
  expect(most.megabytes - before.megabytes).toBeLessThan(100);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
});
