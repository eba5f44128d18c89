import { cpSync, existsSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { runEnquiries } from "../support/command.ts";
import { send } from "../support/enquiries.ts";
import { firstReleaseFolder } from "../support/first-release.ts";
import { startNodeHost } from "../support/node-host.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { copiesIn, filesHolding, queryValue, withDatabase } from "../support/sqlite-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const marker = "remember-no-word-of-this";
const day = 86_400_000;

describe("in a store that has had a life,", () => {
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
    const lengths = Array.from({ length: 200 }, (_, i) => (i * 397) % 9_900);
    const others = Array.from({ length: 60 }, (_, i) => i);
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

  it("what `delete` deletes is in no byte of any file, whatever life it had, while the server runs", async () => {
    const dataDir = copyOfLived();
    expect(Object.values(filesHolding(dataDir, marker))[0]).toBeGreaterThanOrEqual(400);
    const host = await startNodeHost({ dataDir });
    try {
      const deleted = await runEnquiries(["delete", "gone@buyer.example", "--yes"], { DATA_DIR: dataDir });
      expect(deleted).toEqual({ code: 0, said: expect.stringMatching(/^200 enquiries deleted, with /m) });
      expect(host.rows()).toHaveLength(60);
      expect([filesHolding(dataDir, marker), filesHolding(dataDir, "gone@buyer.example")]).toEqual([{}, {}]);
    } finally {
      await host.stop();
    }
  }, 120_000);

  it("so does `purge`", async () => {
    const dataDir = copyOfLived();
    withDatabase(join(dataDir, "enquiries.sqlite"), (database) => {
      database.exec("PRAGMA secure_delete = ON");
      database.exec(`UPDATE enquiries SET received_at = received_at - 2 * ${day} WHERE email = 'gone@buyer.example'`);
    });
    const purged = await runEnquiries(["purge"], { DATA_DIR: dataDir, RETENTION_DAYS: "1" });
    expect(purged.said).toBe("Deleted 200 enquiries: sent or answered, and received more than 1 days ago.\n");
    expect(filesHolding(dataDir, marker)).toEqual({});
  }, 120_000);
});

it("words that the first release left in free pages go when its file is migrated", async () => {
  const dataDir = firstReleaseFolder();
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) => {
    // As the first release did, without overwriting.
    database.exec(`INSERT INTO enquiries (id, fingerprint, received_at, channel, name, email, phone, company, message,
      request_consultation, status, due_at) VALUES ('z', 'z', 0, 'json', 'Gone', 'g@buyer.example', '', '',
      replace(hex(zeroblob(4000)), '00', '${marker} '), 'No', 'sent', 0); DELETE FROM enquiries WHERE id = 'z'`);
  });
  expect(filesHolding(dataDir, marker)).not.toEqual({});
  await (await startNodeHost({ dataDir })).stop();
  expect(filesHolding(dataDir, marker)).toEqual({});
});

it("copies made before a migration lose what is deleted, and nothing else", async () => {
  const dataDir = firstReleaseFolder();
  await (await startNodeHost({ dataDir })).stop();
  const copy = join(dataDir, copiesIn(dataDir)[0] ?? "");
  const [{ said: deleted }, { said: purged }] = [
    await runEnquiries(["delete", "ASHA@buyer.example", "--yes"], { DATA_DIR: dataDir }),
    // Nothing has arrived here for long, so the clock would not be trusted.
    await runEnquiries(["purge", "--clock-is-right"], { DATA_DIR: dataDir }),
  ];
  expect([deleted, purged]).toEqual([
    expect.stringMatching(/^2 enquiries deleted, with /m),
    "Deleted 2 enquiries: sent or answered, and received more than 365 days ago.\n",
  ]);
  expect(queryValue(copy, "SELECT count(*) FROM enquiries")).toBe(11);
  expect([filesHolding(dataDir, "asha@buyer.example"), filesHolding(dataDir, "Asha Patel")]).toEqual([{}, {}]);
  expect(queryValue(copy, "SELECT count(*) FROM enquiries WHERE status = 'sent'")).toBe(0);
  // A person whom only the copy still has is found there.
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) =>
    database.exec("PRAGMA secure_delete = ON; DELETE FROM enquiries WHERE email = 'esha@buyer.example'"),
  );
  const onlyThere = await runEnquiries(["delete", "esha@buyer.example", "--yes"], { DATA_DIR: dataDir });
  expect(onlyThere).toEqual({ code: 0, said: expect.stringMatching(/^2 enquiries deleted, with /m) });
  expect(filesHolding(dataDir, "esha@buyer.example")).toEqual({});
});

