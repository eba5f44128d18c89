import { createHash } from "node:crypto";
import type { Settings } from "../settings/schema.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const contentsOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    // A data block (JSON) is not executed and needs no permission.
    .filter(
      ([, attributes = ""]) => !/\btype="(?!module|speculationrules)/.test(attributes) && !/\bsrc=/.test(attributes),
    )
    // In a drawing (`app/ui/page-style.tsx`) "<" is written so.
    .map(([, , content = ""]) => (tag === "style" ? content.replaceAll("&lt;", "<") : content));

/** Hashes of all inline scripts or styles of all pages, each once. */
const hashesOf = (pages: readonly string[], tag: "script" | "style") =>
  new Set(pages.flatMap((html) => contentsOf(html, tag)).map(sha256));

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
 * The security policy of the whole site. It lists hashes of the inline scripts and styles of all pages, so no other
 * inline code runs and no `unsafe-…` is needed (docs/decisions/policy.md).
 * @param pages the HTML of every page
 */
export function policyOf(pages: readonly string[], settings: Settings): string {
  const tagManager = settings.analytics ? ["https://www.googletagmanager.com"] : [];
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(pages, "script"), ...tagManager],
    "style-src": ["'self'", ...hashesOf(pages, "style")],
    "img-src": ["'self'", "data:", ...(settings.analytics ? ["https://*.google-analytics.com"] : [])],
    "font-src": ["'self'"],
    "connect-src": connectSources(settings),
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:", ...(settings.mail.origin ? [settings.mail.origin] : [])],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
