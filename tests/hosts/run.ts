/*
 * `npm run test:hosts`: follows the pages of docs/deploy/ on test machines. They are Debians that boot systemd, in a
 * network of their own, so that they can use the ports that the pages name. It needs Linux and root.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { configuredBuild } from "../e2e/support/builds.ts";
import { chromium } from "../e2e/support/chromium.ts";
import { installOnDebian } from "../support/debian.ts";
import { prepareBaseMachine } from "./support/base-machine.ts";

const programs = ["/usr/sbin/debootstrap", "/usr/bin/systemd-nspawn", "/usr/sbin/ip"];
if (
  programs.some((program) => !existsSync(program)) &&
  !installOnDebian("debootstrap", "systemd-container", "iproute2")
) {
  console.error("npm run test:hosts makes machines with debootstrap and systemd-nspawn: run it as root on Debian.");
  process.exit(2);
}
const build = (env: NodeJS.ProcessEnv = {}) =>
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit", env: { ...process.env, ...env } });
build();
build(configuredBuild);
prepareBaseMachine();
const { status } = spawnSync(
  "unshare",
  [
    "--net",
    "sh",
    "-c",
    'ip link set lo up && exec vitest run --config tests/hosts/vitest.config.ts "$@"',
    "vitest",
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, CHROMIUM_PATH: chromium() } },
);
process.exit(status ?? 1);
