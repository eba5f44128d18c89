import { expect, it } from "vitest";
import { attacked, mostP99Ms, startAttacked } from "./attacked.ts";

it("one token vouches for one mail with links, however many are sent under it", async () => {
  const env = { TRUSTED_HOPS: "1", DAILY_CAP: "1000000", RATE_BURST: "1000000" };
  const host = await startAttacked({ env });
  const { pages } = await attacked(host, "one token for any number of mails", 12_000);
  const rows = host.rows();
  const vouchedFor = rows.filter(({ hold_reason }) => hold_reason === null);
  console.log(`${rows.length} mails under one token, ${vouchedFor.length} not held`);
  expect(rows.length).toBeGreaterThan(100);
  // None where the attack was faster than a person fills in a form.
  expect(vouchedFor.length).toBeLessThanOrEqual(1);
  expect(pages.p99Ms).toBeLessThan(mostP99Ms);
  await host.kill();
});
