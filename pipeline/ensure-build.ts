import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { ContentError } from "../app/content/.server/problems.ts";
import type { SettingsError } from "../settings/schema.ts";
import { isCurrent } from "./build-manifest.ts";
import { buildFolder, checkBuild } from "./publish.ts";

const root = join(import.meta.dirname, "..");

/** Builds the site with the settings of this process, unless what is built is made of exactly what is written now. */
export async function ensureBuild(): Promise<void> {
  if (!isCurrent(buildFolder)) await build();
}

/**
 * What can be known before anything is bundled. Its modules are loaded here, as a site that is built already needs none of them.
 * @throws {SettingsError | ContentError} saying what is wrong.
 */
async function checkInputs(): Promise<void> {
  checkBuild();
  const { settings } = await import("../settings/index.ts");
  const { drawPortraits } = await import("./portraits.ts");
  const { readContent } = await import("./content.ts");
  const { checkReadTimes } = await import("./read-times.ts");
  const { checkWords } = await import("./check-words.ts");
  const { checkPrivacy } = await import("./check-privacy.ts");
  await drawPortraits(settings);
  const content = readContent();
  checkWords(content);
  checkPrivacy(content);
  checkReadTimes(content);
}

const isSaid = (error: unknown): error is SettingsError | ContentError =>
  error instanceof Error && ["SettingsError", "ContentError"].includes(error.name);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What refuses content, up to the stack behind it. */
const refusal = /^This content cannot be published:\n(?: {2}.*\n)+?(?= {4}at |\S|$)/m;

/** A failed build's own words. Where content is what failed it: all that is wrong in the texts, else the refusal alone. */
async function explainFailure(output: string): Promise<string> {
  const { problemsOfTexts } = await import("./check-texts.ts");
  const inTexts = await problemsOfTexts().catch(() => undefined);
  return inTexts ?? refusal.exec(output)?.[0].trimEnd() ?? output;
}

async function build(): Promise<void> {
  try {
    await checkInputs();
  } catch (error) {
    if (!isSaid(error)) throw error;
    stop(error.message);
  }
  console.log("Building the site ...");
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "vite", "build"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
    // A NODE_ENV from outside would build a development site: drafts and all.
    env: { ...process.env, NODE_ENV: "production", SITE_DIR: buildFolder },
    shell: process.platform === "win32",
  });
  if (status !== 0) stop(await explainFailure(`${stdout}${stderr}`));
  process.stderr.write(stderr);
  console.log(`The site is in ${buildFolder}`);
}

// `npm run build` builds in any case; the tests call this file to build what is not built.
if (import.meta.main) await (process.argv.includes("--anew") ? build() : ensureBuild());
