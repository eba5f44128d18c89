import { z } from "zod";
import type { site } from "../content/site.ts";
import { firm, firmContradictions, firmVariables, isNobodysNumber, origin } from "./firm.ts";
import { slipsIn } from "./near-names.ts";

/** Invalid settings. Each line names a setting, its value and the expected one. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const id = z.string().regex(/^\S+$/);

const firebaseConfig = z.strictObject({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  messagingSenderId: z.string().min(1),
  appId: z.string().min(1),
  measurementId: z.string().min(1),
});

/**
 * Each setting with what it should be (`expected`), for the person who got it wrong, and what it is (`description`),
 * for the person who sets it.
 */
const schema = z.strictObject({
  ...firm,
  dayRate: z.int().min(1).max(1_000_000).nullable().meta({
    description: "price of a person-day in rupees without GST, shown on /what-a-website-costs",
    expected: "null, or whole rupees, e.g. 8000",
  }),
  mailProvider: z.enum(["relay", "emailjs"]).meta({
    description: "who takes enquiries: this site's relay, or EmailJS",
    expected: '"relay" or "emailjs"',
  }),
  mailOrigin: z.union([z.literal(""), origin]).meta({
    description: "where MAIL_PROVIDER is; empty: this site, or EmailJS's own address",
    expected: "empty, or an origin without a path, e.g. https://api.emailjs.com",
  }),
  mailPublicKey: id.meta({
    description: "the public key in requests to it",
    expected: "an identifier without spaces",
  }),
  mailServiceId: id.meta({
    description: "the service's id in them",
    expected: "an identifier without spaces",
  }),
  mailTemplateId: id.meta({
    description: "the template's id in them",
    expected: "an identifier without spaces",
  }),
  contactPageDelivery: z.enum(["", "simulated", "email"]).meta({
    description:
      "whether the form on /contact simulates sending (the default) or sends as the home page's does; a build for a real SITE_URL requires it",
    expected: '"simulated" or "email"',
  }),
  retentionDays: z.int().min(1).max(36_500).meta({
    description:
      "age in days at which sent or answered enquiries are deleted, told on /privacy: by the server daily where the build sets this variable, and by `npm run enquiries -- purge`",
    expected: "a whole number from 1 to 36500",
  }),
  acknowledge: z.enum(["yes", "no"]).meta({
    description: "whether visitors get an e-mail that their message arrived, told on /privacy",
    expected: '"yes" or "no"',
  }),
  notifyService: z
    .string()
    .max(60)
    .regex(/^[^{}<>\n]*$/)
    .meta({
      description: "the service behind NOTIFY_URL, named on /privacy; required with NOTIFY_URL",
      expected: "a name of at most 60 characters, e.g. Slack or our own ticket system",
    }),
  analytics: firebaseConfig.nullable().meta({
    description: "the Firebase project to which visits are reported",
    expected: `null, or the web configuration of a Firebase project with exactly ${Object.keys(firebaseConfig.shape).join(", ")}`,
  }),
  analyticsConsent: z.enum(["ask", "assume"]).meta({
    description:
      "ask: no analytics loads before the visitor agrees; assume: it loads unasked, for which the owner answers",
    expected: '"ask" or "assume"',
  }),
  analyticsAppInitialized: z
    .boolean()
    .meta({ description: "whether the event app_initialized is sent", expected: "true or false" }),
  webVitals: z.boolean().meta({
    description:
      "whether this site's server counts how fast its pages are for visitors (`npm run vitals`); the build decides",
    expected: "true or false",
  }),
});

type Key = keyof z.infer<typeof schema>;

const variables: Partial<Record<Key, { name: string; json?: true }>> = {
  ...firmVariables,
  dayRate: { name: "SITE_DAY_RATE", json: true },
  mailProvider: { name: "MAIL_PROVIDER" },
  mailOrigin: { name: "MAIL_ORIGIN" },
  mailPublicKey: { name: "MAIL_PUBLIC_KEY" },
  mailServiceId: { name: "MAIL_SERVICE_ID" },
  mailTemplateId: { name: "MAIL_TEMPLATE_ID" },
  contactPageDelivery: { name: "CONTACT_PAGE_DELIVERY" },
  retentionDays: { name: "RETENTION_DAYS", json: true },
  acknowledge: { name: "ACKNOWLEDGE" },
  notifyService: { name: "NOTIFY_SERVICE" },
  analytics: { name: "ANALYTICS_CONFIG", json: true },
  analyticsConsent: { name: "ANALYTICS_CONSENT" },
  analyticsAppInitialized: { name: "ANALYTICS_APP_INITIALIZED", json: true },
  webVitals: { name: "WEB_VITALS", json: true },
};

/** The names of the environment variables that override `content/site.ts`. */
export const settingNames = Object.values(variables).map(({ name }) => name);

/** What a setting is, and what it should be. */
const told = (key: Key) => ({ ...schema.shape[key].meta() });

/**
 * The environment variables that override `content/site.ts`, for people: meaning, expected value, and default as the
 * environment would give it.
 */
export const describeSettings = (defaults: typeof site) =>
  Object.entries(variables).map(([key, { name, json }]) => {
    const value = defaults[key as Key];
    const { description, expected } = told(key as Key);
    return {
      name,
      meaning: String(description),
      expected: String(expected),
      value: json && value !== "" ? JSON.stringify(value) : String(value),
    };
  });

/** Settings as the rest of the project reads them. */
export type Settings = ReturnType<typeof readSettings>;

