import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { TestProject } from "vitest/node";
import { chromium } from "../../e2e/support/chromium.ts";
import { startSite } from "../../e2e/support/site.ts";
import type { EngineName } from "./engines/engine.ts";
import { firefox, webkitDriver, xvfb } from "./engines/installed.ts";

/** Prepares each engine, by the name of its project. */
const programs: Record<EngineName, () => string> = { chromium, firefox, webkit: webkitDriver };

/** Starts a virtual display on the first free number. */
async function startDisplay() {
  // Xvfb writes the number to the fourth descriptor.
  const child = spawn(xvfb(), ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(child.stdio[3] as Readable, "data");
  return { child, display: `:${String(number).trim()}` };
}

/** Prepares the engines, the built site, its server and the displays for the whole run. */
export default async function setup(project: TestProject) {
  rmSync(join(import.meta.dirname, "../../../.cache/browsers"), { recursive: true, force: true });
  // Only the engines of this run: the others need not be installed.
  const wanted = project.vitest.projects.map(({ name }) => name);
  for (const [name, find] of Object.entries(programs)) if (wanted.includes(name)) find();
  execFileSync("node", ["pipeline/ensure-build.ts"], { stdio: "inherit" });
  // All journeys come from one address, which the rate limit would take for a flood.
  const site = await startSite(undefined, {
    RATE_BURST: "100000",
    RATE_PER_MINUTE: "100000",
    DAILY_CAP: "1000000",
  });
  // One display for each worker: only one window on a display has the focus, and `:focus` matches in no other.
  const displays: Awaited<ReturnType<typeof startDisplay>>[] = [];
  const workers = wanted.includes("webkit") ? Number(project.vitest.config.maxWorkers) : 0;
  while (displays.length < workers) displays.push(await startDisplay());
  project.provide("siteUrl", site.url);
  project.provide("siteData", site.dataDir);
  project.provide(
    "displays",
    displays.map(({ display }) => display),
  );
  return async () => {
    await site.stop();
    for (const { child } of displays) child.kill();
  };
}
