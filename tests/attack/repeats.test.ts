import { expect, it } from "vitest";
import { attacked, mostP99Ms, startAttacked } from "./attacked.ts";

it("the same words again and again are one enquiry and a few lines of log", async () => {
  const host = await startAttacked({ env: { TRUSTED_HOPS: "1" } });
  const { pages, logBytes } = await attacked(host, "the same words again and again", 10_000);
  expect(host.rows()).toHaveLength(1);
  expect(logBytes).toBeLessThan(20_000);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
  await host.kill();
});
