import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { send } from "../support/enquiries.ts";
import type { Host } from "../support/host.ts";
import { pollUntil } from "../support/poll-until.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { startWorkersHost } from "../support/workers-host.ts";
import { newD1Folder } from "../support/wrangler.ts";

const rounds = 2;

it("a Worker without SMTP_URL mails by its send_email binding", async () => {
  await using host = await startWorkersHost({
    env: { MAIL_TO: "owner@kutchit.example" },
    worker: { email: { send_email: [{ name: "EMAIL" }] } },
  });
  expect(await send(host.url, { message: "By the binding" })).toEqual([200, "OK"]);
  await pollUntil(host, () => host.rows()[0]?.status === "sent");
  await expect.poll(host.output, { timeout: 8_000 }).toMatch(/following message/);
  const file = /(\/\S+\.eml)/.exec(host.output())?.[1] ?? "";
  expect(readFileSync(file, "utf8")).toMatch(/Reply-To: asha@buyer\.example[\s\S]+By the binding/);
});

async function client(host: Host, name: string, acknowledged: Set<string>): Promise<void> {
  for (let i = 0; ; i++) {
    const message = `${name}-${i}`;
    try {
      if ((await send(host.url, { message }))[0] === 200) acknowledged.add(message);
    } catch {
      return;
    }
  }
}

it(`after ${rounds} SIGKILLs under load every enquiry answered with OK is in D1 and delivered`, async () => {
  const dataDir = newD1Folder();
  await using sink = await startSmtpSink({ parse: false });
  const acknowledged = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const host = await startWorkersHost({ dataDir, smtpPort: sink.port });
    const clients = [1, 2, 3, 4].map((n) => client(host, `r${round}c${n}`, acknowledged));
    const enough = acknowledged.size + 20;
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await host.kill();
    await Promise.all(clients);
  }
  await using host = await startWorkersHost({ dataDir, smtpPort: sink.port });
  // As long as a lease, and more.
  await pollUntil(host, () => host.rows().every(({ status }) => status === "sent"), { timeoutMs: 60_000 });
  const rows = host.rows();
  const stored = new Set(rows.map(({ message }) => message));
  const delivered = new Set(sink.messageIds());
  console.log(`${rounds} kills: ${acknowledged.size} acknowledged, ${rows.length} stored, ${delivered.size} delivered`);
  expect([...acknowledged].filter((message) => !stored.has(message))).toEqual([]);
  expect(rows.filter(({ id }) => !delivered.has(`<${id}@kutchit.example>`))).toEqual([]);
}, 240_000);
