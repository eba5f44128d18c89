import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { systemdService } from "../../../server/hosts/systemd.ts";
import { node, root } from "../support/process.ts";

/** Node's options before the server's file in a start command. */
const optionsIn = (text: string): string[] => text.split(/[\s",]+/).filter((word) => word.startsWith("--"));

const starts: [string, string | undefined][] = [
  ["the unit of systemd", systemdService().match(/^ExecStart=.*$/m)?.[0]],
  ["the Dockerfile", readFileSync(join(root, "Dockerfile"), "utf8").match(/^CMD .*server\.mjs.*$/m)?.[0]],
];

it.each(starts)("as %s starts it, SIGUSR1 opens no debugger", async (_, start = "") => {
  const program = "process.stdin.resume().on('end', () => process.exit()); console.log('runs')";
  const child = spawn(node, [...optionsIn(start), "--inspect-port=0", "-e", program]);
  const ended = once(child, "exit");
  let told = "";
  child.stderr.on("data", (text) => {
    told += text;
  });
  await once(child.stdout, "data");
  child.kill("SIGUSR1");
  // A debugger opens in another thread, which prints its message before the program ends.
  setTimeout(() => child.stdin.end(), 500);
  expect(await ended).toEqual([0, null]);
  expect([start === "", told]).toEqual([false, ""]);
});
