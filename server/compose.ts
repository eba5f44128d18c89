import type { Settings } from "../settings/schema.ts";
import type { AppOptions } from "./app.ts";
import { createDeliveries, mailFrame, type Transports, webhookFromSettings } from "./deliveries.ts";
import type { Log } from "./log.ts";
import { RateLimiter } from "./relay/accept/rate-limiter.ts";
import { type BackupTrouble, BackupWatch } from "./relay/backup-watch.ts";
import { ClockWatch } from "./relay/clock-watch.ts";
import { backupMail, backupNotification } from "./relay/deliver/backup-notification.ts";
import { CapNotifier, capMail, capNotification } from "./relay/deliver/cap-notification.ts";
import type { Delivery } from "./relay/deliver/delivery.ts";
import { HeldDigest, heldMail, heldNotification } from "./relay/deliver/held-digest.ts";
import type { MailFrame } from "./relay/deliver/mail.ts";
import type { Transport } from "./relay/deliver/transport.ts";
import type { PostToWebhook } from "./relay/deliver/webhook/send.ts";
import { HealthMonitor } from "./relay/health.ts";
import { Relay } from "./relay/relay.ts";
import { type Clear, Retention } from "./relay/retention.ts";
import type { Database } from "./relay/store/database.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import type { ServerSettings } from "./settings.ts";
import type { Site } from "./static/site.ts";
import { VitalsStore } from "./vitals/store.ts";

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
  /** For the operator, also when the public report is off. */
  health: HealthMonitor;
  store: EnquiryStore;
  /** One per configured channel, the owner's mail first. */
  deliveries: Delivery[];
  /** To be called at the start and often. Each job decides by itself whether it is due. */
  periodicJobs: PeriodicJob[];
};

type OwnersChannels = { transport: Transport | null; frame: MailFrame | null; postToWebhook: PostToWebhook | null };

/**
 * Tells of a backup's trouble by mail, or by the webhook when no mail is set up. Without both, only health and log
 * tell.
 */
const backupTeller =
  ({ transport, frame, postToWebhook }: OwnersChannels, { name }: Settings) =>
  async (trouble: BackupTrouble): Promise<void> => {
    if (transport && frame) await transport(backupMail(trouble, frame));
    else await postToWebhook?.(backupNotification(trouble, name));
  };

/** Builds relay, deliveries and health monitor around one store, alike on every host. */
export function compose({ onQueued, waitUntil, site, ...parts }: HostParts): Composition {
  const { server, settings, database, log, transport } = parts;
  const { RATE_BURST, RATE_PER_MINUTE, DAILY_CAP: dailyCap } = server;
  const postToWebhook = webhookFromSettings(server, parts.webFetch);
  const deliveries = createDeliveries({ ...parts, postToWebhook });
  const channels = new Set(deliveries.map(({ channel }) => channel));
  const store = new EnquiryStore(database, { dailyCap, notifies: channels.has("webhook") });
  const frame = mailFrame(server, settings);
  const capNotifiers: CapNotifier[] = [];
  const periodicJobs: PeriodicJob[] = [];
  const tellHeld = (send: ConstructorParameters<typeof HeldDigest>[0]["send"]) => {
    const digest = new HeldDigest({ store, send, log });
    periodicJobs.push(() => digest.tell());
  };
  if (transport && frame) {
    const send = (day: string) => transport(capMail(day, dailyCap, frame));
    capNotifiers.push(new CapNotifier({ store, name: "cap-notice", send, log }));
    tellHeld((held) => transport(heldMail(held, frame)));
  }
  if (postToWebhook) {
    const send = (day: string) => postToWebhook(capNotification(day, dailyCap, settings.name));
    capNotifiers.push(new CapNotifier({ store, name: "cap-notice-webhook", send, log }));
    // The mail tells more of held enquiries, because it reaches nobody but the owner. The webhook tells only without
    // mail.
    if (!(transport && frame)) tellHeld((held) => postToWebhook(heldNotification(held, settings.name)));
  }
  const backups = new BackupWatch({
    notes: store,
    send: backupTeller({ transport, frame, postToWebhook }, settings),
    log,
  });
  periodicJobs.push(() => backups.look());
  const clock = new ClockWatch(store, log);
  if (parts.clear && settings.retentionIsChosen) {
    const retention = new Retention({ store, clock, log, days: settings.retentionDays, clear: parts.clear });
    periodicJobs.push(() => retention.clearOnceADay());
  } else periodicJobs.push(() => clock.look());
  const relay = new Relay({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, ...server.ALLOWED_ORIGINS]),
    limiter: new RateLimiter({ burst: RATE_BURST, perMinute: RATE_PER_MINUTE }),
    dailyCap,
    acknowledges: channels.has("acknowledgement"),
    log,
    onQueued,
    onCapReached: () => {
      for (const notifier of capNotifiers) waitUntil(notifier.tell());
    },
  });
  const health = new HealthMonitor({ store, log, waitUntil });
  const publicHealth = server.HEALTH_PUBLIC === "yes" ? health : null;
  const vitals = settings.webVitals ? new VitalsStore(database) : null;
  return {
    app: { site, relay, health: publicHealth, vitals, log, contact: settings },
    health,
    store,
    deliveries,
    periodicJobs,
  };
}
