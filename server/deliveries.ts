import type { Settings } from "../settings/schema.ts";
import { maxAcknowledgementOutageMs } from "./limits.ts";
import type { Log } from "./log.ts";
import { composeAcknowledgement } from "./relay/deliver/acknowledgement.ts";
import { Delivery } from "./relay/deliver/delivery.ts";
import { composeMail, type MailFrame } from "./relay/deliver/mail.ts";
import type { Transport } from "./relay/deliver/transport.ts";
import { type PostToWebhook, webhookSender } from "./relay/deliver/webhook.ts";
import { enquiryNotification } from "./relay/deliver/webhook-payloads.ts";
import type { Database } from "./relay/store/database.ts";
import { DeliveryQueue } from "./relay/store/delivery-queue.ts";
import type { Channel, StoredEnquiry } from "./relay/stored-enquiry.ts";
import type { ServerSettings } from "./settings.ts";

/** The host's ways to send. */
export type Transports = {
  /** Sends to the owner. `null` when the host cannot send mail: enquiries then wait in the store. */
  transport: Transport | null;
  /** Sends to anybody, as acknowledgements need. Without it nobody is acknowledged. */
  visitorTransport?: Transport | null;
  /** Posts to the owner's webhook. */
  postToWebhook?: PostToWebhook | null;
};

type DeliveryParts = Transports & {
  server: ServerSettings;
  settings: Settings;
  database: Database;
  log: Log;
};

/** The fixed parts of every mail to the owner; `null` when there is no recipient. */
export function mailFrame({ MAIL_TO, MAIL_FROM = MAIL_TO }: ServerSettings, { name, url }: Settings): MailFrame | null {
  return MAIL_TO && MAIL_FROM
    ? { from: { name, address: MAIL_FROM }, to: MAIL_TO, siteName: name, siteUrl: url }
    : null;
}

/** Posts to NOTIFY_URL; `null` when there is no URL. */
export function webhookFromSettings(server: ServerSettings): PostToWebhook | null {
  const { NOTIFY_URL: url, NOTIFY_SECRET: secret, NOTIFY_FORMAT: format, NOTIFY_CHAT: chat = "" } = server;
  return url ? webhookSender({ url, secret, format, chat }) : null;
}

/** One delivery per configured channel. Each has its own state, attempts and outage, so none waits for another. */
export function createDeliveries({ server, settings, database, log, ...transports }: DeliveryParts): Delivery[] {
  const { transport, visitorTransport, postToWebhook } = transports;
  const { MAIL_FROM } = server;
  const { name: siteName, url: siteUrl, email, saturday } = settings;
  const retryFirstMs = server.RETRY_FIRST_SECONDS * 1_000;
  const by = (channel: Channel) => ({ channel, queue: new DeliveryQueue(database, channel), retryFirstMs, log });
  const deliveries: Delivery[] = [];
  const frame = mailFrame(server, settings);
  if (transport && frame) {
    deliveries.push(new Delivery({ ...by("mail"), send: (enquiry) => transport(composeMail(enquiry, frame)) }));
  }
  if (postToWebhook) {
    const send = (enquiry: StoredEnquiry) => postToWebhook(enquiryNotification(enquiry, siteName));
    deliveries.push(new Delivery({ ...by("webhook"), send }));
  }
  if (visitorTransport && settings.acknowledge && MAIL_FROM) {
    const own = { from: { name: siteName, address: MAIL_FROM }, email, siteName, siteUrl, saturday };
    const send = (enquiry: StoredEnquiry) => visitorTransport(composeAcknowledgement(enquiry, own));
    deliveries.push(new Delivery({ ...by("acknowledgement"), giveUpMs: maxAcknowledgementOutageMs, send }));
  }
  return deliveries;
}
