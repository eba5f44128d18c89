import { waitUntil } from "cloudflare:workers";
import type { Hono } from "hono";
import buildRecord from "site-build";
import headers from "site-headers";
import redirects from "site-redirects";
import { createApp } from "./app.ts";
import { deployedFiles } from "./cloudflare/assets.ts";
import type { Env, QueueBatch } from "./cloudflare/bindings.ts";
import { D1Sql } from "./cloudflare/d1.ts";
import { bindingTransport } from "./cloudflare/send-email.ts";
import { type Composition, compose } from "./compose.ts";
import { type Transports, webhookFromSettings } from "./deliveries.ts";
import { leaseMs, sweepSize } from "./limits.ts";
import { createLog } from "./log.ts";
import { type Readings, readAllSettings } from "./read-settings.ts";
import type { Delivery } from "./relay/deliver/delivery.ts";
import { readDkim } from "./relay/deliver/dkim.ts";
import { smtpTransport } from "./relay/deliver/smtp.ts";
import { closedDatabase } from "./relay/store/closed.ts";
import { Records } from "./relay/store/records.ts";
import { createSite } from "./static/site.ts";

type Host = Pick<Composition, "deliveries" | "periodicJobs"> & {
  fetch: Hono["fetch"];
};

const log = createLog((line) => console.log(line.trimEnd()));

/** The string variables among the bindings. */
function variablesOf(env: Env): Record<string, string> {
  const bindings: [string, unknown][] = Object.entries(env);
  return Object.fromEntries(bindings.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function noFiles(): never {
  throw new Error("a Worker has no files");
}

function transportsOf(env: Env, { server, settings, wrong }: Readings): Transports {
  if (wrong !== null) return { transport: null };
  const binding = env.EMAIL ? bindingTransport(env.EMAIL) : null;
  const smtp = server.SMTP_URL ? smtpTransport(server.SMTP_URL, settings.url, readDkim(server, noFiles)) : null;
  return {
    transport: smtp ?? binding,
    visitorTransport: smtp,
    postToWebhook: webhookFromSettings(server),
  };
}

function createHost(env: Env): Host {
  const readings = readAllSettings(variablesOf(env), buildRecord, (server) => void readDkim(server, noFiles));
  const { server, settings, wrong } = readings;
  // Pages are served even with wrong settings. The relay takes nothing then.
  if (wrong !== null) log("settings.wrong", { reason: wrong });
  const database =
    wrong === null
      ? new D1Sql(env.DB)
      : closedDatabase("the settings are wrong: settings.wrong in the log says which, and what they should be");
  const { app, deliveries, periodicJobs } = compose({
    ...transportsOf(env, readings),
    server,
    settings,
    database,
    site: createSite(deployedFiles(env.ASSETS), redirects),
    log,
    onQueued: (id) => {
      // The row is durable. When the queue loses its id, the sweep finds it.
      waitUntil(env.QUEUE.send({ id }).catch(() => log("queue.failed", { id })));
      // Not through the queue: it delivers its next batch only after the slowest receiver of the last one has answered.
      const webhook = deliveries.find(({ channel }) => channel === "webhook");
      if (webhook) waitUntil(drain(webhook));
    },
    waitUntil,
    clear: async (days, now) => ({ deleted: await new Records(database).purge(days, now) }),
  });
  const { fetch } = createApp({
    ...app,
    headers,
    addressOf: (context) => context.req.header("cf-connecting-ip") ?? "unknown",
    isHttps: (context) => settings.url.startsWith("https:") && new URL(context.req.url).protocol === "https:",
  });
  return { fetch, deliveries, periodicJobs: wrong === null ? periodicJobs : [] };
}

let host: Host | undefined;

/** One per isolate: the rate limiter's memory and the form secret live as long as the isolate. */
function hostFor(env: Env): Host {
  host ??= createHost(env);
  return host;
}

/** Delivers what is due by one channel: after a lost queue message, a crashed attempt or an outage. */
async function sweep(delivery: Delivery): Promise<void> {
  for (let count = 0; count < sweepSize; count++) {
    const enquiry = await delivery.take();
    if (!enquiry) return;
    await delivery.attempt(enquiry);
  }
}

let isMoreQueued = false;
/**
 * Until when `drain` counts as running, on the monotonic clock. A request that the platform cuts off never resets it.
 */
let drainedUntilMs = 0;

/** Delivers until nothing is due, or the receiver is not reached. It runs once at a time; a call meanwhile makes it look again. */
async function drain(delivery: Delivery): Promise<void> {
  isMoreQueued = true;
  if (performance.now() < drainedUntilMs) return;
  drainedUntilMs = performance.now() + leaseMs;
  try {
    do {
      isMoreQueued = false;
      await sweep(delivery);
    } while (isMoreQueued);
  } catch (error) {
    log("delivery.failed", { channel: delivery.channel, reason: (error as Error).message });
  } finally {
    drainedUntilMs = 0;
  }
}

/** Cloudflare's entry points: requests, queue messages, and the clock. */
export default {
  fetch: (request: Request, env: Env) => hostFor(env).fetch(request, env),

  async queue(batch: QueueBatch, env: Env): Promise<void> {
    // The owner's mails come first: a visitor must not be told of an arrival before the owner is.
    for (const delivery of hostFor(env).deliveries.filter(({ channel }) => channel !== "webhook")) {
      for (const { body } of batch.messages) {
        const enquiry = await delivery.take(body.id);
        if (enquiry) await delivery.attempt(enquiry);
      }
    }
  },

  async scheduled(_event: unknown, env: Env): Promise<void> {
    const { deliveries, periodicJobs } = hostFor(env);
    await Promise.all([...deliveries.map(sweep), ...periodicJobs.map((job) => job())]);
  },
};
