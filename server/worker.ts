import { waitUntil } from "cloudflare:workers";
import type { Hono } from "hono";
import pageHeaders from "site-headers";
import { settings } from "../settings/index.ts";
import { createApp } from "./app.ts";
import { AssetsSite } from "./cloudflare/assets-site.ts";
import type { Env, QueueBatch } from "./cloudflare/bindings.ts";
import { D1Sql } from "./cloudflare/d1.ts";
import { bindingTransport } from "./cloudflare/send-email.ts";
import { createLog } from "./log.ts";
import { RateLimiter } from "./relay/accept/rate-limiter.ts";
import { Delivery } from "./relay/deliver/delivery.ts";
import { smtpTransport } from "./relay/deliver/smtp.ts";
import { Relay } from "./relay/relay.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { readServerSettings, type ServerSettings } from "./settings.ts";

/** Deliveries of one sweep: rounds of rows taken together. What is left over, the next minute's sweep takes. */
const sweepSize = { rounds: 20, rows: 5 };

type Host = {
  app: Hono;
  /** `null` where mail is not set up: the enquiries then wait in the database. */
  delivery: Delivery | null;
};

const log = createLog((line) => console.log(line.trimEnd()));

function createDelivery(
  env: Env,
  { MAIL_TO, MAIL_FROM, SMTP_URL, RETRY_FIRST_SECONDS, DAILY_CAP: dailyCap }: ServerSettings,
  store: EnquiryStore,
) {
  if (!MAIL_TO || !(SMTP_URL || env.EMAIL)) return null;
  const frame = { from: MAIL_FROM ?? MAIL_TO, to: MAIL_TO, siteName: settings.name, siteUrl: settings.url };
  const transport = SMTP_URL ? smtpTransport(SMTP_URL) : env.EMAIL && bindingTransport(env.EMAIL);
  if (!transport) return null;
  return new Delivery({ store, transport, frame, retryFirstMs: RETRY_FIRST_SECONDS * 1_000, dailyCap, log });
}

function createHost(env: Env): Host {
  const server = readServerSettings(
    Object.fromEntries(
      Object.entries(env as Record<string, unknown>).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
  );
  const store = new EnquiryStore(new D1Sql(env.DB), { dailyCap: server.DAILY_CAP });
  const delivery = createDelivery(env, server, store);
  const relay = new Relay({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, ...server.ALLOWED_ORIGINS]),
    limiter: new RateLimiter({ burst: server.RATE_BURST, perMinute: server.RATE_PER_MINUTE }),
    dailyCap: server.DAILY_CAP,
    log,
    // The row is durable already; should the queue lose its id, the sweep finds it.
    onQueued: (id) => waitUntil(env.QUEUE.send({ id }).catch(() => log("queue.failed", { id }))),
    onCapReached: () => delivery && waitUntil(delivery.capReached()),
  });
  const app = createApp({
    site: new AssetsSite(env.ASSETS, pageHeaders),
    relay,
    log,
    email: settings.email,
    addressOf: (context) => context.req.header("cf-connecting-ip") ?? "unknown",
    isHttps: (context) => settings.url.startsWith("https:") && new URL(context.req.url).protocol === "https:",
  });
  return { app, delivery };
}

let host: Host | undefined;

/** One an isolate: the rate limiter's memory and the form secret live as long as it does. */
function hostFor(env: Env): Host {
  host ??= createHost(env);
  return host;
}

/** Delivers what is due, whoever lost it: a queue, a crashed attempt, an outage that ended. */
async function sweep({ delivery }: Host): Promise<void> {
  if (!delivery) return;
  for (let round = 0; round < sweepSize.rounds; round++) {
    const most = Math.min(sweepSize.rows, delivery.parallel);
    const taken = await delivery.take(most);
    await Promise.all(taken.map((enquiry) => delivery.attempt(enquiry)));
    if (taken.length < most || delivery.outage) return;
  }
}

/** Cloudflare's entry points: requests, ids from the queue, and the clock. */
export default {
  fetch: (request: Request, env: Env) => hostFor(env).app.fetch(request, env),

  async queue(batch: QueueBatch, env: Env): Promise<void> {
    const { delivery } = hostFor(env);
    for (const { body } of batch.messages) {
      const enquiry = await delivery?.takeOne(body.id);
      if (enquiry) await delivery?.attempt(enquiry);
    }
  },

  scheduled: (_event: unknown, env: Env) => sweep(hostFor(env)),
};
