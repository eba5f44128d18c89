import { z } from "zod";
import { type Field, submissionIdPattern, type TextField } from "../../../enquiry/fields.ts";
import { isBlank, withoutInvisible } from "../../../enquiry/invisible-characters.ts";
import { cleanPagePath } from "../../../enquiry/language-prefix.ts";
import { languageOrEnglish } from "../../language-lookup.ts";
import { maxHoneypotLength } from "../../limits.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsAndBreaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsButTabAndBreak = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** One line from whatever was pasted. A browser, too, removes breaks from such a field. */
const oneLine = (text: string, kind: TextField["kind"]) =>
  withoutInvisible(text.toWellFormed(), kind).replace(controlsAndBreaks, " ").trim();

const manyLines = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(controlsButTabAndBreak, "")
    .trim();

/** The first letter beyond ASCII can match at one position only: a choice takes time by the square of the length. */
const internationalDomain = /^[a-z0-9.-]*[\u0080-\uffff][a-z0-9.\u0080-\uffff-]*$/i;

/** The domain in ASCII form: browsers differ in whether they convert an international one. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !internationalDomain.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

function cleanText({ label, kind, maxLength }: TextField): z.ZodType<string> {
  const tooLong = `Please keep the ${label.toLowerCase()} to ${maxLength} characters at most`;
  const textUpTo = (most: number) => z.string().max(most, tooLong);
  if (kind !== "lines") return textUpTo(maxLength).transform((text) => oneLine(text, kind));
  // Counted after each line break has become one character: a form sends two for what `maxlength` counts as one.
  const fits = (text: string) => text.length <= maxLength;
  // A text that is far too long is refused before it is cleaned.
  const cleaned = textUpTo(4 * maxLength).transform(manyLines);
  return cleaned.refine(fits, tooLong);
}

function textSchema(field: TextField): z.ZodType<string> {
  const { kind, required } = field;
  const clean = kind === "email" ? cleanText(field).transform(asciiDomain) : cleanText(field);
  const given = required ? clean.refine((text) => !isBlank(text), required) : clean;
  if (kind !== "email") return given;
  // Exactly one address, by the rules of `<input type="email">`.
  const isAddress = (text: string) => text === "" || z.regexes.html5Email.test(text);
  return given.refine(isAddress, "Please give one e-mail address, like name@example.com");
}

/** The schema of a field in a request. A field that the declaration does not require may be left out. */
export function jsonFieldSchema(field: Field): z.ZodType<string> {
  if (field.kind === "tick") return z.enum(["Yes", "No"]).default("No");
  return field.required ? textSchema(field) : textSchema(field).default("");
}

/** The schema of a field as a browser sends it from a form: text, and nothing for an empty box. */
export function formFieldSchema(field: Field): z.ZodType<string> {
  if (field.kind === "tick") return z.string().transform((text) => (text === "" ? "No" : "Yes"));
  return textSchema(field);
}

export const hiddenFieldSchemas = {
  submissionId: z
    .string()
    .refine(
      (text) => text === "" || submissionIdPattern.test(text),
      "it should be a draft id of letters, digits, - and _",
    ),
  formToken: z.string().max(200),
  honeypot: z.string().max(maxHoneypotLength),
  // Only the owner uses it, so a wrong value does not refuse the enquiry.
  page: z.unknown().transform(cleanPagePath),
  language: z.unknown().transform(languageOrEnglish),
};
