import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { SettingsError } from "../settings/schema.ts";
import { buildFolder, checkBuild } from "./publish.ts";
import { isCurrent } from "./stamp.ts";

const root = join(import.meta.dirname, "..");

/** Builds the site with the settings of this process, unless what is built is made of exactly what is written now. */
export function ensureBuild(): void {
  if (!isCurrent(buildFolder)) build("ignore");
}

function build(output: "ignore" | "inherit"): void {
  try {
    checkBuild();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  console.log("Building the site ...");
  const { status } = spawnSync("npx", ["--no-install", "react-router", "build"], {
    cwd: root,
    stdio: ["ignore", output, "inherit"],
    // A NODE_ENV from outside would build a development site: drafts and all.
    env: { ...process.env, NODE_ENV: "production", SITE_DIR: buildFolder },
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

// `npm run build` builds in any case; the tests call this file to build what is not built.
if (import.meta.main) {
  if (process.argv.includes("--anew")) build("inherit");
  else ensureBuild();
}
