import { z } from "zod";
import { fields } from "../accept/fields.ts";
import { Refusal } from "../accept/refusal.ts";
import type { Submission } from "../enquiry.ts";

/** The fields a visitor sees, by their names in the page's form. */
export const visibleFields = ["name", "email", "phone", "company", "message", "requestConsultation"] as const;
export type VisibleField = (typeof visibleFields)[number];

/** Exactly what was typed, to be put back where it was. */
export type Typed = Record<VisibleField, string>;

/** What is wrong with a field, told to the visitor. */
export type FieldErrors = Partial<Record<VisibleField, string>>;

const form = z.object({
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  company: fields.company,
  message: fields.message,
  /** An unticked box sends nothing. */
  requestConsultation: z.string().transform((text) => (text === "" ? "No" : "Yes")),
  // What a visitor cannot see, a visitor cannot mend: odd values here are judged, never refused.
  submission_id: fields.submissionId.catch(""),
  form_token: fields.formToken.catch("not a token"),
  website: z.string(),
});

const fieldNames = Object.keys(form.shape);

/** Percent-encoded bytes must be UTF-8, as the page is. */
function checkEncoding(text: string): void {
  try {
    decodeURIComponent(text);
  } catch {
    throw new Refusal(400, "The request is not valid UTF-8");
  }
}

/** The values of a urlencoded body. A body cut off at the size limit may end within a character. */
export function readFormBody(text: string, { complete }: { complete: boolean }): Record<string, string> {
  if (complete) checkEncoding(text);
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(fieldNames.map((name) => [name, parameters.get(name) ?? ""]));
}

/** What was typed into the fields that a visitor sees; empty where a field was not sent. */
export function typedBy(values: Record<string, string>): Typed {
  return Object.fromEntries(visibleFields.map((name) => [name, values[name] ?? ""])) as Typed;
}

/** The submission, or what the visitor has to mend, one message a field. */
export function checkForm(values: Record<string, string>): { submission: Submission } | { errors: FieldErrors } {
  const result = form.safeParse(values);
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of result.error.issues) errors[path[0] as VisibleField] ??= message;
    return { errors };
  }
  const { submission_id, form_token, website, ...enquiry } = result.data;
  const submissionId = submission_id || null;
  const formToken = form_token || null;
  return { submission: { enquiry, submissionId, formToken, honeypot: website, channel: "form" } };
}
