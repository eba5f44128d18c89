import type { Settings } from "../settings/schema.ts";
import { maxAcknowledgementOutageMs, refillShareAMinute } from "./limits.ts";
import type { Logger } from "./log.ts";
import { createLimiter } from "./relay/accept/rate-limiter.ts";
import { type DeleteExpired, deleteExpiredDaily } from "./relay/delete-expired.ts";
import { composeAcknowledgement } from "./relay/deliver/acknowledgement.ts";
import { createDeliverer, type Deliverer, type DelivererOptions } from "./relay/deliver/deliverer.ts";
import type { Transport } from "./relay/deliver/delivery-error.ts";
import { composeOwnerMail, type OwnerMailOptions } from "./relay/deliver/mail.ts";
import { createNoticeJob, createNotifier } from "./relay/deliver/notices.ts";
import { type PostToWebhook, webhookSender } from "./relay/deliver/webhook.ts";
import { enquiryNotification } from "./relay/deliver/webhook-payloads.ts";
import { createIntake } from "./relay/judge-and-store.ts";
import { createLinkSigner } from "./relay/owner-links/signed-links.ts";
import type { Database } from "./relay/store/database.ts";
import { createQueue } from "./relay/store/delivery-queue.ts";
import { EnquiryAdmin } from "./relay/store/enquiry-admin.ts";
import { EnquiryStore } from "./relay/store/enquiry-store.ts";
import type { DeliveryChannel, StoredEnquiry } from "./relay/stored-enquiry.ts";
import type { ServerSettings } from "./settings.ts";
import type { Site } from "./static/static-site.ts";

/** The host's ways to send. */
export type ChannelSenders = {
  /** Sends to the owner. `null` when the host cannot send mail: enquiries then wait in the store. */
  transport: Transport | null;
  /** Sends to anybody, as acknowledgements need. Without it nobody is acknowledged. */
  visitorTransport?: Transport | null;
  /** Posts to the owner's webhook. */
  postToWebhook?: PostToWebhook | null;
};

/**
 * What differs between hosts, and both kinds of settings. A host is one file, as `node.ts` and `worker.ts` are: it gives this, and to
 * `createApp` what only a host knows of a request.
 */
type AssemblyOptions = ChannelSenders & {
  server: ServerSettings;
  settings: Settings;
  database: Database;
  site: Site;
  log: Logger;
  /** Called for each enquiry that may be delivered, after it is durable. */
  onQueued: (id: string) => void;
  /** Keeps the host from stopping work that outlasts its request. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Deletes enquiries that are past their time. Where it is left out, only a person deletes. */
  clear?: DeleteExpired;
};

/** Work that is called at intervals and decides by itself whether it is due. */
export type PeriodicJob = () => Promise<void>;

/** The origin under which Google Translate shows the pages of a site. */
const translatedOrigin = (url: string) =>
  `https://${new URL(url).hostname.replaceAll("-", "--").replaceAll(".", "-")}.translate.goog`;

/** The fixed parts of every mail to the owner; `null` when there is no recipient. */
export function ownerMailOptionsOf(
  { MAIL_TO, MAIL_FROM = MAIL_TO }: ServerSettings,
  { name, url }: Settings,
): OwnerMailOptions | null {
  return MAIL_TO && MAIL_FROM
    ? { from: { name, address: MAIL_FROM }, to: MAIL_TO, siteName: name, siteUrl: url }
    : null;
}

/** Posts to NOTIFY_URL; `null` when there is no URL. */
export function webhookSenderOf(server: ServerSettings): PostToWebhook | null {
  const { NOTIFY_URL: url, NOTIFY_SECRET: secret, NOTIFY_FORMAT: format, NOTIFY_CHAT: chat = "" } = server;
  return url ? webhookSender({ url, secret, format, chat }) : null;
}

/** One delivery per configured channel. Each has its own state, attempts and outage, so none waits for another. */
function createDeliveries(parts: AssemblyOptions, frame: OwnerMailOptions | null): Deliverer[] {
  const { server, settings, database, log, transport, visitorTransport, postToWebhook } = parts;
  const { name: siteName, url: siteUrl, email, saturday } = settings;
  const deliveries: Deliverer[] = [];
  const deliver = (channel: DeliveryChannel, send: DelivererOptions["send"], giveUpMs?: number) => {
    const retryFirstMs = server.RETRY_FIRST_SECONDS * 1_000;
    const queue = createQueue(database, channel);
    deliveries.push(createDeliverer({ channel, queue, send, retryFirstMs, giveUpMs, log }));
  };
  if (transport && frame) deliver("mail", (enquiry) => transport(composeOwnerMail(enquiry, frame)));
  if (postToWebhook) deliver("webhook", (enquiry) => postToWebhook(enquiryNotification(enquiry, siteName)));
  if (visitorTransport && settings.acknowledge && server.MAIL_FROM) {
    const own = { from: { name: siteName, address: server.MAIL_FROM }, email, siteName, siteUrl, saturday };
    const send = (enquiry: StoredEnquiry) => visitorTransport(composeAcknowledgement(enquiry, own));
    deliver("acknowledgement", send, maxAcknowledgementOutageMs);
  }
  return deliveries;
}

/** Builds relay and deliveries around one store, alike on every host. */
export function assembleRelay(parts: AssemblyOptions) {
  const { server, settings, database, site, log, onQueued, transport, postToWebhook = null } = parts;
  const { RATE_BURST: burst, DAILY_CAP: dailyCap } = server;
  const frame = ownerMailOptionsOf(server, settings);
  const deliveries = createDeliveries(parts, frame);
  const channels = new Set(deliveries.map(({ channel }) => channel));
  const store = new EnquiryStore(database, { dailyCap, notifies: channels.has("webhook") });
  const tell = createNotifier({ transport, frame, postToWebhook });
  const links = createLinkSigner(store, settings.mail.origin || settings.url);
  const siteName = settings.name;
  const notices = createNoticeJob({ store, tell, links, siteName, dailyCap, log });
  const periodicJobs: PeriodicJob[] = [() => notices.look()];
  if (parts.clear && settings.clearsDaily) {
    const retention = { store, log, days: settings.retentionDays, clear: parts.clear };
    periodicJobs.push(() => deleteExpiredDaily(retention));
  }
  const relay = createIntake({
    store,
    ids: settings.mail,
    allowedOrigins: new Set([settings.url, translatedOrigin(settings.url), ...server.ALLOWED_ORIGINS]),
    limiter: createLimiter({ burst, perMinute: Math.max(1, burst * refillShareAMinute) }),
    dailyCap,
    acknowledges: channels.has("acknowledgement"),
    log,
    onQueued,
    onCapReached: () => parts.waitUntil(notices.capReached()),
  });
  const decisions = { links, records: new EnquiryAdmin(database), onQueued, siteName, log };
  return {
    /** What serves requests (`createApp`). */
    app: { site, relay, store, log, contact: settings, decisions },
    /** One per configured channel, the owner's mail first. */
    deliveries,
    /** To be called at the start and often. Each job decides by itself whether it is due. */
    periodicJobs,
  };
}

export type AssembledServer = ReturnType<typeof assembleRelay>;
