import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { builtSite } from "../relay/support/built-site.ts";
import type { HostOptions } from "../relay/support/host-types.ts";
import { type NodeHost, startNodeHost } from "../relay/support/node-host.ts";
import { usageOf } from "../relay/support/proc.ts";
import { cleanEnv, node, root } from "../relay/support/process.ts";
import { attackedPages } from "./attacks.ts";

/** The most that an attack may add to a page's time at the 99th percentile. */
export const mostAddedMs = 50;

type Usage = ReturnType<typeof usageOf>;

/** Times of pages in milliseconds, visited one after another. */
export type Pages = { visits: number; p50Ms: number; p99Ms: number; longestMs: number };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const at = (sorted: number[], part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);

async function timeOfPage(url: string): Promise<number> {
  const begin = performance.now();
  const answer = await fetch(`${url}/about`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A visitor got ${answer.status}`);
  return performance.now() - begin;
}

/** Visits pages for a while, and reads the server's memory and descriptors twice a second. */
export async function visit({ url, pid }: NodeHost, ms: number): Promise<{ pages: Pages; most: Usage }> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const most: Usage = usageOf(pid);
  let lookAt = 0;
  while (performance.now() < end) {
    times.push(await timeOfPage(url));
    if (performance.now() > lookAt) {
      const now = usageOf(pid);
      most.megabytes = Math.max(most.megabytes, now.megabytes);
      most.descriptors = Math.max(most.descriptors, now.descriptors);
      lookAt = performance.now() + 500;
    }
    await wait(10);
  }
  times.sort((a, b) => a - b);
  return {
    pages: { visits: times.length, p50Ms: at(times, 0.5), p99Ms: at(times, 0.99), longestMs: at(times, 1) },
    most,
  };
}

/** A page as large as the home page, so that reading and rendering it costs as much. */
function heavyPage(path: string, hasForm: boolean): string {
  const filler = `<p class="filler">${"<span>word</span> ".repeat(3_000)}</p>`;
  const controls = '<input name="name"><input name="email"><textarea name="message"></textarea>';
  const form = hasForm ? `<form method="post" action="${path}">${controls}</form>` : "";
  return `<!doctype html><html lang="en"><head><title>Page</title></head><body>${form}${filler}</body></html>`;
}

/** A server with the limits of `server/settings.ts`, and not with those of the other tests. */
export function startAttacked({ env, ...more }: HostOptions = {}): Promise<NodeHost> {
  const client = join(builtSite(), "client");
  writeFileSync(join(client, "index.html"), heavyPage("/", true));
  for (let i = 0; i < attackedPages; i++) {
    mkdirSync(join(client, `pages/${i}`), { recursive: true });
    writeFileSync(join(client, `pages/${i}/index.html`), heavyPage(`/pages/${i}`, i % 2 === 0));
  }
  writeFileSync(join(client, "assets/large.js"), "x".repeat(2 * 1024 * 1024));
  return startNodeHost({ env: { RATE_BURST: "60", DAILY_CAP: "300", ...env }, ...more });
}

/** Starts an attack in its own process. @returns a function that ends it */
export function attack(name: string, url: string): () => Promise<void> {
  const child = spawn(node, ["tests/attack/attacker.ts", name, url], {
    cwd: root,
    env: cleanEnv({}),
    stdio: ["ignore", "ignore", "inherit"],
  });
  const gone = once(child, "exit");
  return async () => {
    if (child.exitCode !== null) throw new Error(`The attack "${name}" ended by itself`);
    child.kill();
    await gone;
  };
}

/** The server before an attack and its peak within it, and the times of its pages without and with the attack. */
export type Outcome = { before: Usage; most: Usage; idle: Pages; pages: Pages; logBytes: number };

/** Expects that the attack fills no memory. The limit is in megabytes above the state before it. */
export function expectLittleMemory({ before, most }: Pick<Outcome, "before" | "most">, limit: number): void {
  const megabytes = most.megabytes - before.megabytes;
  expect(megabytes).toBeLessThan(limit);
}

/**
 * Expects that the attack costs a visitor little. The same pages just before it show what other work on the machine
 * costs.
 */
export const expectQuickPages = ({ idle, pages }: Pick<Outcome, "idle" | "pages">) =>
  expect(pages.p99Ms - idle.p99Ms, `p99 was ${idle.p99Ms} ms before`).toBeLessThan(mostAddedMs);

/**
 * Attacks a server for `ms`, while a visitor reads its pages.
 * @param meanwhile harmless work that runs at the same time
 */
export async function attacked(host: NodeHost, name: string, ms: number, meanwhile = async () => {}): Promise<Outcome> {
  await visit(host, 1_000);
  const { pages: idle } = await visit(host, 3_000);
  const before = usageOf(host.pid);
  const end = attack(name, host.url);
  const [{ pages, most }] = await Promise.all([visit(host, ms), meanwhile()]);
  await end();
  const logBytes = host.output().length;
  console.log(
    `${name}: ${before.megabytes} MB before, ${most.megabytes} MB at most; pages p50 ${pages.p50Ms}, p99 ${pages.p99Ms}, longest ${pages.longestMs} ms (${pages.visits} visits), before ${idle.p50Ms}, ${idle.p99Ms}, ${idle.longestMs}; ${logBytes} bytes of log`,
  );
  return { before, most, idle, pages, logBytes };
}

/** The same, on a server of its own. */
export async function whileAttacked(name: string, ms: number, env: Record<string, string> = {}): Promise<Outcome> {
  const host = await startAttacked({ env });
  try {
    return await attacked(host, name, ms);
  } finally {
    await host.kill();
  }
}
