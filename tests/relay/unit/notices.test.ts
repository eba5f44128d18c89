import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markBackupDone, markBackupFailed } from "../../../server/relay/backup-status.ts";
import { DeliveryError } from "../../../server/relay/deliver/delivery-error.ts";
import type { Mail } from "../../../server/relay/deliver/mail.ts";
import {
  createNoticeJob,
  createNotifier,
  digestPeriodKey,
  weeklyDigestPeriodKey,
} from "../../../server/relay/deliver/notices.ts";
import { createLinkSigner } from "../../../server/relay/owner-links/signed-links.ts";
import { createQueue } from "../../../server/relay/store/delivery-queue.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { submissionOf } from "../support/enquiries.ts";
import { fillDataFolder, type SeedEnquiry } from "../support/filled-store.ts";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** A Thursday at eleven in the morning in India. */
const thursday = Date.parse("2026-11-19T11:00:00+05:30");

const closing: (() => Promise<void>)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: thursday }));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(closing.splice(0).map((close) => close()));
});

const down = new DeliveryError("unreachable", "ECONNREFUSED", "refused", { remedy: "Look at SMTP_URL." });

/** A store with these enquiries, and the owner's channels. Each look is that of a newly started process. */
async function ownerWith(seeds: SeedEnquiry[]) {
  const database = new SqliteDatabase(await fillDataFolder(seeds));
  closing.push(() => database.close());
  const store = new EnquiryStore(database, { dailyCap: 10, notifies: true });
  const mails: Mail[] = [];
  const lines: [string, unknown][] = [];
  const is = { mailDown: false };
  const frame = {
    from: { name: "Kutch IT", address: "a@b.example" },
    ...{ to: "owner@b.example", siteName: "Kutch IT", siteUrl: "https://kutchit.example" },
  };
  const transport = async (mail: Mail) => {
    if (is.mailDown) throw down;
    mails.push(mail);
  };
  const tell = createNotifier({ transport, frame, postToWebhook: null });
  const log = (event: string, facts?: unknown) => void lines.push([event, facts]);
  const links = createLinkSigner(store, "https://kutchit.example");
  const started = () => createNoticeJob({ store, tell, links, siteName: "Kutch IT", dailyCap: 300, log });
  let arrived = 0;
  return {
    ...{ database, store, links, mails, lines, is, started },
    subjects: () => mails.map(({ subject }) => subject),
    look: (now: number) => started().look(now),
    holdAt: (at: number) => store.accept(submissionOf({}, { submissionId: `${++arrived}` }), "honeypot", at),
    /** Gives up the mail that is due. */
    async giveUp(reason: string, now: number): Promise<string> {
      const queue = createQueue(database, "mail");
      const taken = await queue.take(now);
      if (!taken) throw new Error("Nothing is due");
      await queue.markDead(taken, reason);
      return taken.id;
    },
  };
}

const held: SeedEnquiry = { name: "Best Rank", email: "seo@rank.example", held: "honeypot", at: thursday };

describe("the digest of enquiries held as suspected spam", () => {
  it("names each with its reason, command and link, and replaces the links in its message", async () => {
    const message = "Guest posts at https://rank.example/a and www.rank.example or rank.example for all";
    const { look, mails } = await ownerWith([{ ...held, message }]);
    await look(thursday + hourMs);
    expect(mails).toMatchObject([{ to: "owner@b.example", subject: "Kutch IT: 1 enquiry is held" }]);
    for (const part of [
      "2026-11-19 11:00 IST  Best Rank <seo@rank.example>",
      "held because a field that people cannot see was filled in",
      "Guest posts at [link] and [link] or [link] for all",
    ])
      expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.text).toMatch(/^ {2}https:\/\/kutchit.example\/decide\/(\w+)\?key=\S+\n.* release \1$/m);
  });

  it("is sent once, and again on Monday while something is held", async () => {
    const { look, mails } = await ownerWith([held]);
    for (const hours of [0, 1, 4, 9, 30, 94, 95, 96, 100, 120]) await look(thursday + hours * hourMs);
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      "<held-2026-11-19-10@kutchit.example>",
      "<held-2026-11-23-10@kutchit.example>",
    ]);
  });

  it("is sent again when a restore adds a held enquiry, even an older one", async () => {
    const { look, mails, holdAt } = await ownerWith([held]);
    await look(thursday);
    await holdAt(thursday - dayMs);
    await look(thursday + 4 * hourMs);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Kutch IT: 1 enquiry is held",
      "Kutch IT: 2 enquiries are held",
    ]);
  });

  it("is not sent when nothing is held", async () => {
    const { look, mails } = await ownerWith([{ at: thursday }]);
    for (const days of [0, 1, 4, 5]) await look(thursday + days * dayMs);
    expect(mails).toEqual([]);
  });

  it("is sent once by several processes", async () => {
    const { look, mails } = await ownerWith([held]);
    await Promise.all(Array.from({ length: 5 }, () => look(thursday)));
    expect(mails).toHaveLength(1);
  });
});

