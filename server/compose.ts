import type { Settings } from "../settings/schema.ts";
import type { AppOptions } from "./app.ts";
import { createDeliveries, mailFrame, type Transports } from "./deliveries.ts";
import { ratePart } from "./limits.ts";
import type { Log } from "./log.ts";
import { RateLimiter } from "./relay/accept/rate-limiter.ts";
import type { Delivery } from "./relay/deliver/delivery.ts";
import { Notices, tellerBy } from "./relay/deliver/notices.ts";
import { SignedLinks } from "./relay/owner-links/signed-links.ts";
import { Relay } from "./relay/relay.ts";
import { type Clear, clearOnceADay } from "./relay/retention.ts";
import type { Database } from "./relay/store/database.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import { Records } from "./relay/store/records.ts";
import type { ServerSettings } from "./settings.ts";
import type { Site } from "./static/static-site.ts";
import { VitalsStore } from "./vitals/vitals-store.ts";

/** All that differs between hosts, and both kinds of settings. */
export type HostParts = Transports & {
  server: ServerSettings;
  settings: Settings;
  database: Database;
  site: Site;
  log: Log;
  /** Called for each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Keeps the host from stopping work that outlasts its request. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Deletes enquiries that are past their time. Where it is left out, only a person deletes. */
  clear?: Clear;
};

/** Work that is called at intervals and decides by itself whether it is due. */
export type PeriodicJob = () => Promise<void>;

/** What serves requests (`createApp`) and what delivers. */
export type Composition = {
  app: Omit<AppOptions, "headers" | "addressOf" | "isHttps">;
  /** One per configured channel, the owner's mail first. */
  deliveries: Delivery[];
  /** To be called at the start and often. Each job decides by itself whether it is due. */
  periodicJobs: PeriodicJob[];
};

/** The origin under which Google Translate shows the pages of a site. */
const translatedOrigin = (url: string) =>
  `https://${new URL(url).hostname.replaceAll("-", "--").replaceAll(".", "-")}.translate.goog`;

/** Builds relay and deliveries around one store, alike on every host. */
export function compose({ onQueued, waitUntil, site, ...parts }: HostParts): Composition {
  const { server, settings, database, log, transport, postToWebhook = null } = parts;
  const { RATE_BURST: burst, DAILY_CAP: dailyCap } = server;
  const deliveries = createDeliveries(parts);
  const channels = new Set(deliveries.map(({ channel }) => channel));
  const store = new EnquiryStore(database, { dailyCap, notifies: channels.has("webhook") });
  const tell = tellerBy({ transport, frame: mailFrame(server, settings), postToWebhook });
  const links = new SignedLinks(store, settings.mail.origin || settings.url);
  const siteName = settings.name;
  const notices = new Notices({ store, tell, links, siteName, dailyCap, log });
  const periodicJobs: PeriodicJob[] = [() => notices.look()];
  if (parts.clear && settings.clearsDaily) {
    const retention = { store, log, days: settings.retentionDays, clear: parts.clear };
    periodicJobs.push(() => clearOnceADay(retention));
  }
  const relay = new Relay({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, translatedOrigin(settings.url), ...server.ALLOWED_ORIGINS]),
    limiter: new RateLimiter({ burst, perMinute: Math.max(1, burst * ratePart) }),
    dailyCap,
    acknowledges: channels.has("acknowledgement"),
    log,
    onQueued,
    onCapReached: () => waitUntil(notices.capReached()),
  });
  const vitals = settings.webVitals ? new VitalsStore(database) : null;
  return {
    app: {
      ...{ site, relay, store, vitals, log, contact: settings },
      decisions: { links, records: new Records(database), onQueued, siteName, log },
    },
    deliveries,
    periodicJobs,
  };
}