type Environment = Record<string, string | undefined>;

/** A JSON value; the text itself when it is not JSON, so that the schema says what it should be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function override(defaults: typeof site, env: Environment): Record<Key, unknown> {
  const values: Record<string, unknown> = { ...defaults };
  for (const [key, variable] of Object.entries(variables)) {
    const text = env[variable.name];
    if (text !== undefined && text !== "") values[key] = variable.json ? parseJson(text) : text;
  }
  return values as Record<Key, unknown>;
}

/** One line for a wrong setting: where it was set, what it is, what it should be. */
function explain(key: Key, values: Record<Key, unknown>, env: Environment): string {
  const variable = variables[key]?.name;
  const source = variable && env[variable] ? `the environment variable ${variable}` : `"${key}" in content/site.ts`;
  return `${source} is ${JSON.stringify(values[key])}. It should be ${told(key).expected}.`;
}

const invalid = (lines: string[]) =>
  new SettingsError(`The site's settings are not valid:\n${lines.map((line) => `  - ${line}`).join("\n")}`);

/**
 * Checks `content/site.ts` as overridden by the environment.
 * @throws {SettingsError} naming every wrong value and the expected one.
 */
export function readSettings(defaults: typeof site, env: Environment) {
  const slips = slipsIn(env, settingNames);
  if (slips.length > 0) throw invalid(slips);
  const values = override(defaults, env);
  const result = schema.safeParse(values);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0]) as Key));
    throw invalid([...keys].map((key) => explain(key, values, env)));
  }
  const contradictions = firmContradictions(result.data);
  if (contradictions.length > 0) throw invalid(contradictions);
  const { mailProvider, mailOrigin, mailPublicKey, mailServiceId, mailTemplateId, ...others } = result.data;
  const { contactPageDelivery, acknowledge, ...rest } = others;
  if (mailProvider === "emailjs" && mailPublicKey === "kutch-it-site") {
    throw invalid([
      'MAIL_PUBLIC_KEY, MAIL_SERVICE_ID and MAIL_TEMPLATE_ID are still those of the relay, but MAIL_PROVIDER ("mailProvider" in content/site.ts) is "emailjs". They should be the ids of your EmailJS account.',
    ]);
  }
  return {
    ...rest,
    acknowledge: acknowledge === "yes",
    contactPageDelivery: contactPageDelivery || "simulated",
    /** Whether somebody has set it explicitly. */
    contactPageDeliveryIsChosen: contactPageDelivery !== "",
    /** Whether the server deletes by itself. Only the environment can say so, never a file's default. */
    retentionIsChosen: Boolean(env.RETENTION_DAYS),
    mail: {
      provider: mailProvider,
      origin: mailOrigin || (mailProvider === "emailjs" ? "https://api.emailjs.com" : ""),
      publicKey: mailPublicKey,
      serviceId: mailServiceId,
      templateId: mailTemplateId,
    },
  };
}

/** The site's variables that an environment sets, for the build's record. */
export const siteVariables = (env: Environment): Record<string, string> =>
  Object.fromEntries(settingNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));

/** What a variable says to visitors, for a comparison and for people. */
function meant(key: Key, defaults: typeof site, env: Environment): string {
  const value = override(defaults, env)[key];
  // With a file's default nothing is deleted automatically, and the privacy page says so.
  const isLeft = key === "retentionDays" && !env.RETENTION_DAYS;
  return `${isLeft ? "left at " : ""}${JSON.stringify(key === "contactPageDelivery" ? value || "simulated" : value)}`;
}

/** A sentence for each variable of the site whose value differs between a build and an environment. */
export const differencesToBuild = (defaults: typeof site, built: Environment, env: Environment): string[] =>
  Object.entries(variables).flatMap(([key, { name }]) => {
    const [here, there] = [meant(key as Key, defaults, env), meant(key as Key, defaults, built)];
    return !env[name] || here === there ? [] : [`${name} is ${here} here and ${there} in the build.`];
  });

/** Reserved names (RFC 2606, section 3), and names for this machine (RFC 6761, 6.3). */
const nobodys = /(^|\.)(example|example\.(com|net|org)|localhost)$|^127\.[\d.]+$|\[::1\]|^0\.0\.0\.0$/;

/** Whether visitors could reach a host, judged by its name. */
export const isPublicHost = (host: string) => !nobodys.test(host);

/** Settings that still have the placeholder domain or number, by the names that a person would look for. */
export function placeholders(settings: Settings): string[] {
  const found: string[] = [];
  if (!isPublicHost(new URL(settings.url).hostname)) found.push("SITE_URL");
  if (!isPublicHost(settings.email.replace(/.*@/, ""))) found.push("SITE_EMAIL");
  if (isNobodysNumber(settings.phone)) found.push("SITE_PHONE");
  return found;
}

/**
 * Guards against a launch with a form that says "sent" and sends nothing.
 * @throws {SettingsError} when the address is real and nobody has set what the form on /contact does.
 */
export function checkContactPageDelivery({ url, contactPageDeliveryIsChosen }: Settings): void {
  if (contactPageDeliveryIsChosen || !isPublicHost(new URL(url).hostname)) return;
  throw invalid([
    `CONTACT_PAGE_DELIVERY is not set, and SITE_URL is ${url}, a real address. It should be "email" (the form on /contact delivers as the home form does) or "simulated" (it says "sent" and delivers nothing). Set the environment variable, or "contactPageDelivery" in content/site.ts.`,
  ]);
}