it("the report of dead letters is sent once, and again after the next dead letter or on Monday", async () => {
  const { look, mails, giveUp } = await ownerWith([{ at: thursday }, { at: thursday + 1 }]);
  await giveUp("refused: no", thursday + 2);
  for (const hours of [0, 1, 24]) await look(thursday + hours * hourMs);
  expect(mails).toHaveLength(1);
  await giveUp("refused: no", thursday + 25 * hourMs);
  await look(thursday + 28 * hourMs);
  await look(thursday + 96 * hourMs);
  expect(mails.slice(1).map(({ subject }) => subject)).toEqual(Array(2).fill("Kutch IT: 2 deliveries were given up"));
});

it("a failing backup is reported once, and a missing one once, days after the last success", async () => {
  const { store, look, mails } = await ownerWith([]);
  await markBackupFailed(store, "There is no folder /none.");
  for (const hours of [0, 1, 30]) await look(thursday + hours * hourMs);
  expect(mails).toMatchObject([{ subject: "Kutch IT: the backup of the enquiries fails" }]);
  expect(mails[0]?.text).toMatch(/What: There is no folder \/none\.[\s\S]+ backup FILE/);
  await markBackupDone(store, thursday);
  for (const days of [1, 9, 10]) await look(thursday + days * dayMs);
  expect(mails.slice(1)).toMatchObject([{ text: expect.stringContaining("none was made for 9 days: the timer, or") }]);
});

it("a notice that no channel took is sent again after ten minutes with the same Message-ID", async () => {
  const { look, mails, lines, is } = await ownerWith([held]);
  is.mailDown = true;
  await look(thursday);
  is.mailDown = false;
  await look(thursday + 600_000);
  expect(mails.map(({ messageId }) => messageId)).toEqual(["<held-2026-11-19-10@kutchit.example>"]);
  expect(lines).toEqual([
    ["owner.untold", { about: "waiting", code: "ECONNREFUSED", remedy: "Look at SMTP_URL." }],
    ["owner.told", { notice: "held-2026-11-19-10" }],
  ]);
});

it("a notice is sent by webhook when the mail fails with an unknown error", async () => {
  const { store, links } = await ownerWith([held]);
  const posted: string[] = [];
  const frame = {
    from: { name: "Kutch IT", address: "a@b.example" },
    ...{ to: "owner@b.example", siteName: "Kutch IT", siteUrl: "https://kutchit.example" },
  };
  const broken = () => Promise.reject(new TypeError("of the mail library"));
  const postToWebhook = async ({ title }: { title: string }) => void posted.push(title);
  const log = vi.fn();
  const noticesBy = (post: typeof postToWebhook | typeof broken) =>
    createNoticeJob({
      ...{ store, links, siteName: "Kutch IT", dailyCap: 300, log },
      tell: createNotifier({ transport: broken, frame, postToWebhook: post }),
    });
  await noticesBy(broken).look(thursday);
  expect(log.mock.calls).toEqual([["owner.untold", { about: "waiting", code: "TypeError" }]]);
  await noticesBy(postToWebhook).look(thursday);
  expect(posted).toEqual(["Kutch IT: 1 enquiry is held"]);
});

it("the notice of the daily cap is sent once a day, and again after a failure", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: thursday });
  const { started, subjects, is } = await ownerWith([]);
  const notices = started();
  is.mailDown = true;
  await notices.capReached();
  is.mailDown = false;
  await notices.capReached();
  expect(subjects()).toEqual([]);
  for (let i = 0; i < 3; i++) {
    vi.advanceTimersByTime(60_000);
    await notices.capReached();
  }
  expect(subjects()).toEqual(["Kutch IT: the day's cap of 300 enquiries is reached"]);
  vi.advanceTimersByTime(dayMs);
  await notices.capReached();
  expect(subjects()).toHaveLength(2);
});

it.each([
  ["2026-11-19T09:59+05:30", "2026-11-19-00", "2026-11-16-10"],
  ["2026-11-19T10:00+05:30", "2026-11-19-10", "2026-11-16-10"],
  ["2026-11-23T09:59+05:30", "2026-11-23-00", "2026-11-16-10"],
  ["2027-01-01T14:00+05:30", "2027-01-01-14", "2026-12-28-10"],
])("%s is in the digest period %s and the reminder week %s", (now, period, reminder) => {
  expect([digestPeriodKey(Date.parse(now)), weeklyDigestPeriodKey(Date.parse(now))]).toEqual([period, reminder]);
});
