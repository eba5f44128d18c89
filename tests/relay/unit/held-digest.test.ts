import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  digestPeriod,
  HeldDigest,
  heldMail,
  heldNotification,
  reminderPeriod,
} from "../../../server/relay/deliver/held-digest.ts";
import type { Mail } from "../../../server/relay/deliver/mail.ts";
import { DeliveryError } from "../../../server/relay/deliver/transport.ts";
import { StoreError } from "../../../server/relay/store/database.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { storedEnquiry, submissionOf, typicalEnquiry } from "../support/enquiries.ts";
import { filledStore, type SeedEnquiry } from "../support/filled-store.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** A Thursday at eleven in the morning in India. */
const thursday = Date.parse("2026-11-19T11:00:00+05:30");
const frame = {
  from: { name: "Kutch IT", address: "a@b.example" },
  to: "owner@b.example",
  siteName: "Kutch IT",
  siteUrl: "https://kutchit.example",
};

/** A store with these enquiries and a relay. Each call stands for a newly started process. */
async function relayWith(seeds: SeedEnquiry[]) {
  const database = new SqliteDatabase(await filledStore(seeds));
  closing.push(() => database.close());
  const store = new EnquiryStore(database, { dailyCap: 10 });
  let arrived = 0;
  const arrives = async (at: number) => {
    arrived += 1;
    await store.accept(submissionOf({}, { submissionId: `later ${arrived}` }), "honeypot", at);
  };
  const mails: Mail[] = [];
  const events: string[] = [];
  let isDown = false;
  const transport = async (mail: Mail) => {
    if (isDown) throw new DeliveryError("unreachable", "ECONNREFUSED", "refused");
    mails.push(mail);
  };
  const tell = (now: number) =>
    new HeldDigest({
      store,
      send: (held) => transport(heldMail(held, frame)),
      log: (event) => void events.push(event),
    }).tell(now);
  const setDown = (down: boolean) => {
    isDown = down;
  };
  return { store, tell, mails, events, setDown, arrives };
}

const held: SeedEnquiry = { name: "Best Rank", email: "seo@rank.example", held: "selling", at: thursday };

describe("the mail of what is held", () => {
  it("comes within the hour, names each with why in words and what to type, and has no link to click", async () => {
    const message = "Guest posts at https://rank.example/a and www.rank.example or rank.example for all";
    const { tell, mails } = await relayWith([{ ...held, message }]);
    await tell(thursday + hourMs);
    expect(mails).toMatchObject([{ to: "owner@b.example", subject: "Kutch IT: 1 enquiry is held" }]);
    const text = mails[0]?.text ?? "";
    for (const part of [
      "2026-11-19 11:00 IST  Best Rank <seo@rank.example>",
      "held because it offers rankings",
      "Guest posts at [link] and [link] or [link] for all",
      "press l (then y)",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/ release \w+$/m);
  });

  it("comes once, whatever restarts, and again on Monday when the office opens while anything is held", async () => {
    const { tell, mails } = await relayWith([held]);
    for (const hours of [0, 1, 4, 9, 30, 94]) await tell(thursday + hours * hourMs);
    expect(mails.map(({ messageId }) => messageId)).toEqual(["<held-2026-11-19-10@kutchit.example>"]);
    for (const hours of [95, 96, 100, 120]) await tell(thursday + hours * hourMs);
    expect(mails.slice(1).map(({ messageId }) => messageId)).toEqual(["<held-2026-11-23-10@kutchit.example>"]);
  });

  it("of what comes later the same day comes the same day", async () => {
    const { tell, mails, arrives } = await relayWith([held]);
    await tell(thursday);
    await arrives(thursday + hourMs);
    await tell(thursday + 2 * hourMs);
    expect(mails).toHaveLength(1);
    await tell(thursday + 3 * hourMs);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Kutch IT: 1 enquiry is held",
      "Kutch IT: 2 enquiries are held",
    ]);
  });

  it("comes four times a day at the most, however much comes", async () => {
    const { tell, mails, arrives } = await relayWith([]);
    const midnight = Date.parse("2026-11-19T00:00:00+05:30");
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      await arrives(midnight + minutes * 60_000);
      await tell(midnight + minutes * 60_000);
    }
    expect(mails.map(({ messageId }) => messageId.slice(6, 19))).toEqual([
      ...["2026-11-19-00", "2026-11-19-10", "2026-11-19-14", "2026-11-19-18"],
    ]);
  });

  it("does not come where nothing is held", async () => {
    const { tell, mails } = await relayWith([{ at: thursday }]);
    for (const days of [0, 1, 4, 5]) await tell(thursday + days * dayMs);
    expect(mails).toEqual([]);
  });

  it("is tried again in another hour after a mail server was not there, under the same Message-ID", async () => {
    const { tell, mails, events, setDown } = await relayWith([held]);
    setDown(true);
    await tell(thursday);
    setDown(false);
    await tell(thursday + hourMs / 4);
    expect(mails).toEqual([]);
    await tell(thursday + hourMs);
    expect(mails.map(({ messageId }) => messageId)).toEqual(["<held-2026-11-19-10@kutchit.example>"]);
    expect(events).toEqual(["digest.failed", "digest.sent"]);
  });

  it("shows of a long message its beginning in one line, of a short one all, and of one alone no others", async () => {
    const long = { ...held, message: `${"word \n  ".repeat(80)}end` };
    const { tell, mails } = await relayWith([long, { ...held, message: "x".repeat(300) }]);
    await tell(thursday);
    const quoted = (mails[0]?.text ?? "").match(/“[^”]*”/g) ?? [];
    expect(quoted.toSorted()).toEqual([`“${"word ".repeat(60).slice(0, 299)}…”`, `“${"x".repeat(300)}”`].toSorted());
    expect(mails[0]?.text).not.toContain(" more.");
    expect(mails[0]?.text).toMatch(/ release \w+\n\n2026-[\s\S]+ release \w+\n$/);
  });

  it("comes once from many processes that look in the same moment", async () => {
    const { tell, mails } = await relayWith([held]);
    await Promise.all(Array.from({ length: 5 }, () => tell(thursday)));
    expect(mails).toHaveLength(1);
  });

  it("comes where a release before noted the week that it had told of", async () => {
    const { store, tell, mails } = await relayWith([held]);
    await store.change("held-digest", "2026-11-16");
    await tell(thursday);
    expect(mails).toHaveLength(1);
  });

  it("comes once more where the process ended before all was noted", async () => {
    const { store, tell, mails } = await relayWith([held]);
    const { newest } = await store.held(1);
    await store.change("held-digest-newest", newest[0]?.id ?? "");
    await tell(thursday);
    expect(mails).toHaveLength(1);
  });

  it("names fifty, and says how many there are beside", async () => {
    const { tell, mails } = await relayWith(
      Array.from({ length: 53 }, (_, i) => ({ ...held, message: `Offer ${i}.`, at: thursday - dayMs + i })),
    );
    await tell(thursday);
    expect(mails[0]?.subject).toBe("Kutch IT: 53 enquiries are held");
    expect(mails[0]?.text.match(/^“Offer|“Offer/gm)).toHaveLength(50);
    expect(mails[0]?.text).toContain("and 3 more.");
  });
});

