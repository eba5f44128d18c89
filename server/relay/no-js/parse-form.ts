import { z } from "zod";
import { type FieldName, fields, hiddenFields, recordByField } from "../../../enquiry/fields.ts";
import { interpolate } from "../../../enquiry/interpolate.ts";
import { cleanPagePath } from "../../../enquiry/language-prefix.ts";
import { languageAt, messagesIn } from "../../language-lookup.ts";
import { maxFormParams } from "../../limits.ts";
import { formFieldSchema, hiddenFieldSchemas } from "../accept/field-schemas.ts";
import { Refusal } from "../accept/refusal.ts";
import type { Submission } from "../stored-enquiry.ts";

/** Errors for the visitor, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Stands for a value that is no token. The spam check takes it for a forged one. */
const notAToken = "not a token";

const form = z.object({
  ...recordByField("name", formFieldSchema),
  // A visitor cannot correct a hidden field: odd values count in the spam check and are never refused.
  [hiddenFields.submissionId]: hiddenFieldSchemas.submissionId.catch(""),
  [hiddenFields.formToken]: hiddenFieldSchemas.formToken.catch(notAToken),
  [hiddenFields.honeypot]: z.string(),
  [hiddenFields.page]: hiddenFieldSchemas.page,
  [hiddenFields.language]: hiddenFieldSchemas.language,
});

const fieldNames = Object.keys(form.shape);

/** Whether percent-encoded bytes are UTF-8. The bundler would drop a call whose result is not used. */
function isUtf8(text: string): boolean {
  try {
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/** The values of a urlencoded body. One that was cut off at the size limit may end within a character. */
export function readFormBody(text: string, { complete }: { complete: boolean }): Record<string, string> {
  if (complete && !isUtf8(text)) throw new Refusal(400, "The request is not valid UTF-8");
  // The first pairs, a few more than this site's form has: each takes time.
  const parameters = new URLSearchParams(text.split("&", maxFormParams).join("&"));
  const values = Object.fromEntries(fieldNames.map((name) => [name, parameters.get(name) ?? ""]));
  // A form that was given back has a token. Whoever empties it is not asked a second time.
  if (parameters.get(hiddenFields.formToken) === "") values[hiddenFields.formToken] = notAToken;
  return values;
}

/** The error of a field, in the language of the page. */
function complaint(name: FieldName, value: string, language: string): string {
  const { form, language: spoken } = messagesIn(language);
  const field = fields.find((candidate) => candidate.name === name);
  const { label, missing } = form.fields[name] ?? { label: name, missing: "" };
  if (value.trim() === "") return missing;
  const most = field && field.kind !== "tick" ? field.maxLength : 0;
  const over = value.replaceAll("\r\n", "\n").length - most;
  const shown = (number: number) => new Intl.NumberFormat(spoken.tag).format(number);
  if (over > 0) return interpolate(form.tooLong, { field: label.toLowerCase(), count: shown(most), over: shown(over) });
  return form.notAnAddress;
}

/**
 * The submission, or the errors for the visitor, one per field.
 * @param formPage path of the form's page. Without a script it is all that is known of the page before it
 */
export function checkForm(
  values: Record<string, string>,
  formPage: string,
): { submission: Submission } | { errors: FieldErrors } {
  const result = form.safeParse(values);
  if (!result.success) {
    const errors: FieldErrors = {};
    for (const { path } of result.error.issues) {
      const name = path[0] as FieldName;
      errors[name] ??= complaint(name, values[name] ?? "", languageAt(formPage));
    }
    return { errors };
  }
  const { data } = result;
  return {
    submission: {
      enquiry: recordByField("name", ({ name }) => data[name]),
      submissionId: data[hiddenFields.submissionId] || null,
      formToken: data[hiddenFields.formToken] || null,
      honeypot: data[hiddenFields.honeypot],
      page: data[hiddenFields.page] || cleanPagePath(formPage),
      // Taken from the page, whatever the form sends.
      language: languageAt(formPage),
      channel: "form",
    },
  };
}
