import { describe, expect, it } from "vitest";
import { closesHour, describeOffice, officeState, opensHour } from "~/contact/office-hours.ts";
import { interfaceIn, languages, officeWordsIn } from "~/content/languages/site-languages.ts";

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
  ])("changes after %s IST next at %s", (time, border) => {
    expect(officeState(ist(time)).changesAt).toEqual(ist(border));
  });

  it("uses Indian time in every time zone", () => {
    // Thursday evening in California is Friday morning in Kutch.
    expect(officeState(new Date("2026-11-19T21:00:00-08:00")).open).toBe(true);
    // Sunday evening in California is Monday morning, half an hour before opening.
    expect(describeOffice(officeState(new Date("2026-11-22T20:00:00-08:00")), contact)).toBe(
      "Closed now, opens Monday at 10:00 AM IST",
    );
  });
});

describe("the hours in words", () => {
  it.each(languages)("match the settings, in the language %s", (language) => {
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
});
