import { recordByField } from "../enquiry/fields.ts";
import { ownerMailOptionsOf, webhookSenderOf } from "../server/assemble-relay.ts";
import { DeliveryError } from "../server/relay/deliver/delivery-error.ts";
import { readDkim } from "../server/relay/deliver/dkim.ts";
import { composeOwnerMail } from "../server/relay/deliver/mail.ts";
import { smtpTransport } from "../server/relay/deliver/smtp.ts";
import { enquiryNotification } from "../server/relay/deliver/webhook-payloads.ts";
import type { StoredEnquiry } from "../server/relay/stored-enquiry.ts";
import { checkChannels, checkPrivacy, type ServerSettings } from "../server/settings.ts";
import { type Settings, SettingsError } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";

/** An enquiry whose text says that it is a test, to be sent as the relay sends a stored one. */
const testEnquiry = ({ email }: Settings, now = Date.now()): StoredEnquiry => ({
  ...{ id: `preflight${now.toString(36)}`, status: "queued", holdReason: null, channel: "json", receivedAt: now },
  ...{ attempts: 1, dueAt: now, lastError: null, sentAt: null, page: "", language: "en" },
  ...{ answeredAt: null, releasedAt: null, unacknowledged: null, email },
  ...recordByField("name", ({ kind }) => (kind === "tick" ? "No" : "")),
  name: "Preflight test",
  message: "This is a test: npm run preflight sent it, to see whether enquiries arrive. Delete it.",
});

const result = (open: boolean, what: string, fix = ""): Finding[] => [{ group: "Mail and DNS", open, what, fix }];

/** Sends a test enquiry to find out whether the mail server takes it. With EmailJS there is none, and no finding. */
export async function checkMail(settings: Settings, server: ServerSettings): Promise<Finding[]> {
  if (settings.mail.provider === "emailjs") return [];
  const { SMTP_URL, MAIL_TO } = server;
  const frame = ownerMailOptionsOf(server, settings);
  if (!SMTP_URL || !frame) {
    const missing = [SMTP_URL ? "" : "SMTP_URL", MAIL_TO ? "" : "MAIL_TO"].filter(Boolean).join(" and ");
    return result(
      true,
      `Mail is not set up (${missing} not given): you are told of no enquiry.`,
      "Set them in .env for this command, and for the server as docs/relay.md says (“Set it up”).",
    );
  }
  const send = smtpTransport(SMTP_URL, settings.url, readDkim(server));
  try {
    const answer = await send(composeOwnerMail(testEnquiry(settings), frame));
    return result(false, `A test enquiry was taken by ${new URL(SMTP_URL).host}, which answered: ${answer.trim()}`);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    const { message, remedy = "Look at what it says." } = error;
    return result(true, `A test enquiry was not taken: ${message.trim()}`, `${remedy} Then run this again.`);
  }
}

/** Posts a test notification to find out whether NOTIFY_URL takes it. Without a webhook there is no finding. */
export async function checkWebhook(settings: Settings, server: ServerSettings): Promise<Finding[]> {
  const postToWebhook = webhookSenderOf(server);
  if (!server.NOTIFY_URL || !postToWebhook) return [];
  // Only the host is printed, because the whole address is a secret.
  const { host } = new URL(server.NOTIFY_URL);
  try {
    checkChannels(server, settings);
    checkPrivacy(server, settings);
    await postToWebhook(enquiryNotification(testEnquiry(settings), settings.name));
    return result(false, `A test notification was taken by ${host}.`);
  } catch (error) {
    const { message } = error as Error;
    const isSetting = error instanceof SettingsError;
    return result(
      true,
      isSetting ? message : `A test notification was not taken by ${host}: ${message}.`,
      "Compare NOTIFY_URL, NOTIFY_FORMAT, NOTIFY_SECRET and NOTIFY_CHAT with docs/relay.md (“Hear of it where you are”).",
    );
  }
}
