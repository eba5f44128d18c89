import { waitUntil } from "cloudflare:workers";
import type { Hono } from "hono";
import pageHeaders from "site-headers";
import { settings } from "../settings/index.ts";
import { createApp } from "./app.ts";
import { AssetsSite } from "./cloudflare/assets-site.ts";
import type { Env, QueueBatch } from "./cloudflare/bindings.ts";
import { D1Sql } from "./cloudflare/d1.ts";
import { bindingTransport } from "./cloudflare/send-email.ts";
import { type Composition, compose } from "./compose.ts";
import { sweepSize } from "./limits.ts";
import { createLog } from "./log.ts";
import { smtpTransport } from "./relay/deliver/smtp.ts";
import { readServerSettings } from "./settings.ts";

type Host = Pick<Composition, "delivery"> & {
  fetch: Hono["fetch"];
};

const log = createLog((line) => console.log(line.trimEnd()));

/** The variables among the bindings. */
function variablesOf(env: Env): Record<string, string> {
  const bindings: [string, unknown][] = Object.entries(env);
  return Object.fromEntries(bindings.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function createHost(env: Env): Host {
  const server = readServerSettings(variablesOf(env));
  const binding = env.EMAIL ? bindingTransport(env.EMAIL) : null;
  const { app, delivery } = compose({
    server,
    settings,
    database: new D1Sql(env.DB),
    site: new AssetsSite(env.ASSETS, pageHeaders),
    log,
    transport: server.SMTP_URL ? smtpTransport(server.SMTP_URL) : binding,
    // The row is durable already; should the queue lose its id, the sweep finds it.
    onQueued: (id) => waitUntil(env.QUEUE.send({ id }).catch(() => log("queue.failed", { id }))),
    outlive: waitUntil,
  });
  const { fetch } = createApp({
    ...app,
    addressOf: (context) => context.req.header("cf-connecting-ip") ?? "unknown",
    isHttps: (context) => settings.url.startsWith("https:") && new URL(context.req.url).protocol === "https:",
  });
  return { fetch, delivery };
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
  fetch: (request: Request, env: Env) => hostFor(env).fetch(request, env),

  async queue(batch: QueueBatch, env: Env): Promise<void> {
    const { delivery } = hostFor(env);
    for (const { body } of batch.messages) {
      const enquiry = await delivery?.takeOne(body.id);
      if (enquiry) await delivery?.attempt(enquiry);
    }
  },

  scheduled: (_event: unknown, env: Env) => sweep(hostFor(env)),
};
