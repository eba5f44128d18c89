import { z } from "zod";
import { withoutDirections } from "../directions.ts";

/**
 * The longest value of each field, in UTF-16 units as a browser's `maxlength` counts them. The e-mail's is RFC 5321's;
 * the others are generous for people and keep the largest enquiry well inside the 64 KB of a request.
 */
export const fieldLimits = { name: 200, email: 254, phone: 50, company: 200, message: 10_000 } as const;

/** What a browser accepts in `<input type="email">` (HTML standard, "valid e-mail address"): exactly one address. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsAndBreaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlsButTabAndBreak = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** One line, whatever was pasted: a browser strips breaks from such a field too. */
const oneLine = (text: string) => withoutDirections(text.toWellFormed()).replace(controlsAndBreaks, " ").trim();

const manyLines = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(controlsButTabAndBreak, "")
    .trim();

/** Browsers differ in whether they hand over an international domain in its ASCII form. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{N}.-]*[^\x20-\x7e][\p{L}\p{N}\p{M}.-]*$/u.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address;
}

const atMost = (field: keyof typeof fieldLimits) =>
  `Please keep the ${field} to ${fieldLimits[field]} characters at most`;
const line = (field: keyof typeof fieldLimits) => z.string().max(fieldLimits[field], atMost(field)).transform(oneLine);

/** The fields of both ways in, cleaned of control characters and surrounding space. Messages are for the visitor. */
export const fields = {
  name: line("name").refine((text) => text !== "", "Please tell us your name"),
  email: line("email")
    .transform(asciiDomain)
    .refine((text) => text !== "", { message: "Please give an e-mail address for our answer", abort: true })
    .refine((text) => email.test(text), "Please give one e-mail address, like name@example.com"),
  phone: line("phone"),
  company: line("company"),
  message: z
    .string()
    // Counted after the line breaks are one character each: a form sends two for what `maxlength` counts as one.
    .transform(manyLines)
    .refine((text) => text.length <= fieldLimits.message, atMost("message"))
    .refine((text) => text !== "", "Please write a message"),
  /** A nanoid of 21 characters from this site's form; anything of that kind from others. */
  submissionId: z.string().regex(/^[\w-]{0,64}$/, "a draft id of letters, digits, - and _"),
  formToken: z.string().max(200),
  honeypot: z.string().max(10_000),
};
