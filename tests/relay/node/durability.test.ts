import { randomInt } from "node:crypto";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { temporaryFolder } from "../support/temporary.ts";

/** `npm run test:attack` uses thirty. */
const rounds = Number(process.env.RELAY_ROUNDS ?? 4);
const clientCount = 4;

/** A cut-off delivery is repeated when its lease of 30 s ends. */
const leaseAndMoreMs = 180_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Posts enquiries until the server is gone, and records the acknowledged ones. */
async function client(host: Host, name: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    const message = `${name}-${i}`;
    try {
      const [status] = await send(host.url, { message, submission_id: message });
      if (status === 200) acknowledged.add(message);
    } catch {
      return;
    }
    await pause(5);
  }
}

it(
  `after SIGKILL under load, ${rounds} times, every acknowledged enquiry is stored, and is delivered`,
  async () => {
    const dataDir = temporaryFolder("killed");
    const sink = await startSmtpSink({ parse: false });
    const acknowledged = new Set<string>();
    const lost: string[] = [];

    for (let round = 0; round < rounds; round++) {
      const host = await startNodeHost({ dataDir, smtpPort: sink.port });
      const stored = new Set(host.rows().map(({ message }) => message));
      lost.push(...[...acknowledged].filter((message) => !stored.has(message)));
      const clients = Array.from({ length: clientCount }, (_, n) => client(host, `r${round}c${n}`, acknowledged));
      const enough = acknowledged.size + randomInt(10, 40);
      while (acknowledged.size < enough) await pause(2);
      await host.kill();
      await Promise.all(clients);
    }

    const host = await startNodeHost({ dataDir, smtpPort: sink.port });
    await expect
      .poll(() => host.rows().filter(({ status }) => status !== "sent").length, {
        timeout: leaseAndMoreMs,
        interval: 500,
      })
      .toBe(0);
    const rows = host.rows();
    const stored = new Set(rows.map(({ message }) => message));
    lost.push(...[...acknowledged].filter((message) => !stored.has(message)));
    const ids = sink.messageIds();
    const delivered = new Set(ids);
    expect(await host.stop()).toBe(0);
    await sink.close();

    console.log(
      `${rounds} kills: ${acknowledged.size} acknowledged, ${rows.length} stored, ${delivered.size} delivered, ${ids.length - delivered.size} delivered twice with the same Message-ID`,
    );
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 10);
    expect(lost).toEqual([]);
    expect(rows.filter(({ id }) => !delivered.has(`<${id}@kutchit.example>`))).toEqual([]);
  },
  leaseAndMoreMs + rounds * 5_000,
);
