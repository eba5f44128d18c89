import { closest, distance } from "fastest-levenshtein";

const prefixOf = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? "";

/** Words as short as HOST resemble many variables of other programs. */
const shortWord = 4;

/** Variables that systemd sets for the processes that it starts. */
const ofTheSystem = ["NOTIFY_SOCKET"];

/** Variables that are no longer read, and what replaces each. */
const replaced: Record<string, string> = {
  MAIL_PROVIDER: "set EMAILJS for EmailJS, and nothing for this site's own server",
  MAIL_PUBLIC_KEY: "EMAILJS has the three ids",
  MAIL_SERVICE_ID: "EMAILJS has the three ids",
  MAIL_TEMPLATE_ID: "EMAILJS has the three ids",
  NOTIFY_SERVICE: 'build with NOTIFY_FORMAT, or with "notifyService" in content/site.ts',
  ANALYTICS_CONSENT: 'ANALYTICS_CONFIG has it as "consent"',
  ANALYTICS_APP_INITIALIZED: 'ANALYTICS_CONFIG has it as "appInitialized"',
  NOTIFY_ALLOW_HOST: "NOTIFY_URL may lead to any host",
  OPERATOR_HOST: "the operator's port is always on 127.0.0.1",
  HEALTH_PUBLIC: "/healthz always answers, with its status only",
  DKIM_KEY_FILE: "DKIM_KEY takes the path of a file too",
  DKIM_DOMAIN: "the domain of MAIL_FROM is signed for",
  RATE_PER_MINUTE: "it is a sixth of RATE_BURST",
};

/**
 * A sentence for each set variable whose name is not known, has a known prefix and is nearly a known name: it is
 * probably a typing mistake, and would have no effect.
 * Those that are no longer read are named likewise.
 * @param known names of all variables of one kind
 */
export function slipsIn(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  return Object.keys(env).flatMap((name) => {
    if (env[name] && replaced[name]) return [`${name} is no longer read: ${replaced[name]}.`];
    const prefix = prefixOf(name);
    const alike = known.filter((other) => prefixOf(other) === prefix && other.length > shortWord);
    if (!env[name] || known.includes(name) || ofTheSystem.includes(name) || alike.length === 0) return [];
    const meant = closest(name, alike);
    return distance(name, meant) > name.length / 4 ? [] : [`${name} is no setting. Did you mean ${meant}?`];
  });
}
