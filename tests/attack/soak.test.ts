import { expect, it } from "vitest";
import { send } from "../relay/support/enquiries.ts";
import { usageOf } from "../relay/support/proc.ts";
import { attack, mostAddedMs, startAttacked, visit } from "./attacked.ts";
import { attacks } from "./attacks.ts";

/** An hour's traffic in ten minutes, or less for a quick run. */
const soakMs = Number(process.env.SOAK_SECONDS ?? 600) * 1_000;

const names = Object.keys(attacks);

it(
  "under each attack in turn, memory and descriptors stay flat and pages are quick",
  async () => {
    const host = await startAttacked();
    const each = soakMs / names.length;
    const enquiring = setInterval(
      () => void send(host.url, { message: `Soak ${Math.random()}` }).catch(() => null),
      6_000,
    );
    const slow: string[] = [];
    const mostMegabytes = 100;
    const mostDescriptors = 10;
    let mostAdded = 0;
    await visit(host, 1_000);
    const { pages: idle } = await visit(host, 3_000);
    const before = usageOf(host.pid);
    for (const name of names) {
      const end = attack(name, host.url);
      const { pages, most } = await visit(host, each);
      await end();
      const line = `${name}: p99 ${pages.p99Ms} ms of ${pages.visits} visits, ${most.megabytes} MB, ${most.descriptors} descriptors`;
      console.log(line);
      mostAdded = Math.max(mostAdded, pages.p99Ms - idle.p99Ms);
      if (pages.p99Ms - idle.p99Ms >= mostAddedMs) slow.push(line);
    }
    clearInterval(enquiring);
    await expect
      .poll(() => usageOf(host.pid).descriptors, { timeout: 60_000 })
      .toBeLessThan(before.descriptors + mostDescriptors);
    const after = usageOf(host.pid);
    console.log(
      `soak of ${soakMs / 1_000} s: ${before.megabytes} MB before, ${after.megabytes} MB after; ${before.descriptors} and ${after.descriptors} descriptors`,
    );
    await host.kill();
    const added = {
      megabytes: after.megabytes - before.megabytes,
      descriptors: after.descriptors - before.descriptors,
    };
    expect(added.megabytes).toBeLessThan(mostMegabytes);
    expect(slow).toEqual([]);
  },
  soakMs + 120_000,
);
