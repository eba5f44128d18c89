import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { site } from "../../content/site.ts";
import { envExample } from "../../server/cli/env-example.ts";
import { readServerSettings } from "../../server/settings.ts";
import { readSettings } from "../../settings/schema.ts";

const written = readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8");
const lines = Array.from(written.matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm), ([, name = "", value = ""]) => ({
  name,
  value: value.replace(/^'(.*)'$/, "$1"),
}));

it(".env.example is what `npm run write:env-example` writes", () => expect(written).toBe(envExample()));

it("its defaults are the defaults: with all of them set, the settings are what they are without", () => {
  const env = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  expect(readSettings(site, env)).toEqual(readSettings(site, {}));
  expect(readServerSettings(env)).toEqual(readServerSettings({}));
});

it("every variable stands there once, under a line that says what it is", () => {
  const names = lines.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["SITE_URL", "MAIL_PROVIDER", ...Object.keys(readServerSettings({}))]));
  for (const name of names) expect(written, name).toMatch(new RegExp(`^# \\S.+(\n# should be: .+)?\n#${name}=`, "m"));
});
