import { expect, it } from "vitest";
import { post, requestBody } from "../relay/support/enquiries.ts";
import { startSmtpSink } from "../relay/support/smtp-sink.ts";
import { attacked, expectQuickPages, startAttacked } from "./attacked.ts";

it("one address that would use up the day's mail has its share of it, and another's enquiry is mailed", async () => {
  const sink = await startSmtpSink();
  const env = { TRUSTED_HOPS: "1", DAILY_CAP: "50", RATE_BURST: "1000000" };
  const host = await startAttacked({ smtpPort: sink.port, env });
  const isMailed = (words: string) => sink.mails.some(({ text }) => text?.includes(words));
  const outcome = await attacked(host, "one address that would use up the day's mail", 10_000, async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const modest = { "x-forwarded-for": "203.0.113.2" };
    expect((await post(host.url, requestBody({ message: "Modest" }), modest)).status).toBe(200);
    await expect.poll(() => isMailed("Modest"), { timeout: 20_000 }).toBe(true);
  });
  const greedy = host.rows().filter(({ message }) => message.startsWith("Greedy"));
  console.log(`${greedy.length} of one address stored, ${sink.mails.length} mails`);
  // A tenth of this cap is less than the least share, which is ten.
  expect(greedy.filter(({ hold_reason }) => hold_reason === null)).toHaveLength(10);
  expectQuickPages(outcome);
  await host.stop();
  await sink.close();
});