/** A store of the newest version with a sound and a damaged copy. @returns also the path of the damaged one */
async function withSpoiltCopy(
  spoil: (copy: string) => void,
): Promise<{ dataDir: string; copy: string; sound: string }> {
  const dataDir = firstReleaseFolder();
  const host = await startNodeHost({ dataDir });
  await send(host.url, { message: "Of today" });
  await host.stop();
  const sound = join(dataDir, copiesIn(dataDir)[0] ?? "");
  const copy = join(dataDir, "enquiries.v5.20260102T030405678Z.sqlite");
  withDatabase(sound, (database) => database.exec(`VACUUM INTO '${copy}'`));
  spoil(copy);
  return { dataDir, copy, sound };
}

const spoiling: [what: string, spoil: (copy: string) => void][] = [
  [
    "with a head that is none",
    (copy) => void writeSync(openSync(copy, "r+"), "Dear Asha, this was a database".repeat(4), 0),
  ],
  [
    "overwritten from its second page on",
    (copy) => {
      const { size } = statSync(copy);
      writeSync(openSync(copy, "r+"), Buffer.alloc(size - 8_192, 0x5a), 0, size - 8_192, 4_096);
    },
  ],
  ["that is a letter", (copy) => writeFileSync(copy, "Dear Asha Patel, asha@buyer.example ".repeat(500))],
];

describe("a spoilt copy is no reason not to delete: it is removed and named", () => {
  it.each(spoiling)("by `delete`, %s", async (_, spoil) => {
    const { dataDir, copy, sound } = await withSpoiltCopy(spoil);
    const { code, said } = await runEnquiries(["delete", "asha@buyer.example", "--yes"], { DATA_DIR: dataDir });
    expect([code, said]).toEqual([0, expect.stringMatching(/^3 enquiries deleted, with /m)]);
    expect(said).toContain(`${copy} could not be read (`);
    expect([existsSync(copy), existsSync(sound)]).toEqual([false, true]);
    expect([filesHolding(dataDir, "asha@buyer.example"), filesHolding(dataDir, "Asha Patel")]).toEqual([{}, {}]);
  });

  it.each(spoiling)("by the daily clearing, %s", async (_, spoil) => {
    const { dataDir, copy, sound } = await withSpoiltCopy(spoil);
    const host = await startNodeHost({ dataDir, env: { RETENTION_DAYS: "30" } });
    await expect.poll(host.output).toMatch(/"retention\.cleared","deleted":3,"tracesLeft":false/);
    expect(host.output()).toContain(`"said":"${copy} could not be read (`);
    expect([existsSync(copy), existsSync(sound)]).toEqual([false, true]);
    expect(host.rows().filter(({ status }) => status === "sent")).toEqual([]);
    await host.stop();
  });
});

it("what only a copy holds is cleared in its time too", async () => {
  const { dataDir, copy } = await withSpoiltCopy(() => undefined);
  withDatabase(join(dataDir, "enquiries.sqlite"), (database) =>
    database.exec("PRAGMA secure_delete = ON; DELETE FROM enquiries WHERE status = 'sent'"),
  );
  expect(queryValue(copy, "SELECT count(*) FROM enquiries WHERE status = 'sent'")).toBe(3);
  await runEnquiries(["purge"], { DATA_DIR: dataDir });
  expect(queryValue(copy, "SELECT count(*) FROM enquiries WHERE status = 'sent'")).toBe(0);
  expect(queryValue(copy, "SELECT count(*) FROM enquiries")).toBe(12);
});
