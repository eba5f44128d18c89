import { expect, it } from "vitest";
import { send } from "../relay/support/enquiries.ts";
import { startSmtpSink } from "../relay/support/smtp-sink.ts";
import { startAttacked } from "./attacked.ts";

it("a clock that is put back by a day limits nobody, freezes no probe and keeps no mail waiting", async () => {
  const sink = await startSmtpSink();
  const host = await startAttacked({
    smtpPort: sink.port,
    env: {
      RATE_BURST: "2",
      RATE_PER_MINUTE: "60",
      NODE_OPTIONS: `--import ${new URL("./clock.mjs", import.meta.url)}`,
    },
  });
  const health = async () => (await fetch(`${host.url}/healthz`)).status;
  const say = (message: string) => send(host.url, { message });
  expect(await Promise.all(["One", "Two"].map(say))).toEqual(Array(2).fill([200, "OK"]));
  expect(await health()).toBe(200);

  process.kill(host.pid, "SIGUSR2");
  // An enquiry stored now has an earlier day, so the clock was put back.
  await expect.poll(async () => (await say("Known address"))[0], { timeout: 10_000, interval: 1_000 }).toBe(200);
  const [latest] = host.rows().toSorted((a, b) => a.received_at - b.received_at);
  expect(Date.now() - (latest?.received_at ?? 0)).toBeGreaterThan(23 * 3_600_000);
  expect(await health()).toBe(200);
  await expect.poll(() => sink.mails.length, { timeout: 20_000 }).toBe(3);

  await host.stop();
  await sink.close();
});
