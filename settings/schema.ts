import { z } from "zod";
import type { site } from "../content/site.ts";
import { firmShape, isPlaceholderPhone, jsonVar, originSchema, textVar } from "./firm.ts";
import { misspeltNameErrors } from "./misspelt-or-retired.ts";

/** Invalid settings. Each line names a setting, its value and the expected one. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const id = z.string().regex(/^\S+$/);

/** The ids in requests to this site's own relay. */
const relayIds = { publicKey: "kutch-it-site", serviceId: "kutch-it-relay", templateId: "enquiry" };

/** The web configuration of a Firebase project, and how this site uses it. */
const analytics = z.strictObject({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  messagingSenderId: z.string().min(1),
  appId: z.string().min(1),
  measurementId: z.string().min(1),
  /** "assume" loads it unasked, for which the owner answers. */
  consent: z.enum(["ask", "assume"]).default("ask"),
  /** Whether the event app_initialized is sent. */
  appInitialized: z.boolean().default(false),
});

/** `.env.example` says what each is. */
const schema = z.strictObject({
  ...firmShape,
  dayRate: z.int().min(1).max(1_000_000).nullable().meta(jsonVar("SITE_DAY_RATE", "null, or whole rupees, e.g. 8000")),
  emailjs: z
    .strictObject({ publicKey: id, serviceId: id, templateId: id })
    .nullable()
    .meta(jsonVar("EMAILJS", 'null, or {"publicKey":"…","serviceId":"…","templateId":"…"}, each without spaces')),
  mailOrigin: z
    .union([z.literal(""), originSchema])
    .meta(textVar("MAIL_ORIGIN", "empty, or an origin without a path, e.g. https://api.emailjs.com")),
  contactPageDelivery: z
    .enum(["", "simulated", "email"])
    .meta(textVar("CONTACT_PAGE_DELIVERY", '"simulated" or "email"')),
  retentionDays: z
    .int()
    .min(1)
    .max(36_500)
    .meta(jsonVar("RETENTION_DAYS", "a whole number from 1 to 36500; or, as a variable only, never")),
  acknowledge: z.enum(["yes", "no"]).meta(textVar("ACKNOWLEDGE", '"yes" or "no"')),
  notifyService: z
    .string()
    .max(60)
    .regex(/^[^{}<>\n]*$/)
    .meta({ expected: "a name of at most 60 characters, e.g. Slack or our own ticket system" }),
  analytics: analytics
    .nullable()
    .meta(
      jsonVar(
        "ANALYTICS_CONFIG",
        "null, or the web configuration of a Firebase project with exactly apiKey, authDomain, projectId, storageBucket, messagingSenderId, appId, measurementId, and if wanted consent (ask or assume) and appInitialized",
      ),
    ),
});

type Key = keyof z.infer<typeof schema>;
export type EnvVariables = Record<string, string | undefined>;

const keys = Object.keys(schema.shape) as Key[];
const metaOf = (key: Key) => schema.shape[key].meta() as { expected: string; name?: string; json?: true };

/** The names of the environment variables that override `content/site.ts`. */
export const settingVariables = keys.flatMap((key) => metaOf(key).name ?? []);

/** The receivers of notifications that NOTIFY_FORMAT names. */
export const notifyServiceNames: Record<string, string | undefined> = { slack: "Slack", telegram: "Telegram" };

/** Settings as the rest of the project reads them. */
export type Settings = ReturnType<typeof readSettings>;

/** A JSON value; the text itself when it is not JSON, so that the schema says what it should be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function override(defaults: typeof site, env: EnvVariables): Record<Key, unknown> {
  const values: Record<Key, unknown> = { ...defaults };
  for (const key of keys) {
    const { name = "", json } = metaOf(key);
    const text = env[name];
    if (text) values[key] = json ? parseJson(text) : text;
  }
  return values;
}

/** One line for a wrong setting: where it was set, what it is, what it should be. */
function explain(key: Key, values: Record<Key, unknown>, env: EnvVariables): string {
  const { name = "", expected } = metaOf(key);
  const source = env[name] ? `the environment variable ${name}` : `"${key}" in content/site.ts`;
  return `${source} is ${JSON.stringify(values[key])}. It should be ${expected}.`;
}

