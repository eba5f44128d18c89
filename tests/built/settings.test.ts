import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configuredBuild, providerIds } from "../e2e/support/builds.ts";
import { configuredClient } from "./support/configured-site.ts";
import { readScripts } from "./support/modules.ts";

it("a wrong setting stops the build with its name, its value and what it should be", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-build-"));
  const build = spawnSync("npx", ["--no-install", "vite", "build"], {
    env: { ...process.env, SITE_DIR: folder, SITE_EMAIL: "nobody" },
    encoding: "utf8",
  });
  expect(build.status).not.toBe(0);
  expect(build.stdout + build.stderr).toContain(
    'the environment variable SITE_EMAIL is "nobody". It should be an e-mail address',
  );
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it("the second build has everything that settings add to a page: analytics, a provider, social links, names", () => {
  const [home, about, contact] = ["index.html", "about/index.html", "contact/index.html"].map((file) =>
    readFileSync(join(configuredClient, file), "utf8"),
  );
  for (const { label } of JSON.parse(configuredBuild.SITE_SOCIAL)) expect(home).toContain(label);
  for (const { name } of JSON.parse(configuredBuild.SITE_TEAM)) expect(about).toContain(name);
  for (const page of [home, contact])
    expect(page).toContain("Asha Example and Ravi Example read what you write, and answer.");
  const { measurementId } = JSON.parse(configuredBuild.ANALYTICS_CONFIG);
  expect([...readScripts(configuredClient).scripts.values()].join("\n")).toContain(measurementId);
  expect(home).toContain(providerIds.serviceId);
});
