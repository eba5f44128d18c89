import { closest, distance } from "fastest-levenshtein";

const prefixOf = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? "";

/** Variables that systemd and cron have for the processes that they start. */
const ofTheSystem = ["NOTIFY_SOCKET", "MAILTO"];

/** Variables that are no longer read, and what replaces each. */
const replaced: Record<string, string> = {
  MAIL_PROVIDER: "set EMAILJS for EmailJS, and nothing for this site's own server",
  MAIL_PUBLIC_KEY: "EMAILJS has the three ids",
  MAIL_SERVICE_ID: "EMAILJS has the three ids",
  MAIL_TEMPLATE_ID: "EMAILJS has the three ids",
  NOTIFY_SERVICE: 'build with NOTIFY_FORMAT, or with "notifyService" in content/site.ts',
  ANALYTICS_CONSENT: 'ANALYTICS_CONFIG has it as "consent"',
  ANALYTICS_APP_INITIALIZED: 'ANALYTICS_CONFIG has it as "appInitialized"',
  OPERATOR_PORT: "`npm run enquiries -- list` counts what waits; /healthz says whether enquiries are taken",
  WEB_VITALS: "visits and speeds are no longer counted",
  NOTIFY_ALLOW_HOST: "NOTIFY_URL may lead to any host",
  OPERATOR_HOST: "the port for an operator went",
  HEALTH_PUBLIC: "/healthz always answers, with its status only",
  DKIM_KEY_FILE: "DKIM_KEY takes the path of a file too",
  DKIM_DOMAIN: "the domain of MAIL_FROM is signed for",
  RATE_PER_MINUTE: "it is a sixth of RATE_BURST",
};

const lettersOf = (name: string) => [...name.replaceAll("_", "")].sort().join("");

/** With another prefix, only one letter may differ, or the order, and the first letter is the same: VITE_URL is no SITE_URL. */
const isNear = (name: string, other: string) =>
  prefixOf(name) === prefixOf(other)
    ? distance(name, other) <= name.length / 4
    : name[0] === other[0] && (distance(name, other) === 1 || lettersOf(name) === lettersOf(other));

/** A sentence for each set variable that would have no effect: its name is nearly a `known` one, or it is no longer read. */
export function misspeltNameErrors(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (env[name] && replaced[name]) return [`${name} is no longer read: ${replaced[name]}.`];
    if (!env[name] || known.includes(name) || ofTheSystem.includes(name)) return [];
    // Words as short as HOST resemble many variables of other programs.
    const alike = known.filter((other) => other.length > 4 && isNear(name, other));
    return alike.length === 0 ? [] : [`${name} is no setting. Did you mean ${closest(name, alike)}?`];
  });
}
