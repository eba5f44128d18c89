import { createHash } from "node:crypto";
import type { Settings } from "../settings/schema.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const contentsOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    // A data block (JSON) is not executed and needs no permission.
    .filter(
      ([, attributes = ""]) => !/\btype="(?!module|speculationrules)/.test(attributes) && !/\bsrc=/.test(attributes),
    )
    .map(([, , content = ""]) => content);

/** Origins that scripts may connect to: this site, the mail provider, and analytics when it is configured. */
function connectSources(settings: Settings): string[] {
  const mail = settings.mail.origin ? [settings.mail.origin] : [];
  const analytics = settings.analytics
    ? [
        "https://firebase.googleapis.com",
        "https://firebaseinstallations.googleapis.com",
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://www.googletagmanager.com",
      ]
    : [];
  return ["'self'", ...mail, ...analytics];
}

/**
 * The security policy header of one built page. It lists hashes of exactly the page's own scripts and styles, so no
 * other inline code runs and no `unsafe-…` is needed (docs/decisions/policy.md).
 */
export function policyHeader(html: string, settings: Settings): Record<string, string> {
  const tagManager = settings.analytics ? ["https://www.googletagmanager.com"] : [];
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...new Set(contentsOf(html, "script").map(sha256)), ...tagManager],
    "style-src": ["'self'", ...new Set(contentsOf(html, "style").map(sha256))],
    "img-src": ["'self'", "data:", ...(settings.analytics ? ["https://*.google-analytics.com"] : [])],
    "font-src": ["'self'"],
    "connect-src": connectSources(settings),
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:", ...(settings.mail.origin ? [settings.mail.origin] : [])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  const text = Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
  return { "Content-Security-Policy": text };
}