/** @param whose settings they are: the site's or the server's. */
export const invalidSettingsError = (whose: string, lines: readonly string[]): SettingsError =>
  new SettingsError(`The ${whose} settings are not valid:\n${lines.map((line) => `  - ${line}`).join("\n")}`);
const invalid = (lines: string[]) => invalidSettingsError("site's", lines);

/** Checks `content/site.ts` as overridden by the environment. @throws {SettingsError} naming every wrong value */
export function readSettings(defaults: typeof site, env: EnvVariables) {
  const slips = misspeltNameErrors(env, settingVariables);
  if (slips.length > 0) throw invalid(slips);
  const isByHand = env.RETENTION_DAYS === "never";
  const values = override(defaults, isByHand ? { ...env, RETENTION_DAYS: undefined } : env);
  const result = schema.safeParse(values);
  if (!result.success) {
    const keys = new Set(result.error.issues.map((issue) => String(issue.path[0]) as Key));
    throw invalid([...keys].map((key) => explain(key, values, env)));
  }
  const { locality, state } = result.data;
  if (Boolean(locality) !== Boolean(state)) {
    const [set, empty] = locality ? ["SITE_LOCALITY", "SITE_STATE"] : ["SITE_STATE", "SITE_LOCALITY"];
    throw invalid([
      `${set} is set and ${empty} is not. They should be both or neither: an address is made of the two.`,
    ]);
  }
  const { emailjs, mailOrigin, contactPageDelivery, acknowledge, notifyService, analytics, ...rest } = result.data;
  const { consent = "ask", appInitialized = false, ...firebase } = analytics ?? {};
  return {
    ...rest,
    analytics: analytics && firebase,
    analyticsConsent: consent,
    analyticsAppInitialized: appInitialized,
    acknowledge: acknowledge === "yes",
    notifyService: notifyService || (notifyServiceNames[env.NOTIFY_FORMAT ?? ""] ?? ""),
    contactPageDelivery: contactPageDelivery || ("simulated" as const),
    contactPageDeliveryIsChosen: contactPageDelivery !== "",
    /** Whether the server deletes by itself. */
    clearsDaily: !isByHand,
    mail: {
      provider: emailjs ? ("emailjs" as const) : ("relay" as const),
      origin: mailOrigin || (emailjs ? "https://api.emailjs.com" : ""),
      ...(emailjs ?? relayIds),
    },
  };
}

/** What a build records in `build.json`. */
export type BuildRecord = {
  /** A hash of everything that was built: builds with the same id are the same. */
  id: string;
  /** What its pages tell visitors. The server goes by the same. */
  settings: Settings;
};

/** Reserved names (RFC 2606, section 3), and names for this machine (RFC 6761, 6.3). */
const nobodys = /(^|\.)(example|example\.(com|net|org)|localhost)$|^127\.[\d.]+$|\[::1\]|^0\.0\.0\.0$/;

/** Whether visitors could reach a host, judged by its name. */
export const isPublicHost = (host: string) => !nobodys.test(host);

/** Settings that still have the placeholder domain or number, by the names that a person would look for. */
export function findPlaceholders(settings: Settings): string[] {
  return [
    ...(isPublicHost(new URL(settings.url).hostname) ? [] : ["SITE_URL"]),
    ...(isPublicHost(settings.email.replace(/.*@/, "")) ? [] : ["SITE_EMAIL"]),
    ...(isPlaceholderPhone(settings.phone) ? ["SITE_PHONE"] : []),
  ];
}

/**
 * Guards against a launch with a form that says "sent" and sends nothing.
 * @throws {SettingsError} when the address is real and nobody has set what the form on /contact does.
 */
export function requireDeliveryChoice({ url, contactPageDeliveryIsChosen }: Settings): void {
  if (contactPageDeliveryIsChosen || !isPublicHost(new URL(url).hostname)) return;
  throw invalid([
    `CONTACT_PAGE_DELIVERY is not set, and SITE_URL is ${url}, a real address. It should be "email" (the form on /contact delivers as the home form does) or "simulated" (it says "sent" and delivers nothing). Set the environment variable, or "contactPageDelivery" in content/site.ts.`,
  ]);
}
