import { describe, expect, it } from "vitest";
import { describeOfficeStatus, officeStatus } from "~/contact/is-office-open.ts";
import { interfaceWordsIn, languages, officeHoursIn } from "~/content/languages/site-languages.ts";
import { formatOfficeHours } from "../../enquiry/format-office-hours.ts";
import { closesHour, opensHour } from "../../enquiry/office-hours.ts";

const { contact } = interfaceWordsIn("en");

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
    expect(officeStatus(ist(time)).open).toBe(open);
  });

  it.each([
    ["2026-11-20T10:00", "2026-11-20T19:00"],
    ["2026-11-20T09:00", "2026-11-20T10:00"],
    ["2026-11-20T19:00", "2026-11-23T10:00"],
    ["2026-11-22T23:59", "2026-11-23T10:00"],
    ["2026-11-23T00:00", "2026-11-23T10:00"],
    ["2026-12-31T20:00", "2027-01-01T10:00"],
  ])("changes after %s IST next at %s", (time, border) => {
    expect(officeStatus(ist(time)).changesAt).toEqual(ist(border));
  });

  it("uses Indian time in every time zone", () => {
    // Thursday evening in California is Friday morning in Kutch.
    expect(officeStatus(new Date("2026-11-19T21:00:00-08:00")).open).toBe(true);
    // Sunday evening in California is Monday morning, half an hour before opening.
    const said = describeOfficeStatus(officeStatus(new Date("2026-11-22T20:00:00-08:00")), contact);
    expect(said).toBe("Closed now, opens Monday at 10:00 AM IST");
  });
});

describe("the hours in words", () => {
  it.each(languages)("match opensHour and closesHour, in the language %s", (language) => {
    const { opens, closes, officeDays, closedDays } = officeHoursIn(language);
    expect(opens).toContain(`${opensHour}:00`);
    expect(closes).toContain(`${closesHour - 12}:00`);
    const { acknowledgement, received, contact } = interfaceWordsIn(language);
    expect(acknowledgement.next[0]).toContain(officeDays);
    for (const time of [opens, closes]) expect(acknowledgement.next[0]).toContain(time);
    expect(received.tagline).toContain(officeDays);
    expect(contact).toMatchObject({ opens, closes, weekend: closedDays });
  });
});

const saturday = { opens: 600, closes: 840 };

describe("an office that opens on Saturday", () => {
  it.each([
    ["2026-11-20T19:00:00", false, "2026-11-21T10:00:00"],
    ["2026-11-21T09:59:59", false, "2026-11-21T10:00:00"],
    ["2026-11-21T10:00:00", true, "2026-11-21T14:00:00"],
    ["2026-11-21T13:59:59", true, "2026-11-21T14:00:00"],
    ["2026-11-21T14:00:00", false, "2026-11-23T10:00:00"],
    ["2026-11-22T12:00:00", false, "2026-11-23T10:00:00"],
    ["2026-11-23T18:00:00", true, "2026-11-23T19:00:00"],
  ])("at %s IST is open: %s, until %s", (time, open, border) =>
    expect(officeStatus(ist(time), saturday)).toEqual({ open, changesAt: ist(border) }),
  );

  it("shows Saturday's hours", () => {
    const { opens, closes, openNow, closedNow, days } = interfaceWordsIn("en").contact;
    const own = { opens: "10:30 AM", closes: "2:00 PM" };
    const said = (time: string) =>
      describeOfficeStatus(officeStatus(ist(time), saturday), {
        opens,
        closes,
        openNow,
        closedNow,
        days,
        saturday: own,
      });
    expect(said("2026-11-21T12:00")).toBe("Open now, until 2:00 PM IST");
    expect(said("2026-11-20T20:00")).toBe("Closed now, opens Saturday at 10:30 AM IST");
    expect(said("2026-11-21T15:00")).toBe("Closed now, opens Monday at 10:00 AM IST");
    expect(said("2026-11-20T12:00")).toBe("Open now, until 7:00 PM IST");
  });
});

describe("the texts of Saturday's hours", () => {
  it.each([
    ["en", "Monday to Saturday", "Sunday", ", and Saturday, 10:00 AM to 2:30 PM,"],
    ["gu", "સોમવારથી શનિવાર", "રવિવાર", ", અને શનિવારે સવારે 10:00થી બપોરે 2:30 સુધી"],
    ["hi", "सोमवार से शनिवार", "रविवार", ", और शनिवार को सुबह 10:00 से दोपहर 2:30 बजे तक"],
  ] as const)("name all open and closed days, in the language %s", (language, officeDays, closedDays, and) => {
    const words = formatOfficeHours(interfaceWordsIn(language).language, { opens: 600, closes: 870 });
    expect(words).toMatchObject({ officeDays, closedDays, andSaturday: and });
    expect(words.weekdays).toBe(formatOfficeHours(interfaceWordsIn(language).language, null).officeDays);
  });
});
