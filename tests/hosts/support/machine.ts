import { execFile, type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cleanEnv, node, type Program, run } from "../../relay/support/process.ts";
import { baseMachine } from "./base-machine.ts";

/** A Debian with booted systemd. Its changes are lost when it ends. */
export class Machine {
  readonly #nspawn: Program;
  readonly #leader: number;

  private constructor(nspawn: Program, leader: number) {
    this.#nspawn = nspawn;
    this.#leader = leader;
  }

  /** @param dist the build that is copied to it */
  static async boot(dist: string): Promise<Machine> {
    const nspawn = run(
      "systemd-nspawn",
      [
        "--quiet",
        "--boot",
        "--register=no",
        "--keep-unit",
        "--resolv-conf=off",
        "--volatile=overlay",
        `--directory=${baseMachine}`,
        `--bind-ro=${node}:/usr/bin/node`,
      ],
      // A real machine may change kernel settings for connections (docs/deploy/static.md, "Caddy").
      { env: cleanEnv({ SYSTEMD_NSPAWN_API_VFS_WRITABLE: "network" }) },
    );
    await nspawn.says(/login:/, 60_000);
    const pid = nspawn.process.pid ?? 0;
    const [leader = 0] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
    const machine = new Machine(nspawn, leader);
    machine.bring(dist);
    return machine;
  }

  #entered(command: string): [string, string[]] {
    const shell = ["sh", "-e", "-c", `cd /root; ${command}`];
    const home = ["env", "-i", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root"];
    return [
      "nsenter",
      ["--target", String(this.#leader), "--mount", "--pid", "--uts", "--ipc", "--", ...home, ...shell],
    ];
  }

  /** Runs commands as root. A failing one fails the test, with its output. */
  run(command: string): string {
    const { status, stdout, stderr } = spawnSync(...this.#entered(command), {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    }) as SpawnSyncReturns<string>;
    if (status !== 0) throw new Error(`${command}\nended with ${status}:\n${stdout}${stderr}${this.log()}`);
    return stdout;
  }

  /** The same without blocking the test. */
  start(command: string): Promise<string> {
    return new Promise((resolve, reject) =>
      execFile(...this.#entered(command), (error, stdout, stderr) =>
        error ? reject(error) : resolve(stdout + stderr),
      ),
    );
  }

  /** Copies a build to `/root/dist`, in place of the one before. */
  bring(dist: string): void {
    this.run("rm -rf dist && mkdir dist");
    const pack = spawnSync("tar", ["-C", dist, "-c", "."], { maxBuffer: 2 ** 30 });
    const unpack = spawnSync(...this.#entered("tar -C dist -x"), { input: pack.stdout });
    if (unpack.status !== 0) throw new Error(`${dist} was not copied: ${unpack.stderr}`);
  }

  /** The last lines of its journal. */
  log(): string {
    return spawnSync(...this.#entered("journalctl --no-pager --lines=60"), { encoding: "utf8" }).stdout;
  }

  async off(): Promise<void> {
    // All its processes end with the first one.
    process.kill(this.#leader, "SIGKILL");
    await this.#nspawn.exited;
  }
}
