import { recordOf } from "../enquiry/fields.ts";
import { webhookFromSettings } from "../server/deliveries.ts";
import { enquiryNotification } from "../server/relay/deliver/webhook/payloads.ts";
import type { StoredEnquiry } from "../server/relay/enquiry.ts";
import { checkChannels, checkNotified, type ServerSettings, ServerSettingsError } from "../server/settings.ts";
import type { Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";

const subject = "Webhook";

/** Its text says that it is a test. */
function testEnquiry({ email }: Settings, now: number): StoredEnquiry {
  const empty = recordOf("name", ({ kind }) => (kind === "tick" ? "No" : ""));
  const message =
    "This is a test and nobody wrote it: npm run preflight posted it, to see whether notifications arrive.";
  return {
    ...{ id: `preflight${now.toString(36)}`, status: "queued", holdReason: null, channel: "json", receivedAt: now },
    ...{ attempts: 1, dueAt: now, lastError: null, sentAt: null },
    ...{ page: "", language: "en", answeredAt: null, releasedAt: null, unacknowledged: null },
    ...{ ...empty, name: "Preflight test", email, message },
  };
}

/** Posts a test notification to find out whether NOTIFY_URL takes it. Without a webhook there is no finding. */
export async function checkWebhook(settings: Settings, server: ServerSettings): Promise<Finding[]> {
  const postToWebhook = webhookFromSettings(server);
  if (!server.NOTIFY_URL || !postToWebhook) return [];
  // Only the host is printed, because the whole address is a secret.
  const { host } = new URL(server.NOTIFY_URL);
  const where = "the environment variables NOTIFY_URL, NOTIFY_FORMAT, NOTIFY_SECRET and NOTIFY_CHAT";
  const remedy = 'Compare them with what the receiver gave you, and with docs/relay.md ("Hear of it where you are").';
  try {
    checkChannels(server, settings);
    checkNotified(server, settings);
    await postToWebhook(enquiryNotification(testEnquiry(settings, Date.now()), settings.name));
    return [{ subject, open: false, what: `A test notification was taken by ${host}.` }];
  } catch (error) {
    const why = (error as Error).message;
    const what = error instanceof ServerSettingsError ? why : `A test notification was not taken by ${host}: ${why}.`;
    return [{ subject, open: true, what, where, remedy }];
  }
}
