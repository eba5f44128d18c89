import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backupMail, backupNotification } from "../../../server/relay/deliver/backup-notification.ts";
import { CapNotifier, capMail, capNotification } from "../../../server/relay/deliver/cap-notification.ts";
import { DeliveryError } from "../../../server/relay/deliver/transport.ts";
import { StoreError } from "../../../server/relay/store/database.ts";

const now = Date.UTC(2026, 10, 23, 18, 45);
const day = "2026-11-23";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"], now }));
afterEach(() => void vi.useRealTimers());

const frame = {
  from: { name: "Kutch IT", address: "site@kutch.test" },
  to: "owner@kutch.test",
  siteName: "Kutch IT",
  siteUrl: "https://www.kutch.test",
};

describe("that no more is delivered on a day", () => {
  /** A notifier, and what it keeps in the store. */
  function notifierWith(send: () => Promise<unknown> = async () => undefined) {
    const noted = new Map<string, string>();
    const store = {
      change: vi.fn(async (name: string, value: string) => {
        if (noted.get(name) === value) return false;
        noted.set(name, value);
        return true;
      }),
    };
    const sent = vi.fn(send);
    const log = vi.fn();
    return {
      notifier: new CapNotifier({ store: store as never, name: "cap-told", send: sent, log }),
      store,
      sent,
      log,
    };
  }

  it("is told once a day, and the store is asked once a minute", async () => {
    const { notifier, store, sent, log } = notifierWith();
    await notifier.tell();
    vi.advanceTimersByTime(59_999);
    await notifier.tell();
    expect([store.change.mock.calls, sent.mock.calls]).toEqual([[["cap-told", day]], [[day]]]);
    vi.advanceTimersByTime(1);
    await notifier.tell();
    expect([store.change.mock.calls.length, sent.mock.calls.length]).toEqual([2, 1]);
    vi.advanceTimersByTime(24 * 3_600_000);
    await notifier.tell();
    expect(sent.mock.lastCall).toEqual(["2026-11-24"]);
    expect(log.mock.calls).toEqual([
      ["cap.told", { day }],
      ["cap.told", { day: "2026-11-24" }],
    ]);
  });

  it("is told by a later enquiry where it could not be", async () => {
    const failed = new DeliveryError("unreachable", "ECONNREFUSED", "refused", { mend: "Look at SMTP_URL." });
    const { notifier, sent, log } = notifierWith(vi.fn().mockRejectedValueOnce(failed).mockResolvedValue("OK"));
    await notifier.tell();
    expect(log.mock.calls).toEqual([["cap.untold", { code: "ECONNREFUSED", mend: "Look at SMTP_URL." }]]);
    vi.advanceTimersByTime(60_000);
    await notifier.tell();
    expect([sent.mock.calls.length, log.mock.lastCall?.[0]]).toEqual([2, "cap.told"]);
  });

  it("stops no enquiry where the store is out of order; a fault of this program is not hidden", async () => {
    const { notifier, store, log } = notifierWith();
    store.change.mockRejectedValueOnce(new StoreError("the disk is full"));
    await notifier.tell();
    expect(log.mock.calls).toEqual([["store.failed", { reason: "the disk is full" }]]);
    store.change.mockRejectedValueOnce(new TypeError("x"));
    vi.advanceTimersByTime(60_000);
    await expect(notifier.tell()).rejects.toThrow(TypeError);
    const { notifier: other } = notifierWith(() => Promise.reject(new TypeError("y")));
    await expect(other.tell()).rejects.toThrow(TypeError);
  });

  it("is a mail to the owner, and a notification of the same words", () => {
    const { text, ...mail } = capMail(day, 300, frame);
    expect(mail).toEqual({
      ...{ from: frame.from, to: frame.to, date: new Date(now) },
      messageId: "<cap-2026-11-23@www.kutch.test>",
      subject: "Kutch IT: the day's cap of 300 enquiries is reached",
    });
    expect(capNotification(day, 300, "Kutch IT")).toEqual({
      ...{ id: "cap-2026-11-23", type: "cap.reached", at: now, data: { day, dailyCap: 300 } },
      ...{ title: mail.subject, words: text },
    });
  });
});

describe("that backups fail", () => {
  it.each([
    [Date.UTC(2026, 10, 14, 18, 45), "The last whole one is of 2026-11-15 00:15 IST."],
    [null, "There is no word of an earlier whole one."],
  ])("is a mail to the owner, and a notification of the same words, where the last one was at %s", (wholeAt, last) => {
    const trouble = { wholeAt, reason: "There is no folder /mnt/other-disk" };
    const { text, ...mail } = backupMail(trouble, frame);
    expect(mail).toEqual({
      ...{ from: frame.from, to: frame.to, date: new Date(now) },
      messageId: `<backup-${wholeAt ?? 0}@www.kutch.test>`,
      subject: "Kutch IT: the backup of the enquiries fails",
    });
    expect(text).toMatch(/^What: There is no folder \/mnt\/other-disk\.\n/);
    expect(text).toContain(`\n${last} `);
    expect(backupNotification(trouble, "Kutch IT")).toEqual({
      ...{ id: `backup-${wholeAt ?? 0}`, type: "backup.failing", at: now, data: trouble },
      ...{ title: mail.subject, words: text },
    });
  });
});
