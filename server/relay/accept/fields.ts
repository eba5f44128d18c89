import { z } from "zod";
import { type Field, submissionIdPattern, type TextField } from "../../../enquiry/fields.ts";
import { pagePath } from "../../../enquiry/page.ts";
import { knownLanguage } from "../../languages.ts";
import { maxHoneypotLength } from "../../limits.ts";
import { withoutBidiControls } from "../bidi-controls.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsAndBreaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsButTabAndBreak = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** One line, whatever was pasted: a browser strips breaks from such a field too. */
const oneLine = (text: string) => withoutBidiControls(text.toWellFormed()).replace(controlsAndBreaks, " ").trim();

const manyLines = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(controlsButTabAndBreak, "")
    .trim();

/** Its first letter beyond ASCII can stand in one place only: a pattern that may choose takes its time squared. */
const internationalDomain = /^[a-z0-9.-]*[\u0080-\uffff][a-z0-9.\u0080-\uffff-]*$/i;

/** Browsers differ in whether they hand over an international domain in its ASCII form. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !internationalDomain.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

function cleanText({ label, kind, maxLength }: TextField): z.ZodType<string> {
  const tooLong = `Please keep the ${label.toLowerCase()} to ${maxLength} characters at most`;
  if (kind !== "lines") return z.string().max(maxLength, tooLong).transform(oneLine);
  // Counted after the line breaks are one character each: a form sends two for what `maxlength` counts as one.
  const fits = (text: string) => text.length <= maxLength;
  // What is far too long is not worth cleaning first.
  return z
    .string()
    .max(4 * maxLength, tooLong)
    .transform(manyLines)
    .refine(fits, tooLong);
}

/** Exactly one address, as a browser accepts it in `<input type="email">`. */
const oneAddress = (schema: z.ZodType<string>) =>
  schema.refine(
    (text) => text === "" || z.regexes.html5Email.test(text),
    "Please give one e-mail address, like name@example.com",
  );

function textSchema(field: TextField): z.ZodType<string> {
  const { kind, required } = field;
  const clean = kind === "email" ? cleanText(field).transform(asciiDomain) : cleanText(field);
  const given = required ? clean.refine((text) => text !== "", { message: required, abort: true }) : clean;
  return kind === "email" ? oneAddress(given) : given;
}

/** A field that may be left out of the request, where the declaration does not require it. */
export function wireSchema(field: Field): z.ZodType<string> {
  if (field.kind === "tick") return z.enum(["Yes", "No"]).default("No");
  return field.required ? textSchema(field) : textSchema(field).default("");
}

/** A field as a browser sends it from a form: text, or for a box its value when it is ticked and nothing when it is not. */
export function formSchema(field: Field): z.ZodType<string> {
  if (field.kind === "tick") return z.string().transform((text) => (text === "" ? "No" : "Yes"));
  return textSchema(field);
}

export const signalSchemas = {
  submissionId: z
    .string()
    .refine(
      (text) => text === "" || submissionIdPattern.test(text),
      "it should be a draft id of letters, digits, - and _",
    ),
  formToken: z.string().max(200),
  honeypot: z.string().max(maxHoneypotLength),
  // Of use to the owner alone: nobody is refused for it.
  page: z.unknown().transform(pagePath),
  language: z.unknown().transform(knownLanguage),
};
