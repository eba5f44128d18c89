import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtSite } from "../relay/support/built-site.ts";
import { type NodeHost, startNodeHost } from "../relay/support/node-host.ts";
import { usageOf } from "../relay/support/proc.ts";
import { attacks } from "./attacks.ts";

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
export function startAttacked(): Promise<NodeHost> {
  // As heavy as the site's own home page, so that rendering it costs what it costs there.
  const page = join(builtSite(), "client/index.html");
  const filler = `<p class="filler">${"<span>word</span> ".repeat(3_000)}</p>`;
  const form = '<form method="post" action="/"><input name="name"><textarea name="message"></textarea></form>';
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><head><title>Home</title></head><body>${form}${filler}</body></html>`,
  );
  writeFileSync(join(builtSite(), "client/assets/large.js"), "x".repeat(2 * 1024 * 1024));
  return startNodeHost({ env: { RATE_BURST: "60", DAILY_CAP: "300" } });
}

/** A server under one attack for `ms`, while somebody reads its pages. */
export async function whileAttacked(name: string, ms: number) {
  const attack = attacks[name];
  if (!attack) throw new Error(`There is no attack "${name}"`);
  const host = await startAttacked();
  try {
    await visit(host, 1_000);
    const before = usageOf(host.pid);
    const running = attack(host.url);
    const { pages, most } = await visit(host, ms);
    running.stop();
    const log = host.output().length;
    console.log(
      `${name}: ${before.megabytes} MB before, ${most.megabytes} MB at most; pages p50 ${pages.p50Ms}, p99 ${pages.p99Ms} ms (${pages.visits} visits); ${log} bytes of log`,
    );
    return { before, most, pages, log };
  } finally {
    await host.kill();
  }
}
