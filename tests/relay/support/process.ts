import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The project's own Node, whichever one runs the tests. */
export const nodeBin = `${root}node_modules/node/bin/node`;

/** The folder of the deployed server. `server-setup.ts` ensures that it was built from the present sources. */
export function packedServerFolder(): string {
  const folder = process.env.PACKED_SERVER;
  if (!folder)
    throw new Error("No server is packed. The configuration of this run lacks the setup of server-setup.ts.");
  return folder;
}

/** A program of the deployed folder: `server`, `enquiries` … */
export const packedProgram = (name: string): string => join(packedServerFolder(), `${name}.mjs`);

export type Program = {
  process: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
  /** Resolves with the first match in the output. Rejects when the program ends or the time is up. */
  says(pattern: RegExp, timeoutMs?: number): Promise<RegExpExecArray>;
  /** Sends a signal to the program and everything it started. */
  signal(name: NodeJS.Signals): void;
};

type Options = Pick<SpawnOptions, "cwd" | "uid" | "gid"> & { env: NodeJS.ProcessEnv };

/** Starts a program in its own process group. */
export function startProgram(command: string, args: string[], options: Options): Program {
  const child = spawn(command, args, { cwd: root, ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  const listeners = new Set<() => void>();
  // A chunk can end inside a character. `setEncoding` keeps its bytes for the next one.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  // After "exit" some of the output may be unread. After "close" none is.
  const exited = once(child, "close").then(([code]) => code as number | null);

  const says = (pattern: RegExp, timeoutMs = 60_000) => {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
    const check = () => {
      const match = pattern.exec(text);
      if (match) resolve(match);
    };
    const fail = (why: string) => () => reject(new Error(`${why} before it said ${pattern}:\n${text}`));
    const timer = setTimeout(fail("Time was up"), timeoutMs);
    void exited.then(fail("It ended"));
    listeners.add(check);
    check();
    return promise.finally(() => {
      clearTimeout(timer);
      listeners.delete(check);
    });
  };

  const signal = (name: NodeJS.Signals) => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
  };
  return { process: child, output: () => text, exited, says, signal };
}

const passedOn = ["PATH", "HOME", "TMPDIR", "NODE_COMPILE_CACHE"];

/** Only what a program needs: settings of the test machine must not reach it. */
export function cleanEnv(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.fromEntries(passedOn.map((name) => [name, process.env[name]]).filter(([, value]) => value));
  return { ...own, ...more };
}
