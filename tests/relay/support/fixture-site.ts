import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Field, fields, hiddenFields } from "../../../enquiry/fields.ts";
import { writeHostFiles } from "../../../pipeline/hosting-files.ts";
import { temporaryFolder } from "./temp-folder.ts";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="modulepreload" href="/assets/entry-Ab12.js">
<script type="application/ld+json">{"@type":"Organization"}</script><script type="module" src="/assets/entry-Ab12.js"></script>
</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

function control({ name, label, kind }: Field): string {
  const named = `id="field-${name}" name="${name}"`;
  const controls: Record<Field["kind"], string> = {
    line: `<input ${named}>`,
    email: `<input ${named} type="email" aria-describedby="email-hint"><p id="email-hint">For our answer</p>`,
    phone: `<input ${named} type="tel">`,
    lines: `<textarea ${named}></textarea>`,
    tick: `<input ${named} type="checkbox" value="Yes" checked>`,
  };
  return `<label for="field-${name}">${label}</label>${controls[kind]}`;
}

/** The form's island as the app renders it. */
const form = (
  path: string,
) => `<div data-island="/assets/entry-Ab12.js"><form id="contact" method="post" action="${path}#contact">
<div data-form-errors hidden></div>
${fields.map(control).join("\n")}
<input type="hidden" name="${hiddenFields.submissionId}" value=""><input name="${hiddenFields.honeypot}" tabindex="-1" autocomplete="off">
<button>Send</button></form></div><script type="application/json">{"native":{"method":"post"}}</script>`;

const files: Record<string, string> = {
  "index.html": page("Home", form("/")),
  "contact/index.html": page("Contact", form("/contact")),
  "gu/contact/index.html": page("સંપર્ક", form("/gu/contact")),
  "hi/contact/index.html": page("संपर्क", form("/hi/contact")),
  "about/index.html": page("About", "<p>A page without a form.</p>"),
  "enquiry-received/index.html": page("Received", "<p>Your message arrived.</p>"),
  "404.html": page("Page not found.", '<a href="/">RETURN HOME</a>'),
  "gu/404.html": page("પૃષ્ઠ મળ્યું નથી.", '<a href="/gu">ઘરે પાછા</a>'),
  "500.html": page("Unexpected Application Error!", "<p>500 Internal Server Error</p>"),
  "gu/500.html": page("અણધારી ભૂલ આવી!", "<p>500 Internal Server Error</p>"),
  "blog/index.html": page("Blog", "<p>Articles.</p>"),
  ".well-known/security.txt": "Contact: mailto:hello@kutchit.example\n",
  "assets/entry-Ab12.js": `export const filler = ${JSON.stringify("word ".repeat(200))};`,
  "site.webmanifest": '{"name":"Kutch IT"}',
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  "notes.md": "# Notes\n",
};

const headers = {
  "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=()",
  "Strict-Transport-Security": "max-age=31536000",
};

let folder: string | undefined;

/** A small site in the format of a build, shared by many test files. A test that changes it takes `ownSite`. */
export function fixtureSite(): string {
  if (folder) return folder;
  folder = temporaryFolder("site");
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "client", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeHostFiles(folder, headers, [{ from: "/blog/moved", to: "/about" }]);
  // A build without recorded settings: those of the server count.
  writeFileSync(join(folder, "build.json"), "null");
  return folder;
}

/** A copy for one test, which may change it. */
export function fixtureSiteCopy(): string {
  const own = temporaryFolder("own-site");
  cpSync(fixtureSite(), own, { recursive: true });
  return own;
}

/** The content of a fixture's file. */
export const fixtureText = (name: string): string => files[name] ?? "";
