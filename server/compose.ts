import type { Settings } from "../settings/schema.ts";
import type { Log } from "./log.ts";
import { RateLimiter } from "./relay/accept/rate-limiter.ts";
import { Delivery } from "./relay/deliver/delivery.ts";
import type { Transport } from "./relay/deliver/transport.ts";
import { HealthMonitor } from "./relay/health.ts";
import { Relay } from "./relay/relay.ts";
import type { ProbedDatabase } from "./relay/store/database.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import type { ServerSettings } from "./settings.ts";
import type { Site } from "./static/site.ts";

/** All in which the hosts differ, and the two kinds of settings. */
export type HostParts = {
  server: ServerSettings;
  settings: Settings;
  database: ProbedDatabase;
  site: Site;
  log: Log;
  /** `null` where the host has no way to send mail: the enquiries then wait in the store. */
  transport: Transport | null;
  /** Told of each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Lets work go on after the request that began it is over, where the host would stop it. */
  outlive: (work: Promise<unknown>) => void;
};

/** What serves requests (`createApp`), and what delivers. */
export type Composition = {
  app: { site: Site; relay: Relay; health: HealthMonitor; log: Log; email: string };
  store: EnquiryStore;
  /** `null` where mail is not set up. */
  delivery: Delivery | null;
};

/** Builds the relay, the delivery and the health monitor around one store: the same on every host. */
export function compose({
  server,
  settings,
  database,
  site,
  log,
  transport,
  onQueued,
  outlive,
}: HostParts): Composition {
  const {
    MAIL_TO,
    MAIL_FROM = MAIL_TO,
    RATE_BURST,
    RATE_PER_MINUTE,
    RETRY_FIRST_SECONDS,
    DAILY_CAP: dailyCap,
  } = server;
  const store = new EnquiryStore(database, { dailyCap });
  const frame = MAIL_TO &&
    MAIL_FROM && { from: MAIL_FROM, to: MAIL_TO, siteName: settings.name, siteUrl: settings.url };
  const retryFirstMs = RETRY_FIRST_SECONDS * 1_000;
  const delivery = transport && frame ? new Delivery({ store, transport, frame, retryFirstMs, dailyCap, log }) : null;
  const relay = new Relay({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, ...server.ALLOWED_ORIGINS]),
    limiter: new RateLimiter({ burst: RATE_BURST, perMinute: RATE_PER_MINUTE }),
    dailyCap,
    log,
    onQueued,
    onCapReached: () => delivery && outlive(delivery.capReached()),
  });
  const health = new HealthMonitor({ store, log, outlive });
  return { app: { site, relay, health, log, email: settings.email }, store, delivery };
}
