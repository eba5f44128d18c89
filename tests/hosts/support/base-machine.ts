import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Packages that the pages of docs/deploy/ install, and those of every Debian server. */
const packages = ["nginx", "libnginx-mod-http-brotli-static", "caddy", "curl", "openssl", "ca-certificates"];
const included = ["systemd", "dbus"];

const hosts = join(import.meta.dirname, "../../../.cache/hosts");
const key = createHash("sha256")
  .update(JSON.stringify([packages, included]))
  .digest("hex")
  .slice(0, 8);

/** The root file system that every test machine starts from. It is never changed. */
export const baseMachine = join(hosts, `debian-${key}`);

/** Makes it when it is missing. Only this step needs the internet. */
export function prepareBaseMachine(): void {
  if (existsSync(baseMachine)) return;
  console.log("Making a Debian for the tests of the hosts ...");
  mkdirSync(hosts, { recursive: true });
  for (const name of readdirSync(hosts)) rmSync(join(hosts, name), { recursive: true });
  const making = `${baseMachine}.making`;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run("debootstrap", "--variant=minbase", `--include=${included.join(",")}`, "bookworm", making);
  run("chroot", making, "apt-get", "update", "-qq");
  run("chroot", making, "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages);
  run("chroot", making, "systemctl", "disable", "--quiet", "nginx", "caddy");
  writeFileSync(join(making, "etc/hosts"), "127.0.0.1 localhost kutchit.example\n");
  renameSync(making, baseMachine);
}
