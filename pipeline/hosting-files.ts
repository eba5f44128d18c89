import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { notFoundPageFolders } from "../app/content/links/page-addresses.ts";
import type { Redirects } from "../content/schemas/redirects.ts";
import type { Settings } from "../settings/schema.ts";
import { contentSecurityPolicy } from "./security-policy.ts";

/** The headers of every answer of the site, whoever serves it. */
export const responseHeaders = (pages: readonly string[], settings: Settings): Record<string, string> => ({
  "Content-Security-Policy": contentSecurityPolicy(pages, settings),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  // One year. Without includeSubDomains, because the owner's other hosts are not this site's to decide about.
  ...(settings.url.startsWith("https:") && { "Strict-Transport-Security": "max-age=31536000" }),
});

/**
 * Writes the site's headers and moved addresses for each kind of server: JSON for this project's own, `_headers` and
 * `_redirects` for Cloudflare and Netlify, and a file to include for nginx and for Caddy.
 * @param folder of the build; `_headers` is written into its `client/`
 */
export function writeHostFiles(folder: string, headers: Record<string, string>, redirects: Redirects): void {
  const lines = (line: (name: string, value: string) => string) =>
    Object.entries(headers).map(([name, value]) => line(name, value));
  const files = {
    "headers.json": [JSON.stringify(headers)],
    "redirects.json": [JSON.stringify(Object.fromEntries(redirects.map(({ from, to }) => [from, to])))],
    "client/_headers": [
      "/*",
      ...lines((name, value) => `  ${name}: ${value}`),
      "/assets/*",
      "  Cache-Control: public, max-age=31536000, immutable",
    ],
    // Apart from the files that Workers serves, which refuses rules of 404: `release.sh folder` puts it among the others.
    _redirects: [
      ...redirects.map(({ from, to }) => `${from} ${to} 308`),
      ...notFoundPageFolders.filter(Boolean).map((language) => `${language}/* ${language}/404.html 404`),
    ],
    // Cloudflare compresses files itself.
    "client/.assetsignore": ["*.br", "*.gz"],
    "site.nginx.conf": [
      ...lines((name, value) => `add_header ${name} "${value}" always;`),
      ...redirects.map(({ from, to }) => `rewrite ^${from}/*$ ${to} permanent;`),
    ],
    "site.caddy": [
      "header {",
      ...lines((name, value) => `\t${name} "${value}"`),
      "}",
      ...redirects.map(({ from, to }) => `redir ${from} ${to} 308`),
    ],
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text.join("\n")}\n`);
}
