import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildFolder } from "../../pipeline/build-folder.ts";
import { contentSecurityPolicy } from "../../pipeline/security-policy.ts";
import { settings } from "../../settings/index.ts";
import { pages } from "./support/pages.ts";

const linesOf = (file: string) => readFileSync(join(buildFolder, file), "utf8").trimEnd().split("\n");

// https://developers.cloudflare.com/pages/configuration/headers/
it("_headers has at most 100 rules and 2,000 characters a line", () => {
  const lines = linesOf("client/_headers");
  for (const line of lines) {
    expect(line).toMatch(/^\/\S*$|^ {2}[A-Za-z-]+: \S/);
    expect(line.length).toBeLessThanOrEqual(2000);
  }
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(lines.filter((line) => /^ {2}Content-Security-Policy: default-src 'none'/.test(line))).toHaveLength(1);
  const mail = { ...settings.mail, origin: "https://api.emailjs.com" };
  const all = { ...settings, mail, analytics: {} as NonNullable<typeof settings.analytics> };
  const html = pages.map((page) => page.html);
  expect(
    `  Content-Security-Policy: ${contentSecurityPolicy(html, all)}`.length,
    "with all settings",
  ).toBeLessThanOrEqual(2000);
});

it("_redirects has valid lines, and 404 pages for /gu and /hi", () => {
  const lines = linesOf("_redirects");
  for (const line of lines) expect(line).toMatch(/^\/\S* \/\S* (308|404)$/);
  expect(lines).toEqual(expect.arrayContaining(["/gu/* /gu/404.html 404", "/hi/* /hi/404.html 404"]));
  expect(lines.length).toBeLessThanOrEqual(100);
});
