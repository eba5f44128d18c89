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
import type { ProbedDatabase } from "./relay/store/database.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import type { ServerSettings } from "./settings.ts";
import type { Site } from "./static/site.ts";
import { VitalsStore } from "./vitals/store.ts";

/** All in which the hosts differ, and the two kinds of settings. */
export type HostParts = Transports & {
  server: ServerSettings;
  settings: Settings;
  database: ProbedDatabase;
  site: Site;
  log: Log;
  /** Told of each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Lets work go on after the request that began it is over, where the host would stop it. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Deletes what is past its time. Where it is left out, only a person does. */
  clear?: Clear;
};

/** Something that is looked at now and then. */
export type PeriodicJob = () => Promise<void>;

/** What serves requests (`createApp`), and what delivers. */
export type Composition = {
  app: Omit<AppOptions, "addressOf" | "isHttps">;
  /** For the operator, whatever the public is told. */
  health: HealthMonitor;
  store: EnquiryStore;
  /** By each channel that is set up, the owner's mail first. */
  deliveries: Delivery[];
  /** What is due now and then; each knows itself when it is. To be called at the start, and often. */
  periodicJobs: PeriodicJob[];
};

type OwnersChannels = { transport: Transport | null; frame: MailFrame | null; postToWebhook: PostToWebhook | null };

/** By mail, or by the webhook where none is set up. With neither, health and log tell alone. */
const backupTeller =
  ({ transport, frame, postToWebhook }: OwnersChannels, { name }: Settings) =>
  async (trouble: BackupTrouble): Promise<void> => {
    if (transport && frame) await transport(backupMail(trouble, frame));
    else await postToWebhook?.(backupNotification(trouble, name));
  };

/** Builds the relay, the deliveries and the health monitor around one store: the same on every host. */
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
    // Of what is held nobody but the owner is given a word, so the mail tells more.
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