it.each([
  ["2026-11-19T00:00+05:30", "2026-11-19-00", "2026-11-16-10"],
  ["2026-11-19T09:59+05:30", "2026-11-19-00", "2026-11-16-10"],
  ["2026-11-19T10:00+05:30", "2026-11-19-10", "2026-11-16-10"],
  ["2026-11-22T23:59+05:30", "2026-11-22-18", "2026-11-16-10"],
  ["2026-11-23T09:59+05:30", "2026-11-23-00", "2026-11-16-10"],
  ["2026-11-23T10:00+05:30", "2026-11-23-10", "2026-11-23-10"],
  ["2027-01-01T14:00+05:30", "2027-01-01-14", "2026-12-28-10"],
])("%s lies in %s, and in the week of %s", (now, period, reminder) => {
  expect([digestPeriod(Date.parse(now)), reminderPeriod(Date.parse(now))]).toEqual([period, reminder]);
});

it("a webhook is given the number and what to type, and no word of who wrote", () => {
  const notification = heldNotification(
    { period: "2026-11-19-10", count: 2, newest: [storedEnquiry({ status: "held", holdReason: "honeypot" })] },
    "Kutch IT",
  );
  expect(notification).toMatchObject({
    id: "held-2026-11-19-10",
    type: "enquiries.held",
    data: { count: 2 },
    title: "Kutch IT: 2 enquiries are held",
  });
  expect(notification.words).toMatch(/^ {2}.*enquiries/m);
  expect(JSON.stringify(notification)).not.toContain(typicalEnquiry.name);
});

describe("the relay", () => {
  const failingStore = (error: Error) => ({ value: () => Promise.reject(error) }) as never;
  const log = vi.fn();
  const digest = (store: EnquiryStore, send = vi.fn()) => new HeldDigest({ store, send, log });
  beforeEach(() => log.mockClear());

  it("goes on where the store is out of order; a fault of this program is not hidden", async () => {
    await digest(failingStore(new StoreError("the disk is full"))).tell(thursday);
    expect(log.mock.calls).toEqual([["store.failed", { reason: "the disk is full" }]]);
    await expect(digest(failingStore(new TypeError("x"))).tell(thursday)).rejects.toThrow(TypeError);
  });

  it("notes what was told, and why it could not be", async () => {
    const { store } = await relayWith([held]);
    const failed = new DeliveryError("unreachable", "ECONNREFUSED", "refused", { mend: "Look at SMTP_URL." });
    await digest(store, vi.fn().mockRejectedValue(failed)).tell(thursday);
    await digest(store).tell(thursday + hourMs);
    expect(log.mock.calls).toEqual([
      ["digest.failed", { code: "ECONNREFUSED", mend: "Look at SMTP_URL." }],
      ["digest.sent", { period: "2026-11-19-10", held: 1 }],
    ]);
  });

  it("looks every ten minutes, however often it is asked", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const value = vi.fn(async () => "2026-11-19-10");
    const asked = digest({ value } as never);
    await asked.tell(thursday);
    vi.advanceTimersByTime(599_999);
    await asked.tell(thursday);
    expect(value).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await asked.tell(thursday);
    expect(value).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
