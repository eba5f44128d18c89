import { expect, it } from "vitest";
import { answer, startWebhookSink } from "../relay/support/webhook-sink.ts";
import { attacked, expectQuickPages, startAttacked } from "./attacked.ts";

it("a webhook that refuses some words is not asked again and again, and hears of everything else", async () => {
  const hook = await startWebhookSink();
  const isRefused = (body: string | undefined) => body?.includes("Refused") ?? false;
  hook.react((response) => answer(isRefused(hook.received.at(-1)?.body) ? 403 : 204)(response));
  const host = await startAttacked({
    env: {
      TRUSTED_HOPS: "1",
      // The default; the other tests use a second.
      RETRY_FIRST_SECONDS: "60",
      DAILY_CAP: "1000000",
      NOTIFY_URL: hook.url,
      NOTIFY_SERVICE: "our ticket system",
      NOTIFY_SECRET: `whsec_${Buffer.from("a key of thirty-two bytes length").toString("base64")}`,
      NOTIFY_ALLOW_HOST: "127.0.0.1",
    },
  });
  const outcome = await attacked(host, "enquiries that a webhook refuses in part", 12_000);
  const good = () => host.rows().filter(({ message }) => message.startsWith("Good"));
  const told = () =>
    new Set(hook.received.filter(({ body }) => !isRefused(body)).map(({ headers }) => headers["webhook-id"]));
  await expect.poll(() => told().size, { timeout: 30_000 }).toBe(good().length);
  const refused = host.rows().length - good().length;
  const posts = hook.received.filter(({ body }) => isRefused(body)).length;
  console.log(`${good().length} taken by the webhook, ${refused} refused, for which it was asked ${posts} times`);
  expect(refused).toBeGreaterThan(5);
  expect(posts).toBeLessThanOrEqual(3 * refused);
  expectQuickPages(outcome);
  await host.kill();
  await hook.close();
});
