import { expect, it } from "vitest";
import { send } from "../relay/support/enquiries.ts";
import { startNodeHost } from "../relay/support/node-host.ts";
import { startSmtpSink } from "../relay/support/smtp-sink.ts";

it.each([1, 2, 3])(
  "a mail server that takes %i connections makes no dead letters of sixty mails",
  async (maxClients) => {
    const sink = await startSmtpSink({ maxClients, thinkMs: 20 });
    const host = await startNodeHost({ smtpPort: sink.port });
    const begin = performance.now();
    await Promise.all(Array.from({ length: 60 }, (_, i) => send(host.url, { message: `Mail ${i}` })));
    const statuses = () => host.rows().map(({ status }) => status);
    await expect.poll(() => statuses().includes("queued"), { timeout: 90_000, interval: 500 }).toBe(false);
    const dead = statuses().filter((status) => status === "dead").length;
    console.log(`${maxClients} connections: ${dead} of 60 dead, done in ${Math.round(performance.now() - begin)} ms`);
    await host.stop();
    await sink.close();
    expect(dead).toBe(0);
  },
);
