import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defaultSiteFolder } from "./builds.ts";

const root = join(import.meta.dirname, "../../..");

/** A running site. */
type Site = {
  url: string;
  /** The folder in which its relay stores enquiries. */
  dataDir: string;
  /** Ends it at once, as a crash would. */
  kill: () => Promise<void>;
  /** Ends it and deletes its data. */
  stop: () => Promise<void>;
};

/**
 * The running sites with their data. None outlives the program that started it, even if that ends before it has stopped them.
 */
const running = new Map<ChildProcess, string>();
process.once("exit", () => {
  for (const [child, dataDir] of running) {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** The address that the server prints. The pipe stays open afterwards, because a server that cannot write its log would end. */
export function waitForAddress(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const address = /http:\/\/[\w.:[\]]+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`The site did not start:\n${output}`)));
  });
}

/**
 * Starts the site on a free port with an empty data folder.
 * @param folder the built site; it has to be there already. Pages alone, as a bench makes them, are served by the default site's server.
 */
export async function startSite(folder = defaultSiteFolder, env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "kutch-it-data-"));
  const own = join(folder, "server.mjs");
  const child = spawn("node", [existsSync(own) ? own : join(defaultSiteFolder, "server.mjs")], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", SITE_DIR: folder, DATA_DIR: dataDir, ...env },
  });
  running.set(child, dataDir);
  child.once("exit", () => running.delete(child));
  const url = await waitForAddress(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  };
  return {
    url,
    dataDir,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
