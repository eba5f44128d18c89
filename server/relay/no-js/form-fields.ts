import { z } from "zod";
import { type FieldName, fields, recordOf, signals } from "../../../enquiry/fields.ts";
import { fill } from "../../../enquiry/fill.ts";
import { pagePath } from "../../../enquiry/page.ts";
import { languageAt, wordsIn } from "../../languages.ts";
import { formSchema, signalSchemas } from "../accept/fields.ts";
import { Refusal } from "../accept/refusal.ts";
import type { Submission } from "../enquiry.ts";

/** The fields a visitor sees, by their names in the page's form. */
export const visibleFields: readonly FieldName[] = fields.map(({ name }) => name);
export type VisibleField = FieldName;

/** Exactly what was typed, to be put back where it was. */
export type Typed = Record<VisibleField, string>;

/** What is wrong with a field, told to the visitor. */
export type FieldErrors = Partial<Record<VisibleField, string>>;

const form = z.object({
  ...recordOf("name", formSchema),
  // What a visitor cannot see, a visitor cannot mend: odd values here are judged, never refused.
  [signals.submissionId]: signalSchemas.submissionId.catch(""),
  [signals.formToken]: signalSchemas.formToken.catch("not a token"),
  [signals.honeypot]: z.string(),
  [signals.page]: signalSchemas.page,
  [signals.language]: signalSchemas.language,
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
  return recordOf("name", ({ name }) => values[name] ?? "");
}

/** What is wrong with a field, in the language of the page. */
function complaint(name: VisibleField, value: string, language: string): string {
  const { form } = wordsIn(language);
  const field = fields.find((candidate) => candidate.name === name);
  const { label, missing } = form.fields[name] ?? { label: name, missing: "" };
  if (value.trim() === "") return missing || form.blank;
  const most = field && field.kind !== "tick" ? field.maxLength : 0;
  if (value.replaceAll("\r\n", "\n").length > most)
    return fill(form.tooLong, { field: label.toLowerCase(), count: most });
  return form.notAnAddress;
}

/**
 * The submission, or what the visitor has to mend, one message a field.
 * @param formPage path of the page that the form is on: without a script, all that is known of what led to it
 */
export function checkForm(
  values: Record<string, string>,
  formPage: string,
): { submission: Submission } | { errors: FieldErrors } {
  const result = form.safeParse(values);
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path } of result.error.issues) {
      const name = path[0] as VisibleField;
      errors[name] ??= complaint(name, values[name] ?? "", languageAt(formPage));
    }
    return { errors };
  }
  const { data } = result;
  return {
    submission: {
      enquiry: recordOf("name", ({ name }) => data[name]),
      submissionId: data[signals.submissionId] || null,
      formToken: data[signals.formToken] || null,
      honeypot: data[signals.honeypot],
      page: data[signals.page] || pagePath(formPage),
      // The page says it, whatever the form does.
      language: languageAt(formPage),
      channel: "form",
    },
  };
}
