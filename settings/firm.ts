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
export const origin = z.string().refine(isOrigin);

/** Whether a phone number is the placeholder of zeros. */
export const isNobodysNumber = (phone: string) => phone.replaceAll(" ", "").endsWith("0000000000");

const phoneNumber = z.string().regex(/^\+[0-9][0-9 ]{6,20}$/);
const languageCode = z.string().regex(/^[a-z]{2,3}$/);
const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const empty = z.literal("").transform(() => null);

/** A text by language, at least in English. A bare text is the same in every language. */
const byLanguage = z.union([
  empty,
  z
    .string()
    .max(60)
    // Refuses text that was meant as JSON and is not valid.
    .regex(/^[^{}"]*$/)
    .transform((en): Record<string, string> => ({ en })),
  z.record(languageCode, z.string().min(1).max(60)).refine((texts) => "en" in texts),
]);

const httpsLink = z.url({ protocol: /^https$/, hostname: host });
const webLink = z.url({ protocol: /^https?$/, hostname: host });

const person = z.strictObject({
  name: z.string().min(1),
  profiles: z.array(httpsLink).max(4).default([]),
  /** A file, by its path from the project's root. */
  portrait: z
    .string()
    .regex(/^(?!.*\.\.\/)[\w][\w./-]*\.(jpe?g|png|webp|avif)$/)
    .optional(),
});

const named = z
  .string()
  .min(1)
  .transform((name): z.output<typeof person> => ({ name, profiles: [] }));

/** "14:30" as minutes after midnight. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const hours = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => ({ opens: minutesOf(text.slice(0, 5)), closes: minutesOf(text.slice(-5)) }))
  .refine(({ opens, closes }) => opens < closes);

/**
 * The firm's facts, which only its owner can give. Each has what it should be (`expected`), for the person who got it
 * wrong. A fact that is empty by default is shown nowhere until it is set.
 */
export const firm = {
  /** In titles and in the frame. No variable overrides it. */
  name: z.string().min(1).meta({ expected: "the firm's name" }),
  url: origin.meta({
    expected: "an origin without a path or a slash at the end, e.g. https://www.kutchit.example",
  }),
  email: z.email().meta({
    expected: "an e-mail address, e.g. hello@kutchit.example",
  }),
  phone: phoneNumber.meta({
    expected: "a phone number in international form, e.g. +91 00000 00000",
  }),
  whatsapp: z.union([empty, phoneNumber.refine((number) => !isNobodysNumber(number))]).meta({
    expected: "a real phone number in international form, such as +91 and ten digits that are not all zeros",
  }),
  social: z.array(z.strictObject({ label: z.string().min(1), href: webLink })).meta({
    expected: 'a list of links, e.g. [{"label":"LinkedIn","href":"https://…"}]',
  }),
  team: z
    .array(z.union([named, person]))
    .refine((people) => people.length === 0 || people.length === 2)
    .meta({
      expected:
        'a list of no names or of two, e.g. ["First Person",{"name":"Second Person","profiles":["https://…"],"portrait":"content/portraits/second.jpg"}]',
    }),
  legalName: z.string().max(100).meta({
    expected: "a name of at most 100 characters",
  }),
  gstin: z.union([empty, z.string().refine(isGstin)]).meta({
    expected: "a GSTIN of 15 characters in capitals, whose last one checks the others, e.g. 24ABCDE1234F1Z6",
  }),
  locality: byLanguage.meta({
    expected: 'a town, e.g. Bhuj, or {"en":"Bhuj","gu":"ભુજ","hi":"भुज"}',
  }),
  state: byLanguage.meta({
    expected: 'a state, e.g. Gujarat, or {"en":"Gujarat","gu":"ગુજરાત","hi":"गुजरात"}',
  }),
  languages: z
    .array(languageCode.refine((code) => languageNames.of(code) !== undefined))
    .max(12)
    .refine((codes) => new Set(codes).size === codes.length)
    .meta({
      expected: 'a list of language codes, each once, e.g. ["en","gu","hi"]',
    }),
  saturday: z.union([empty, hours]).meta({
    expected: "two times of the day, the earlier one first, e.g. 10:00-14:00",
  }),
};

/** The environment variables that override these in `content/site.ts`. */
export const firmVariables = {
  url: { name: "SITE_URL" },
  email: { name: "SITE_EMAIL" },
  phone: { name: "SITE_PHONE" },
  whatsapp: { name: "SITE_WHATSAPP" },
  social: { name: "SITE_SOCIAL", json: true },
  team: { name: "SITE_TEAM", json: true },
  legalName: { name: "SITE_LEGAL_NAME" },
  gstin: { name: "SITE_GSTIN" },
  locality: { name: "SITE_LOCALITY", json: true },
  state: { name: "SITE_STATE", json: true },
  languages: { name: "SITE_LANGUAGES", json: true },
  saturday: { name: "SITE_SATURDAY" },
} as const;

/** Sentences about two facts that contradict each other. */
export const firmContradictions = ({ locality, state }: { locality: object | null; state: object | null }): string[] =>
  Boolean(locality) === Boolean(state)
    ? []
    : [
        `${locality ? "SITE_LOCALITY is set and SITE_STATE is not" : "SITE_STATE is set and SITE_LOCALITY is not"}. They should be both or neither: an address is made of the two.`,
      ];
