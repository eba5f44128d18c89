import { z } from "zod";
import { recordOf, signals } from "../../../enquiry/fields.ts";
import type { Settings } from "../../../settings/schema.ts";
import { knownLanguage } from "../../messages.ts";
import type { Submission } from "../stored-enquiry.ts";
import { signalSchemas, wireSchema } from "./field-schemas.ts";
import { readJson } from "./read-json.ts";
import { Refusal } from "./refusal.ts";

/** The public identifiers in a request. The relay takes only those of its own site. */
export type MailIds = Pick<Settings["mail"], "publicKey" | "serviceId" | "templateId">;

const templateParams = z.strictObject({
  ...recordOf("wireName", wireSchema),
  [signals.submissionId]: signalSchemas.submissionId.default(""),
  [signals.formToken]: signalSchemas.formToken.optional(),
  [signals.honeypot]: signalSchemas.honeypot.default(""),
  [signals.page]: signalSchemas.page.default(""),
  [signals.language]: signalSchemas.language.optional(),
});

/** The body that `@emailjs/browser` posts to `/api/v1.0/email/send` (`specification.md` section 7, call 1). */
const request = z.strictObject({
  lib_version: z.string().max(50).optional(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: templateParams,
});

/**
 * Reads an EmailJS request.
 * @throws {Refusal} 400 with one line that says what is wrong.
 */
export function readEmailJsRequest(text: string, ids: MailIds): Submission {
  const { user_id, service_id, template_id, template_params: params } = readJson(text, request);
  if (user_id !== ids.publicKey) throw new Refusal(400, "The Public Key is invalid");
  if (service_id !== ids.serviceId) throw new Refusal(400, "The service ID not found");
  if (template_id !== ids.templateId) throw new Refusal(400, "The template ID not found");
  return {
    enquiry: recordOf("name", ({ wireName }) => params[wireName]),
    submissionId: params[signals.submissionId] || null,
    formToken: params[signals.formToken] || null,
    honeypot: params[signals.honeypot],
    page: params[signals.page],
    language: knownLanguage(params[signals.language]),
    channel: "json",
  };
}
