import { z } from "zod";
import { hiddenFields, recordByField } from "../../../enquiry/fields.ts";
import type { Settings } from "../../../settings/schema.ts";
import { languageOrEnglish } from "../../language-lookup.ts";
import type { Submission } from "../stored-enquiry.ts";
import { hiddenFieldSchemas, jsonFieldSchema } from "./field-schemas.ts";
import { Refusal } from "./refusal.ts";

/** The public identifiers in a request. The relay takes only those of its own site. */
export type EmailJsIds = Pick<Settings["mail"], "publicKey" | "serviceId" | "templateId">;

const templateParams = z.strictObject({
  ...recordByField("wireName", jsonFieldSchema),
  [hiddenFields.submissionId]: hiddenFieldSchemas.submissionId.default(""),
  [hiddenFields.formToken]: hiddenFieldSchemas.formToken.optional(),
  [hiddenFields.honeypot]: hiddenFieldSchemas.honeypot.default(""),
  [hiddenFields.page]: hiddenFieldSchemas.page.default(""),
  [hiddenFields.language]: hiddenFieldSchemas.language.optional(),
});

/** The body that `@emailjs/browser` posts to `/api/v1.0/email/send` (`specification.md` section 7, call 1). */
const request = z.strictObject({
  lib_version: z.string().max(50).optional(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: templateParams,
});

/** A name that can be repeated safely to the sender. */
const printable = /^[\w.-]{1,50}$/;

/** What is expected in place of the wrong value, in words. */
function expected(issue: z.core.$ZodIssue): string {
  if (issue.code === "too_big") return `${issue.maximum} characters at most`;
  if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
  return issue.code === "invalid_type" && issue.expected === "object" ? "a JSON object" : "text";
}

/** The first mistake in a request, in one line for authors of programs that send it. It never repeats a value. */
function explainInvalid(error: z.ZodError, given: unknown): string {
  // An error has an issue, and an issue of unknown keys a key.
  const [issue] = error.issues as [z.core.$ZodIssue];
  const where = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const [key] = issue.keys as [string];
    const unknown = printable.test(key) ? `: ${[...issue.path, key].join(".")}` : "";
    return `The request has an unknown parameter${unknown}`;
  }
  // A message that a schema of this project wrote.
  if (!/^(?:Invalid|Too)\b/.test(issue.message)) return `The parameter ${where} is not valid: ${issue.message}`;
  if (where === "") return `The request should be ${expected(issue)}`;
  const value = issue.path.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown>)[key], given);
  return `The parameter ${where} is ${value === undefined ? "missing" : "not valid"}: it should be ${expected(issue)}`;
}

function readJson(text: string): z.infer<typeof request> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The request is not valid JSON");
  }
  const { success, data, error } = request.safeParse(given);
  if (!success) throw new Refusal(400, explainInvalid(error, given));
  return data;
}

/** Reads an EmailJS request. @throws {Refusal} 400 with one line that says what is wrong */
export function readEmailJsRequest(text: string, ids: EmailJsIds): Submission {
  const { user_id, service_id, template_id, template_params: params } = readJson(text);
  if (user_id !== ids.publicKey) throw new Refusal(400, "The Public Key is invalid");
  if (service_id !== ids.serviceId) throw new Refusal(400, "The service ID not found");
  if (template_id !== ids.templateId) throw new Refusal(400, "The template ID not found");
  return {
    enquiry: recordByField("name", ({ wireName }) => params[wireName]),
    submissionId: params[hiddenFields.submissionId] || null,
    formToken: params[hiddenFields.formToken] || null,
    honeypot: params[hiddenFields.honeypot],
    page: params[hiddenFields.page],
    language: languageOrEnglish(params[hiddenFields.language]),
    channel: "json",
  };
}
