import { recordOf } from "../enquiry/fields.ts";
import type { StoredEnquiry } from "../server/relay/stored-enquiry.ts";
import type { Settings } from "../settings/schema.ts";

/** What a test enquiry says. */
export const testWords = {
  ...recordOf("name", ({ kind }) => (kind === "tick" ? "No" : "")),
  name: "Preflight test",
  message: "This is a test: npm run preflight sent it, to see whether enquiries arrive. Delete it.",
};

/** An enquiry whose text says that it is a test, to be sent as the relay sends a stored one. */
export const testEnquiry = ({ email }: Settings, now = Date.now()): StoredEnquiry => ({
  ...{ id: `preflight${now.toString(36)}`, status: "queued", holdReason: null, channel: "json", receivedAt: now },
  ...{ attempts: 1, dueAt: now, lastError: null, sentAt: null, page: "", language: "en" },
  ...{ answeredAt: null, releasedAt: null, unacknowledged: null, ...testWords, email },
});
