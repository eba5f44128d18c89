import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { firstReleaseFolder } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { filesHolding, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const marker = "remember-no-word-of-this";

describe("in a store with deleted rows,", () => {
  // It has stored and mailed enquiries of all lengths, from a cell of a page to several pages.
  const lived = temporaryFolder("lived");
  const copyOfLived = () => {
    const dataDir = temporaryFolder("traces");
    cpSync(lived, dataDir, { recursive: true });
    return dataDir;
  };

  beforeAll(async () => {
    const sink = await startSmtpSink({ parse: false });
    const host = await startNodeHost({ dataDir: lived, smtpPort: sink.port });
    const lengths = Array.from({ length: 60 }, (_, i) => (i * 1_319) % 9_900);
    const others = Array.from({ length: 20 }, (_, i) => i);
    await Promise.all([
      ...lengths.map((length, i) =>
        send(host.url, { message: `${i} ${marker} ${"w".repeat(length)} ${marker}`, from_email: "gone@buyer.example" }),
      ),
      ...others.map((i) => send(host.url, { message: `Of somebody else ${i}` })),
    ]);
    const isQueued = () => host.rows().some(({ status }) => status === "queued");
    await vi.waitUntil(() => !isQueued(), { timeout: 60_000, interval: 200 });
    await host.stop();
    await sink.close();
  }, 120_000);

  it("`delete` leaves no byte in any file while the server runs", async () => {
    const dataDir = copyOfLived();
    expect(Object.values(filesHolding(dataDir, marker))[0]).toBeGreaterThanOrEqual(120);
    const host = await startNodeHost({ dataDir });
    try {
      const deleted = await runEnquiries(["delete", "gone@buyer.example", "--yes"], { DATA_DIR: dataDir });
      expect(deleted).toEqual({ code: 0, said: expect.stringMatching(/^60 enquiries deleted, with /m) });
      expect(host.rows()).toHaveLength(20);
      expect([filesHolding(dataDir, marker), filesHolding(dataDir, "gone@buyer.example")]).toEqual([{}, {}]);
    } finally {
      await host.stop();
    }
  }, 120_000);
});

it("migration removes deleted text that the first release left in free pages", async () => {
  const dataDir = firstReleaseFolder();
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) => {
    // As the first release did, without overwriting.
    database.exec(`INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
      request_consultation, status, due_at) VALUES ('z', 'z', 0, 'json', 'Gone', 'g@buyer.example', '', '',
      replace(hex(zeroblob(4000)), '00', '${marker} '), 'No', 'sent', 0); DELETE FROM enquiries WHERE id = 'z'`);
  });
  expect(filesHolding(dataDir, marker)).not.toEqual({});
  await (await startNodeHost({ dataDir })).stop();
  // Neither the store nor the copy of before the migration has them.
  expect(filesHolding(dataDir, marker)).toEqual({});
});
