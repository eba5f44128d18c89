import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { temporaryFolder } from "./temporary.ts";

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="modulepreload" href="/assets/entry-Ab12.js">
<script type="application/ld+json">{"@type":"Organization"}</script><script type="module" src="/assets/entry-Ab12.js"></script>
</head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const form = (path: string) => `<form id="contact" method="post" action="${path}#contact">
<div data-form-errors hidden></div>
<label for="field-name">Name</label><input id="field-name" name="name" required>
<label for="field-email">E-mail</label><input id="field-email" name="email" type="email" required aria-describedby="email-hint">
<p id="email-hint">For our answer</p>
<label for="field-phone">Phone</label><input id="field-phone" name="phone" type="tel">
<label for="field-company">Company</label><input id="field-company" name="company">
<label for="field-message">Message</label><textarea id="field-message" name="message" required></textarea>
<label for="field-consultation">Free consultation</label>
<input id="field-consultation" name="requestConsultation" type="checkbox" value="Yes" checked>
<input type="hidden" name="submission_id" value=""><input name="website" tabindex="-1" autocomplete="off">
<button>Send</button></form>`;

const files: Record<string, string> = {
  "index.html": page("Home", form("/")),
  "contact/index.html": page("Contact", form("/contact")),
  "about/index.html": page("About", "<p>A page without a form.</p>"),
  "enquiry-received/index.html": page("Received", "<p>Your message arrived.</p>"),
  "404.html": page("Page not found.", '<a href="/">RETURN HOME</a>'),
  "blog/404.html": page("Page not found.", '<a href="/blog">To the blog</a>'),
  "blog/index.html": page("Blog", "<p>Articles.</p>"),
  ".well-known/security.txt": "Contact: mailto:hello@kutchit.example\n",
  "about.data": '["about"]',
  "assets/entry-Ab12.js": `export const filler = ${JSON.stringify("word ".repeat(200))};`,
  "site.webmanifest": '{"name":"Kutch IT"}',
  "sitemap.xml": "<urlset/>",
  "robots.txt": "User-agent: *\n",
  "notes.md": "# Notes\n",
};

const headers = {
  "/": { "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'" },
  "/about": { "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'" },
  "/blog/404": { "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; object-src 'none'" },
  "/blog/moved": { Location: "/about" },
  "/404": { "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'self'" },
};

let folder: string | undefined;

/** A small site in the shape that the build gives it. Made once a test file. */
export function builtSite(): string {
  if (folder) return folder;
  folder = temporaryFolder("site");
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, "client", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(join(folder, "headers.json"), JSON.stringify(headers));
  return folder;
}

/** What a file of the fixture holds. */
export const fixtureFile = (name: string): string => files[name] ?? "";
