import { hash } from "node:crypto";
import type { Settings } from "../settings/schema.ts";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

const contentsOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    // A data block (JSON) is not executed and needs no permission.
    .filter(
      ([, attributes = ""]) => !/\btype="(?!module|speculationrules)/.test(attributes) && !/\bsrc=/.test(attributes),
    )
    // In a drawing (`app/ui/inline-assets.tsx`) "<" is written so.
    .map(([, , content = ""]) => (tag === "style" ? content.replaceAll("&lt;", "<") : content));

/** Hashes of all inline scripts or styles of all pages, each once. */
const hashesOf = (pages: readonly string[], tag: "script" | "style") =>
  new Set(pages.flatMap((html) => contentsOf(html, tag)).map(sha256));

const tagManager = "https://www.googletagmanager.com";
const measuring = "https://*.google-analytics.com";
const analyticsSources = [
  ...["https://firebase.googleapis.com", "https://firebaseinstallations.googleapis.com", measuring],
  ...["https://*.analytics.google.com", tagManager],
];

/**
 * The security policy of the whole site. It lists hashes of the inline scripts and styles of all pages, so no other
 * inline code runs and no `unsafe-…` is needed (docs/decisions/policy.md).
 * @param pages the HTML of every page
 */
export function contentSecurityPolicy(pages: readonly string[], settings: Settings): string {
  const mail = settings.mail.origin ? [settings.mail.origin] : [];
  const ifAnalytics = (...origins: string[]) => (settings.analytics ? origins : []);
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(pages, "script"), ...ifAnalytics(tagManager)],
    "style-src": ["'self'", ...hashesOf(pages, "style")],
    "img-src": ["'self'", "data:", ...ifAnalytics(measuring)],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...mail, ...ifAnalytics(...analyticsSources)],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", "mailto:", ...mail],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
