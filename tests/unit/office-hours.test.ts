import { describe, expect, it } from "vitest";
import { closesHour, describeOffice, officeState, opensHour } from "~/contact/office-hours.ts";
import { interfaceIn, languages, officeWordsIn } from "~/content/languages/site-languages.ts";
import * as catalogues from "../../content/languages.ts";
import { officeDays } from "../../enquiry/office-hours.ts";
import { officeHoursProblems } from "./support/office-hours-problems.ts";

const { contact } = interfaceIn("en");

/** A moment in India Standard Time. 2026-11-20 is a Friday. */
const ist = (text: string) => new Date(`${text}+05:30`);

describe("the office", () => {
  it.each([
    ["2026-11-20T09:59:59.999", false],
    ["2026-11-20T10:00:00.000", true],
    ["2026-11-20T18:59:59.999", true],
    ["2026-11-20T19:00:00.000", false],
    ["2026-11-21T12:00:00.000", false],
    ["2026-11-22T12:00:00.000", false],
    ["2026-11-23T10:00:00.000", true],
  ])("at %s IST is open: %s", (time, open) => {
    expect(officeState(ist(time)).open).toBe(open);
  });

  it.each([
    ["2026-11-20T10:00", "2026-11-20T19:00"],
    ["2026-11-20T09:00", "2026-11-20T10:00"],
    ["2026-11-20T19:00", "2026-11-23T10:00"],
    ["2026-11-22T23:59", "2026-11-23T10:00"],
    ["2026-11-23T00:00", "2026-11-23T10:00"],
    ["2026-12-31T20:00", "2027-01-01T10:00"],
  ])("after %s IST changes next at %s", (time, border) => {
    expect(officeState(ist(time)).changesAt).toEqual(ist(border));
  });

  it("uses India's time for visitors in other time zones", () => {
    // Thursday evening in California is Friday morning in Kutch.
    expect(officeState(new Date("2026-11-19T21:00:00-08:00")).open).toBe(true);
    // Sunday evening in California is Monday morning, half an hour before opening.
    expect(describeOffice(officeState(new Date("2026-11-22T20:00:00-08:00")), contact)).toBe(
      "Closed now, opens Monday at 10:00 AM IST",
    );
  });
});

describe("the hours in words", () => {
  it.each(languages)("match the hours that are kept, in the language %s", (language) => {
    const { opens, closes, officeDays, closedDays } = officeWordsIn(language);
    expect(opens).toContain(`${opensHour}:00`);
    expect(closes).toContain(`${closesHour - 12}:00`);
    const { acknowledgement, received, contact } = interfaceIn(language);
    expect(acknowledgement.next[0]).toContain(officeDays);
    for (const time of [opens, closes]) expect(acknowledgement.next[0]).toContain(time);
    expect(received.tagline).toContain(officeDays);
    expect(contact).toMatchObject({ opens, closes, weekend: closedDays });
  });

  it.each([
    ["en", "Monday to Friday", "10:00 AM", "7:00 PM"],
    ["gu", "સોમવારથી શુક્રવાર", "સવારે 10:00", "સાંજે 7:00"],
    ["hi", "सोमवार से शुक्रवार", "सुबह 10:00", "शाम 7:00"],
  ] as const)("read in %s: %s, %s, %s", (language, days, opens, closes) => {
    expect(officeWordsIn(language)).toMatchObject({ officeDays: days, opens, closes });
  });

  it("stand in no catalogue and on no page as words of their own", () => {
    const files = Object.fromEntries(
      Object.entries({ ...catalogues }).map(([name, words]) => [`content/${name}/interface.ts`, words]),
    );
    expect(officeHoursProblems(files)).toEqual([]);
    const own = { "content/en/home.ts": { text: "Write to us, Monday to Saturday." } };
    expect(officeHoursProblems(own)).toMatchObject([{ place: "content/en/home.ts: text" }]);
    expect(officeHoursProblems({ "content/gu/home.ts": own["content/en/home.ts"] })).toEqual([]);
  });

  it("call no day a day off on which the office opens", () => {
    const said = (text: string) => officeHoursProblems({ "content/en/home.ts": { text } }).map(({ wrong }) => wrong);
    expect(said("Closed on Saturday.")).toEqual([]);
    const { last } = officeDays;
    Object.assign(officeDays, { last: 6 });
    try {
      expect(said("Closed on Sunday.")).toEqual([]);
      expect(said("Closed on Saturday.")).toEqual([
        "speaks of Saturday as a day off, on which enquiry/office-hours.ts has the office open",
      ]);
    } finally {
      Object.assign(officeDays, { last });
    }
  });
});
