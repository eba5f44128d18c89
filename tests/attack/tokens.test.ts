import { expect, it } from "vitest";
import { attacked, expectQuickPages, startAttacked } from "./attacked.ts";

it("one token vouches for one mail with links, however many are sent under it", async () => {
  const env = { TRUSTED_HOPS: "1", DAILY_CAP: "1000000", RATE_BURST: "1000000" };
  const host = await startAttacked({ env });
  const outcome = await attacked(host, "one token for any number of mails", 12_000);
  const rows = host.rows();
  const vouchedFor = rows.filter(({ hold_reason }) => hold_reason === null);
  console.log(`${rows.length} mails under one token, ${vouchedFor.length} not held`);
  expect(rows.length).toBeGreaterThan(100);
  // None when the attack was faster than a person fills in a form.
  expect(vouchedFor.length).toBeLessThanOrEqual(1);
  expectQuickPages(outcome);
  await host.kill();
});
