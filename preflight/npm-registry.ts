import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { satisfies } from "semver";
import { z } from "zod";

/** A version of a package, and an advisory against it. */
export type Advisory = { package: string; version: string; title: string; url: string };

/**
 * Runs npm, which knows this machine's registry and proxy. `npm audit` fails when it finds something, and prints what.
 */
function npm(args: string[], cwd?: string): Promise<unknown> {
  const options = ["--json", "--fetch-retries=0", "--fetch-timeout=10000"];
  return new Promise((resolve, reject) => {
    execFile("npm", [...args, ...options], { cwd, maxBuffer: 2 ** 26, timeout: 60_000 }, (error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        reject(error ?? new Error("npm answered nothing"));
      }
    });
  });
}

/** All versions of a package except previews. @throws when the registry does not answer */
export async function versionsOf(name: string): Promise<string[]> {
  const versions = z.union([z.string(), z.array(z.string())]).parse(await npm(["view", name, "versions"]));
  return [versions].flat().filter((version) => !version.includes("-"));
}

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string(), range: z.string() })])),
    }),
  ),
});

/**
 * npm's advisories for these versions. Each is in a lockfile under its own name, so nothing is installed.
 * @throws when the registry does not answer
 */
export async function advisoriesOf(wanted: readonly { package: string; version: string }[]): Promise<Advisory[]> {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-advisories-"));
  try {
    const own = { name: "freshness", version: "1.0.0" };
    const dependencies = Object.fromEntries(wanted.map((one, i) => [`f${i}`, `npm:${one.package}@${one.version}`]));
    const locked = wanted.map((one, i) => [`node_modules/f${i}`, { name: one.package, version: one.version }]);
    const packages = { "": { ...own, dependencies }, ...Object.fromEntries(locked) };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ ...own, dependencies }));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ ...own, lockfileVersion: 3, packages }));
    const { vulnerabilities } = report.parse(await npm(["audit", "--package-lock-only"], folder));
    return wanted.flatMap((one) =>
      (vulnerabilities[one.package]?.via ?? []).flatMap((via) =>
        typeof via !== "string" && satisfies(one.version, via.range)
          ? [{ ...one, title: via.title, url: via.url }]
          : [],
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
