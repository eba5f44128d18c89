import { webhookFromSettings } from "../server/deliveries.ts";
import { enquiryNotification } from "../server/relay/deliver/webhook-payloads.ts";
import { checkChannels, checkNotified, type ServerSettings, ServerSettingsError } from "../server/settings.ts";
import type { Settings } from "../settings/schema.ts";
import type { Finding } from "./finding.ts";
import { testEnquiry } from "./test-enquiry.ts";

const subject = "Webhook";

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
    await postToWebhook(enquiryNotification(testEnquiry(settings), settings.name));
    return [{ subject, open: false, what: `A test notification was taken by ${host}.` }];
  } catch (error) {
    const why = (error as Error).message;
    const what = error instanceof ServerSettingsError ? why : `A test notification was not taken by ${host}: ${why}.`;
    return [{ subject, open: true, what, where, remedy }];
  }
}
