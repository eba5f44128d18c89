import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { ContentError } from "../app/content/.server/problems.ts";
import type { SettingsError } from "../settings/schema.ts";
import { isCurrent } from "./build-manifest.ts";
import { buildFolder, checkBuild } from "./publish.ts";

const root = join(import.meta.dirname, "..");

/** Builds the site with this process's settings, unless the existing build is current. */
export async function ensureBuild(): Promise<void> {
  if (!isCurrent(buildFolder)) await build();
}

/**
 * Checks settings and content before bundling. Modules are imported here, because a current build needs none of them.
 * @throws {SettingsError | ContentError} saying what is wrong.
 */
async function checkInputs(): Promise<void> {
  checkBuild();
  const { settings } = await import("../settings/index.ts");
  const { drawPortraits } = await import("./portraits.ts");
  const { readContent } = await import("./content.ts");
  const { checkReadTimes } = await import("./read-times.ts");
  const { checkWords } = await import("./check-words.ts");
  await drawPortraits(settings);
  const content = readContent();
  checkWords(content);
  checkReadTimes(content);
}

const isSaid = (error: unknown): error is SettingsError | ContentError =>
  error instanceof Error && ["SettingsError", "ContentError"].includes(error.name);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** A message about refused content in a build's output, up to its stack. */
const refusal = /(?<=^(?:ContentError: )?)This content cannot be published:\n(?: {2}.*\n)+?(?= {4}at |\S|$)/m;

/** The message of a failed build. For refused content: the errors of all texts, or else the message alone. */
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
    // A NODE_ENV from outside would make a development build, with drafts.
    env: { ...process.env, NODE_ENV: "production", SITE_DIR: buildFolder },
    shell: process.platform === "win32",
  });
  if (status !== 0) stop(await explainFailure(`${stdout}${stderr}`));
  process.stderr.write(stderr);
  console.log(`The site is in ${buildFolder}`);
}

// `npm run build` passes `--anew` and always builds. The tests call this file without it, to build only what is not
// current.
if (import.meta.main) await (process.argv.includes("--anew") ? build() : ensureBuild());
