import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { isCurrent } from "./stamp.ts";

const root = join(import.meta.dirname, "..");

/** Where the built site is: SITE_DIR, else `dist/`. */
export const buildFolder = resolve(process.env.SITE_DIR ?? join(root, "dist"));

/** Builds the site with the settings of this process, unless what is built is made of exactly what is written now. */
export function ensureBuild(): void {
  if (isCurrent(buildFolder)) return;
  console.log("Building the site ...");
  const { status } = spawnSync("npx", ["--no-install", "react-router", "build"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, BUILD_DIR: buildFolder },
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (import.meta.main) ensureBuild();
