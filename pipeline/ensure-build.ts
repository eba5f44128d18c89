import { spawnSync } from "node:child_process";
import { settings } from "../settings/index.ts";
import { buildFolder, isCurrentBuild, isInputError } from "./build-folder.ts";
import { checkTexts } from "./check-texts.ts";
import { root } from "./files.ts";
import { resizePortraits } from "./portraits.ts";
import { readContent } from "./read-content.ts";

async function build(): Promise<void> {
  // Checked before bundling, which takes longer.
  try {
    await resizePortraits(settings);
    checkTexts(readContent());
  } catch (error) {
    if (!isInputError(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  console.log("Building the site ...");
  const { status } = spawnSync("npx", ["--no-install", "vite", "build", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    // A NODE_ENV from outside would make a development build, with unpublished pages.
    env: { ...process.env, NODE_ENV: "production", SITE_DIR: buildFolder },
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
  console.log(`The site is in ${buildFolder}`);
}

/** Builds the site with this process's settings, unless the existing build is current. */
export async function ensureBuild(): Promise<void> {
  if (!isCurrentBuild(buildFolder)) await build();
}

/** Ends with the usage of a command that takes no words, where one was given. */
export function refuseArguments(given: string[], usage: string): void {
  if (given.length === 0) return;
  console.log(`${usage}\nSettings are variables of .env or the environment: .env.example has them all.`);
  process.exit(given.includes("--help") || given.includes("-h") ? 0 : 2);
}

// `npm run build` passes `--always`. The tests call this file without it, to build only what is not current.
if (import.meta.main) {
  const given = process.argv.slice(2);
  refuseArguments(
    given.filter((word) => word !== "--always"),
    `npm run build: builds the site into ${buildFolder} (SITE_DIR), which it replaces when it is finished.`,
  );
  await (given.includes("--always") ? build() : ensureBuild());
}
