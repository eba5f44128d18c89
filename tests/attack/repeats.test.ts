import { expect, it } from "vitest";
import { attacked, expectQuickPages, startAttacked } from "./attacked.ts";

it("the same words again and again are one enquiry and a few lines of log", async () => {
  const host = await startAttacked({ env: { TRUSTED_HOPS: "1" } });
  const outcome = await attacked(host, "the same words again and again", 10_000);
  expect(host.rows()).toHaveLength(1);
  expect(outcome.logBytes).toBeLessThan(20_000);
  expectQuickPages(outcome);
  await host.kill();
});
