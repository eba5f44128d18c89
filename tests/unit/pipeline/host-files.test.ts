import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site } from "../../../content/site.ts";
import { siteHeaders, writeHostFiles } from "../../../pipeline/host-files.ts";
import { readSettings } from "../../../settings/schema.ts";

const namesFor = (SITE_URL: string) => Object.keys(siteHeaders([], readSettings(site, { SITE_URL })));

it("insists on https only for a site with an https address", () => {
  expect(namesFor("https://kutchit.example")).toContain("Strict-Transport-Security");
  expect(namesFor("http://kutchit.example")).not.toContain("Strict-Transport-Security");
});

it("writes headers and moved addresses for each kind of server", () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-hosts-"));
  mkdirSync(join(folder, "client/gu"), { recursive: true });
  writeFileSync(join(folder, "client/gu/404.html"), "");
  writeHostFiles(folder, { "X-Frame-Options": "DENY" }, [{ from: "/old", to: "/new" }]);
  const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
  expect(JSON.parse(textOf("headers.json"))).toEqual({ "X-Frame-Options": "DENY" });
  expect(JSON.parse(textOf("redirects.json"))).toEqual({ "/old": "/new" });
  expect(textOf("client/_headers")).toMatch(/^\/\*\n {2}X-Frame-Options: DENY\n\/assets\/\*\n {2}Cache-Control: /);
  expect(textOf("client/_redirects")).toBe("/old /new 308\n/gu/* /gu/404.html 404\n");
  expect(textOf("site.nginx.conf")).toBe(
    'add_header X-Frame-Options "DENY" always;\nrewrite ^/old/*$ /new permanent;\n',
  );
  expect(textOf("site.caddy")).toBe('header {\n\tX-Frame-Options "DENY"\n}\nredir /old /new 308\n');
});
