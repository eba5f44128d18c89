import { afterEach, describe, expect, it } from "vitest";
import { HeldDigest, weekStart } from "../../../server/relay/deliver/held-digest.ts";
import type { Mail } from "../../../server/relay/deliver/mail.ts";
import { DeliveryError } from "../../../server/relay/deliver/transport.ts";
import { EnquiryStore } from "../../../server/relay/store/enquiry-store.ts";
import { SqliteDatabase } from "../../../server/relay/store/sqlite.ts";
import { filledStore, type Lying } from "../support/filled-store.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const [monday, hourMs, dayMs] = [Date.UTC(2026, 10, 16, 5), 3_600_000, 86_400_000];
const frame = {
  from: { name: "Kutch IT", address: "a@b.example" },
  to: "owner@b.example",
  siteName: "Kutch IT",
  siteUrl: "https://kutchit.example",
};

/** A store with these, and a process of the relay beside it: each call is one that has just started. */
async function relayWith(lying: Lying[]) {
  const database = new SqliteDatabase(await filledStore(lying));
  closing.push(() => database.close());
  const store = new EnquiryStore(database, { dailyCap: 10 });
  const mails: Mail[] = [];
  const events: string[] = [];
  let isDown = false;
  const transport = async (mail: Mail) => {
    if (isDown) throw new DeliveryError("unreachable", "ECONNREFUSED", "refused");
    mails.push(mail);
  };
  const tell = (now: number) =>
    new HeldDigest({ store, transport, frame, log: (event) => void events.push(event) }).tell(now);
  const setDown = (down: boolean) => {
    isDown = down;
  };
  return { tell, mails, events, setDown };
}

const held: Lying = { name: "Best Rank", email: "seo@rank.example", held: "selling", at: monday - 2 * dayMs };

describe("the weekly mail of what is held", () => {
  it("comes on Monday morning, names each with why in words, and has no link to click", async () => {
    const message = "Guest posts at https://rank.example/a and www.rank.example or rank.example for all";
    const { tell, mails } = await relayWith([{ ...held, message }]);
    await tell(monday - hourMs);
    expect(mails).toEqual([]);
    await tell(monday);
    expect(mails).toMatchObject([{ to: "owner@b.example", subject: "Kutch IT: 1 enquiry is held" }]);
    const text = mails[0]?.text ?? "";
    for (const part of [
      "2026-11-14  Best Rank <seo@rank.example>",
      "held because it offers rankings",
      "Guest posts at [link] and [link] or [link] for all",
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/npm run enquiries -- release \w+/);
  });

  it("comes once a week, whatever restarts, and every week while anything is held", async () => {
    const { tell, mails } = await relayWith([held]);
    for (const hours of [0, 1, 30, 24 * 6]) await tell(monday + hours * hourMs);
    expect(mails.map(({ messageId }) => messageId)).toEqual(["<held-2026-11-16@kutchit.example>"]);
    await tell(monday + 7 * dayMs);
    expect(mails).toHaveLength(2);
  });

  it("does not come for what was held since Monday, nor where nothing is", async () => {
    const { tell, mails } = await relayWith([{ ...held, at: monday + hourMs }, { at: monday - dayMs }]);
    for (const days of [0, 1, 6]) await tell(monday + 2 * hourMs + days * dayMs);
    expect(mails).toEqual([]);
    await tell(monday + 7 * dayMs);
    expect(mails).toHaveLength(1);
  });

  it("is tried again an hour after a mail server was not there, under the same Message-ID", async () => {
    const { tell, mails, events, setDown } = await relayWith([held]);
    setDown(true);
    await tell(monday);
    setDown(false);
    await tell(monday + hourMs / 2);
    expect(mails).toEqual([]);
    await tell(monday + hourMs);
    expect(mails.map(({ messageId }) => messageId)).toEqual(["<held-2026-11-16@kutchit.example>"]);
    expect(events).toEqual(["digest.failed", "digest.sent"]);
  });

  it("comes once from many processes that look in the same moment", async () => {
    const { tell, mails } = await relayWith([held]);
    await Promise.all(Array.from({ length: 5 }, () => tell(monday)));
    expect(mails).toHaveLength(1);
  });

  it("names fifty, and says how many there are beside", async () => {
    const { tell, mails } = await relayWith(
      Array.from({ length: 53 }, (_, i) => ({ ...held, message: `Offer ${i}.`, at: monday - dayMs + i })),
    );
    await tell(monday);
    expect(mails[0]?.subject).toBe("Kutch IT: 53 enquiries are held");
    expect(mails[0]?.text.match(/^“Offer|“Offer/gm)).toHaveLength(50);
    expect(mails[0]?.text).toContain("and 3 more.");
  });
});

it.each([
  ["2026-11-16T05:00:00Z", "2026-11-16T05:00:00.000Z"],
  ["2026-11-16T04:59:59Z", "2026-11-09T05:00:00.000Z"],
  ["2026-11-22T23:59:59Z", "2026-11-16T05:00:00.000Z"],
  ["2027-01-01T12:00:00Z", "2026-12-28T05:00:00.000Z"],
])("the week of %s began on %s", (now, start) => {
  expect(new Date(weekStart(Date.parse(now))).toISOString()).toBe(start);
});
