import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite } from "../relay/support/built-site.ts";
import type { HostOptions } from "../relay/support/host-types.ts";
import { type NodeHost, startNodeHost } from "../relay/support/node-host.ts";
import { usageOf } from "../relay/support/proc.ts";
import { cleanEnv, node, root } from "../relay/support/process.ts";

/** What a page may take at the 99th of a hundred visits while the server is attacked; more on a machine with other work. */
export const mostP99Ms = Number(process.env.ATTACK_P99_MS ?? 50);

type Usage = ReturnType<typeof usageOf>;

/** Milliseconds that pages took, one visit after another. */
export type Pages = { visits: number; p50Ms: number; p99Ms: number };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const at = (sorted: number[], part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);

/** Visits pages for a while, and reads the server's memory and descriptors twice a second. */
export async function visit({ url, pid }: NodeHost, ms: number): Promise<{ pages: Pages; most: Usage }> {
  const end = performance.now() + ms;
  const times: number[] = [];
  const most: Usage = usageOf(pid);
  let lookAt = 0;
  while (performance.now() < end) {
    const begin = performance.now();
    const answer = await fetch(`${url}/about`);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`A visitor got ${answer.status}`);
    times.push(performance.now() - begin);
    if (performance.now() > lookAt) {
      const now = usageOf(pid);
      most.megabytes = Math.max(most.megabytes, now.megabytes);
      most.descriptors = Math.max(most.descriptors, now.descriptors);
      lookAt = performance.now() + 500;
    }
    await wait(10);
  }
  times.sort((a, b) => a - b);
  return { pages: { visits: times.length, p50Ms: at(times, 0.5), p99Ms: at(times, 0.99) }, most };
}

/** A server as its owner starts it: with the limits of `server/settings.ts`, not those of the other tests. */
export function startAttacked({ env, ...more }: HostOptions = {}): Promise<NodeHost> {
  // As heavy as the site's own home page, so that rendering it costs what it costs there.
  const page = join(builtSite(), "client/index.html");
  const filler = `<p class="filler">${"<span>word</span> ".repeat(3_000)}</p>`;
  const form = '<form method="post" action="/"><input name="name"><textarea name="message"></textarea></form>';
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><head><title>Home</title></head><body>${form}${filler}</body></html>`,
  );
  writeFileSync(join(builtSite(), "client/assets/large.js"), "x".repeat(2 * 1024 * 1024));
  return startNodeHost({ env: { RATE_BURST: "60", DAILY_CAP: "300", ...env }, ...more });
}

/** Begins an attack in a process of its own. @returns what ends it. */
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

/** What the server was like before an attack and at most in it, and its pages unattacked and attacked. */
export type Outcome = { before: Usage; most: Usage; idle: Pages; pages: Pages; logBytes: number };

/** What the attack itself costs a visitor: other work on the machine made the same pages slow just before as well. */
export const addedP99Ms = ({ idle, pages }: Outcome) => pages.p99Ms - idle.p99Ms;

/**
 * Attacks a server for `ms`, while somebody reads its pages.
 * @param meanwhile what else is done in the meantime, by somebody who means no harm
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
    `${name}: ${before.megabytes} MB before, ${most.megabytes} MB at most; pages p50 ${pages.p50Ms}, p99 ${pages.p99Ms} ms (${pages.visits} visits), before ${idle.p50Ms}, ${idle.p99Ms}; ${logBytes} bytes of log`,
  );
  return { before, most, idle, pages, logBytes };
}

/** The same on a server of its own. */
export async function whileAttacked(name: string, ms: number): Promise<Outcome> {
  const host = await startAttacked();
  try {
    return await attacked(host, name, ms);
  } finally {
    await host.kill();
  }
}
