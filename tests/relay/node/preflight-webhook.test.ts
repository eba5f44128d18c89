import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { checkWebhook } from "../../../preflight/check-deliveries.ts";
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

it("a marked test notification is posted, and its success is shown", async () => {
  const host = new URL(hook.url).host;
  expect(await check(slack())).toMatchObject([{ open: false, what: `A test notification was taken by ${host}.` }]);
  expect(hook.received.at(-1)?.body).toContain("This is a test: npm run preflight sent it");
});

it("a refused test notification is open, with the answer and what to do, without secrets", async () => {
  hook.react(answer(404, {}, "no_service"));
  const found = await check(slack());
  expect(found).toMatchObject([{ open: true, what: expect.stringContaining("HTTP 404: no_service") }]);
  expect(JSON.stringify(found)).not.toMatch(/path-with-a-key|another-key/);
});

it("without a webhook there is no finding", async () => expect(await check({})).toEqual([]));
