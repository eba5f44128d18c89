import { waitUntil } from "cloudflare:workers";
import buildRecord from "site-build";
import headers from "site-headers";
import redirects from "site-redirects";
import { createApp } from "./app.ts";
import { assembleRelay, type ChannelSenders, webhookSenderOf } from "./assemble-relay.ts";
import { assetOpener } from "./cloudflare/assets.ts";
import { d1Database } from "./cloudflare/d1.ts";
import { bindingTransport } from "./cloudflare/send-email.ts";
import { deliveriesPerSweep, leaseMs } from "./limits.ts";
import { createLog } from "./log.ts";
import { type AllSettings, readAllSettings } from "./read-settings.ts";
import type { Deliverer } from "./relay/deliver/deliverer.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { smtpTransport } from "./relay/deliver/smtp.ts";
import { refusingDatabase } from "./relay/store/database.ts";
import { EnquiryAdmin } from "./relay/store/enquiry-admin.ts";
import { createSite } from "./static/static-site.ts";

/** Bindings of `wrangler.jsonc`. An owner may add `EMAIL` (docs/relay.md). The variables of `settings.ts` are strings beside them. */
type Env = { ASSETS: Fetcher; DB: D1Database; EMAIL?: SendEmail };

const log = createLog((line) => console.log(line.trimEnd()));

/** The string variables among the bindings. */
function variablesOf(env: Env): Record<string, string> {
  const bindings: [string, unknown][] = Object.entries(env);
  return Object.fromEntries(bindings.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function transportsOf(env: Env, { server, settings, wrong }: AllSettings): ChannelSenders {
  if (wrong !== null) return { transport: null };
  const binding = env.EMAIL ? bindingTransport(env.EMAIL) : null;
  const smtp = server.SMTP_URL ? smtpTransport(server.SMTP_URL, settings.url, readDkim(server)) : null;
  return { transport: smtp ?? binding, visitorTransport: smtp, postToWebhook: webhookSenderOf(server) };
}

function createHost(env: Env) {
  const readings = readAllSettings(variablesOf(env), buildRecord);
  const { server, settings, wrong } = readings;
  // Pages are served even with wrong settings. The relay takes nothing then.
  if (wrong !== null) log("settings.wrong", { reason: wrong });
  const database =
    wrong === null
      ? d1Database(env.DB)
      : refusingDatabase("the settings are wrong: settings.wrong in the log says which, and what they should be");
  const { app, deliveries, periodicJobs } = assembleRelay({
    ...transportsOf(env, readings),
    server,
    settings,
    database,
    site: createSite(assetOpener(env.ASSETS), redirects),
    log,
    // The row is durable. What is cut off here is delivered by the next minute's sweep.
    onQueued: () => waitUntil(sweepAll(deliveries)),
    waitUntil,
    clear: async (days, now) => ({ deleted: await new EnquiryAdmin(database).purge(days, now) }),
  });
  const { fetch } = createApp({
    ...app,
    headers,
    addressOf: (context) => context.req.header("cf-connecting-ip") ?? "unknown",
    isHttps: (context) => settings.url.startsWith("https:") && new URL(context.req.url).protocol === "https:",
  });
  return { fetch, deliveries, periodicJobs: wrong === null ? periodicJobs : [] };
}

let host: ReturnType<typeof createHost> | undefined;

/** One per isolate: the rate limiter's memory and the form secret live as long as the isolate. */
function hostFor(env: Env) {
  host ??= createHost(env);
  return host;
}

/**
 * Of a channel whose deliveries run: whether to look again, and until when they count as running, on the monotonic clock.
 * A request that the platform cuts off never says that it ended.
 */
const running = new Map<Deliverer, { isMore: boolean; untilMs: number }>();

/** Delivers what is due by one channel. It runs once at a time; a call meanwhile makes it look again. */
async function sweep(delivery: Deliverer): Promise<void> {
  const run = running.get(delivery);
  if (run && performance.now() < run.untilMs) {
    run.isMore = true;
    return;
  }
  const own = { isMore: true, untilMs: 0 };
  running.set(delivery, own);
  try {
    for (let count = 0; own.isMore && count < deliveriesPerSweep; count++) {
      own.isMore = false;
      own.untilMs = performance.now() + leaseMs;
      const enquiry = await delivery.take();
      if (!enquiry) continue;
      own.isMore = true;
      await delivery.attempt(enquiry);
    }
  } catch (error) {
    log("delivery.failed", { channel: delivery.channel, reason: (error as Error).message });
  } finally {
    running.delete(delivery);
  }
}

/** All channels at once, but an acknowledgement after its mail: a visitor is not told of an arrival before the owner is. */
async function sweepAll(deliveries: readonly Deliverer[]): Promise<void> {
  await Promise.all(deliveries.filter(({ channel }) => channel !== "acknowledgement").map(sweep));
  await Promise.all(deliveries.filter(({ channel }) => channel === "acknowledgement").map(sweep));
}

/** Cloudflare's entry points: requests, and the clock. */
export default {
  fetch: (request: Request, env: Env) => hostFor(env).fetch(request, env),

  async scheduled(_event: unknown, env: Env): Promise<void> {
    const { deliveries, periodicJobs } = hostFor(env);
    await Promise.all([sweepAll(deliveries), ...periodicJobs.map((job) => job())]);
  },
};
