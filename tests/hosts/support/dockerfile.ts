import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { node, root } from "../../relay/support/process.ts";
import { baseMachine } from "./base-machine.ts";

type Step = { instruction: string; rest: string };

/** The instructions of the Dockerfile by stage. */
export function readStages(text: string): Step[][] {
  const steps = text
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => ({ instruction: line.split(" ", 1)[0] ?? "", rest: line.slice(line.indexOf(" ") + 1) }));
  return steps.reduce<Step[][]>((stages, step) => {
    if (step.instruction === "FROM") stages.push([]);
    stages.at(-1)?.push(step);
    return stages;
  }, []);
}

export const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");

/** Bind mounts of each process in a stage: Node and npm, in place of the image's. */
function binds(): string[] {
  const npm = realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim());
  return [`--bind-ro=${node}:/usr/local/bin/node`, `--bind-ro=${join(npm, "../..")}:/usr/local/lib/npm`];
}

/** A stage that is run: a file system over Debian's, and the settings of its instructions. */
export class Stage {
  readonly folder: string;
  readonly environment: Record<string, string> = {};
  workFolder = "/";
  user = "root";
  volumes: string[] = [];
  /** More systemd-nspawn options for each process. */
  mounts: string[] = [];
  command: string[] = [];
  healthCheck: string[] = [];

  /** @param place an empty folder on a disk */
  constructor(place: string) {
    this.folder = join(place, "root");
    const [upper, work] = [join(place, "upper"), join(place, "work")];
    for (const folder of [this.folder, upper, work]) mkdirSync(folder, { recursive: true });
    const layers = `lowerdir=${baseMachine},upperdir=${upper},workdir=${work}`;
    execFileSync("mount", ["-t", "overlay", "overlay", "-o", layers, this.folder]);
    for (const name of ["npm", "npx"]) {
      const program = `#!/bin/sh\nexec node /usr/local/lib/npm/bin/${name}-cli.js "$@"\n`;
      writeFileSync(join(this.folder, "usr/local/bin", name), program, { mode: 0o755 });
    }
  }

  /** The systemd-nspawn arguments that start a command as the image would. */
  starting(command: string[], options: string[] = []): string[] {
    const variables = Object.entries(this.environment).map(([name, value]) => `--setenv=${name}=${value}`);
    const how = [
      "--quiet",
      "--register=no",
      "--keep-unit",
      "--resolv-conf=off",
      "--as-pid2",
      `--chdir=${this.workFolder}`,
    ];
    return [
      ...how,
      `--directory=${this.folder}`,
      `--user=${this.user}`,
      ...binds(),
      ...variables,
      ...this.mounts,
      ...options,
      ...command,
    ];
  }

  #copy(rest: string, context: string, stages: ReadonlyMap<string, Stage>): void {
    const from = /^--from=(\S+) /.exec(rest)?.[1];
    const [to = "", ...sources] = rest
      .replace(/^--from=\S+ /, "")
      .split(" ")
      .reverse();
    const target = join(this.folder, to.startsWith("/") ? to : join(this.workFolder, to));
    for (const source of sources) {
      const origin = join(from ? (stages.get(from)?.folder ?? "") : context, source);
      cpSync(origin, to.endsWith("/") && source !== "." ? join(target, basename(source)) : target, {
        recursive: true,
        preserveTimestamps: true,
      });
    }
  }

  /** @param instead replacements for commands that cannot run here */
  execute(
    { instruction, rest }: Step,
    context: string,
    stages: ReadonlyMap<string, Stage>,
    instead: ReadonlyMap<string, (stage: Stage) => void>,
  ) {
    const listed = (text: string) => JSON.parse(text.slice(text.indexOf("["))) as string[];
    const doing: Record<string, () => void> = {
      FROM: () => {},
      ARG: () => {},
      EXPOSE: () => {},
      WORKDIR: () => {
        this.workFolder = rest;
        mkdirSync(join(this.folder, rest), { recursive: true });
      },
      ENV: () => {
        for (const pair of rest.split(" "))
          this.environment[pair.slice(0, pair.indexOf("="))] = pair.slice(pair.indexOf("=") + 1);
      },
      COPY: () => this.#copy(rest, context, stages),
      USER: () => {
        this.user = rest;
      },
      VOLUME: () => void this.volumes.push(rest),
      HEALTHCHECK: () => {
        this.healthCheck = listed(rest);
      },
      CMD: () => {
        this.command = listed(rest);
      },
      RUN: () => {
        const other = instead.get(rest);
        if (other) return other(this);
        const { status, stdout, stderr } = spawnSync("systemd-nspawn", this.starting(["sh", "-e", "-c", rest]), {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "pipe"],
        });
        if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}:\n${stdout}${stderr}`);
      },
    };
    const step = doing[instruction];
    if (!step) throw new Error(`The test does not know the instruction ${instruction}.`);
    step();
  }

  remove(): void {
    execFileSync("umount", [this.folder]);
  }
}

/** The folder for stages. Overlays need a disk that is not an overlay itself. */
export const stagesFolder = join(dirname(baseMachine), "stages");
