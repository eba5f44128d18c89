import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Machine } from "./machine.ts";

type Outcome = { code: number; said: string };

/** Brings a build to a machine and releases it. @returns the output and the exit code */
export async function releaseOn(machine: Machine, folder: string, host: string): Promise<Outcome> {
  machine.bring(folder);
  const said = await machine.start(`sh dist/hosts/release.sh ${host} 2>&1 && echo code 0 || echo code $?`);
  return { code: Number(/code (\d+)\s*$/.exec(said)?.[1]), said };
}

/** Requests a page repeatedly, as a visitor who never retries. @returns how often each answer came */
export function watch(url: string): () => Promise<{ answers: Record<string, number>; slowestMs: number }> {
  const answers: Record<string, number> = {};
  let isWatching = true;
  let slowestMs = 0;
  const done = (async () => {
    while (isWatching) {
      const begin = performance.now();
      const status = await fetch(url).then(
        async (response) => `${response.status} ${(await response.text()).length > 0}`,
        (error: Error) => error.message,
      );
      answers[status] = (answers[status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, performance.now() - begin);
    }
  })();
  return async () => {
    isWatching = false;
    await done;
    return { answers, slowestMs: Math.round(slowestMs) };
  };
}

/** A hash in the notation of a policy. */
export const sha256 = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const styleIn = (html: string) => /<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";

/** The style of a build's home page. */
export const styleOf = (folder: string): string => styleIn(readFileSync(join(folder, "client/index.html"), "utf8"));

/** The release of a home page. Its policy must allow its style, or the page would be blank. */
export function releaseShown(policy: string, html: string): string {
  expect(policy).toContain(sha256(styleIn(html)));
  return /release \d+/.exec(styleIn(html))?.[0] ?? "none";
}

/** Writes the checksums again, for a build that is wrong as a whole. */
export function reseal(folder: string): void {
  const files = readFileSync(join(folder, "checksums"), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.slice(66));
  const line = (file: string) =>
    `${createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex")}  ${file}\n`;
  writeFileSync(join(folder, "checksums"), files.map(line).join(""));
}

/** Gives these files of a build the policy of another home page. */
export function mixPolicies(folder: string, files: readonly string[]): void {
  for (const name of files) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(sha256(styleOf(folder)), sha256("another")));
  }
  reseal(folder);
}

/** Makes a build whose check passes and whose server does not start; for `nextBuild`. */
export function killServer(folder: string): void {
  const program = join(folder, "server.mjs");
  writeFileSync(program, `if (!process.argv.includes("--check")) process.exit(1);\n${readFileSync(program, "utf8")}`);
}
