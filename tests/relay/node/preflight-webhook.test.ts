import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkWebhook } from "../../../preflight/check-webhook.ts";
import { readServerSettings } from "../../../server/settings.ts";
import { readSettings } from "../../../settings/schema.ts";
import { answer, reactions, startWebhookSink, type WebhookSink } from "../support/webhook-sink.ts";

let hook: WebhookSink;
beforeAll(async () => {
  hook = await startWebhookSink();
});
afterAll(() => hook.close());
beforeEach(() => hook.react(reactions.accept));

const check = (env: Record<string, string>) => checkWebhook(readSettings(site, env), readServerSettings(env));
const slack = () => ({ NOTIFY_URL: hook.url, NOTIFY_FORMAT: "slack" });

it("a test notification is posted, can be seen to be a test, and that it was taken is told", async () => {
  const host = new URL(hook.url).host;
  expect(await check(slack())).toEqual([
    { subject: "Webhook", open: false, what: `A test notification was taken by ${host}.` },
  ]);
  expect(hook.received.at(-1)?.body).toContain("This is a test: npm run preflight sent it");
});

it("one that is not taken is open, with the receiver's answer and what to do, and no secret", async () => {
  hook.react(answer(404, {}, "no_service"));
  const found = await check(slack());
  expect(found).toMatchObject([{ open: true, what: expect.stringContaining("HTTP 404: no_service") }]);
  expect(JSON.stringify(found)).not.toMatch(/path-with-a-key|another-key/);
});

it("says nothing where there is no webhook", async () => expect(await check({})).toEqual([]));
