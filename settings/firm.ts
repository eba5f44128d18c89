import { z } from "zod";
import { isGstin } from "./gstin.ts";

/**
 * The letters of a host, or an IPv6 address. A parser of addresses takes more, such as `$`, `(` and `;`, which mean
 * something in the policy and the files into which a host is written.
 */
const host = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/** Whether a text is only an origin of http(s): without a path or a slash at its end. */
export const isOrigin = (value: string) =>
  URL.canParse(value) &&
  /^https?:/.test(value) &&
  new URL(value).origin === value &&
  host.test(new URL(value).hostname);
export const originSchema = z.string().refine(isOrigin);

/** Whether a phone number is the placeholder of zeros. */
export const isPlaceholderPhone = (phone: string) => phone.replaceAll(" ", "").endsWith("0000000000");

const text = z.string();
const phoneNumber = text.regex(/^\+[0-9][0-9 ]{6,20}$/);
const languageCode = text.regex(/^[a-z]{2,3}$/);
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const empty = z.literal("").transform(() => null);

/** A text by language, at least in English. A bare text is the same in every language. */
const byLanguage = z.union([
  empty,
  text
    .max(60)
    // Refuses text that was meant as JSON and is not valid.
    .regex(/^[^{}"]*$/)
    .transform((en): Record<string, string> => ({ en })),
  z.record(languageCode, text.min(1).max(60)).refine((texts) => "en" in texts),
]);

const httpsLink = z.url({ protocol: /^https$/, hostname: host });
const webLink = z.url({ protocol: /^https?$/, hostname: host });

const person = z.strictObject({
  name: text.min(1),
  profiles: z.array(httpsLink).max(4).default([]),
  /** A file, by its path from the project's root. */
  portrait: text.regex(/^(?!.*\.\.\/)[\w][\w./-]*\.(jpe?g|png|webp|avif)$/).optional(),
});

const named = text.min(1).transform((name): z.output<typeof person> => ({ name, profiles: [] }));

/** "14:30" as minutes after midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hours = text
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
  .transform((times) => ({ opens: minutesOf(times.slice(0, 5)), closes: minutesOf(times.slice(-5)) }))
  .refine(({ opens, closes }) => opens < closes);

/** The variable that overrides a setting, as text or as JSON, and what it should be, for the person who got it wrong. */
export const textVar = (name: string, expected: string) => ({ name, expected });
export const jsonVar = (name: string, expected: string) => ({ name, expected, json: true });

/** The firm's facts, which only its owner can give. One that is empty by default is shown nowhere until it is set. */
export const firmShape = {
  /** In titles and in the frame. No variable overrides it. */
  name: text.min(1).meta({ expected: "the firm's name" }),
  url: originSchema.meta(
    textVar("SITE_URL", "an origin without a path or a slash at the end, e.g. https://www.kutchit.example"),
  ),
  email: z.email().meta(textVar("SITE_EMAIL", "an e-mail address, e.g. hello@kutchit.example")),
  phone: phoneNumber.meta(textVar("SITE_PHONE", "a phone number in international form, e.g. +91 00000 00000")),
  whatsapp: z
    .union([empty, phoneNumber.refine((number) => !isPlaceholderPhone(number))])
    .meta(
      textVar(
        "SITE_WHATSAPP",
        "a real phone number in international form, such as +91 and ten digits that are not all zeros",
      ),
    ),
  social: z
    .array(z.strictObject({ label: text.min(1), href: webLink }))
    .meta(jsonVar("SITE_SOCIAL", 'a list of links, e.g. [{"label":"LinkedIn","href":"https://…"}]')),
  team: z
    .array(z.union([named, person]))
    .refine((people) => people.length === 0 || people.length === 2)
    .meta(
      jsonVar(
        "SITE_TEAM",
        'a list of no names or of two, e.g. ["First Person",{"name":"Second Person","profiles":["https://…"],"portrait":"content/portraits/second.jpg"}]',
      ),
    ),
  legalName: text.max(100).meta(textVar("SITE_LEGAL_NAME", "a name of at most 100 characters")),
  gstin: z
    .union([empty, z.string().refine(isGstin)])
    .meta(
      textVar(
        "SITE_GSTIN",
        "a GSTIN of 15 characters in capitals, whose last one checks the others, e.g. 24ABCDE1234F1Z6",
      ),
    ),
  locality: byLanguage.meta(jsonVar("SITE_LOCALITY", 'a town, e.g. Bhuj, or {"en":"Bhuj","gu":"ભુજ","hi":"भुज"}')),
  state: byLanguage.meta(jsonVar("SITE_STATE", 'a state, e.g. Gujarat, or {"en":"Gujarat","gu":"ગુજરાત","hi":"गुजरात"}')),
  languages: z
    .array(languageCode.refine((code) => languageNames.of(code) !== undefined))
    .max(12)
    .refine((codes) => new Set(codes).size === codes.length)
    .meta(jsonVar("SITE_LANGUAGES", 'a list of language codes, each once, e.g. ["en","gu","hi"]')),
  saturday: z
    .union([empty, hours])
    .meta(textVar("SITE_SATURDAY", "two times of the day, the earlier one first, e.g. 10:00-14:00")),
};
