import { describe, expect, it } from "vitest";
import { closesHour, describeOffice, officeState, opensHour } from "~/contact/office-hours.ts";
import { interfaceIn } from "~/content/.server/languages.ts";

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

  it("goes by India's clock where the visitor's day is another", () => {
    // Thursday evening in California is Friday morning in Kutch.
    expect(officeState(new Date("2026-11-19T21:00:00-08:00")).open).toBe(true);
    // Sunday evening in California is Monday morning, half an hour before opening.
    expect(describeOffice(officeState(new Date("2026-11-22T20:00:00-08:00")), contact)).toBe(
      "Closed now, opens Monday at 10:00 AM IST",
    );
  });

  it("says until when it is open", () => {
    expect(describeOffice(officeState(ist("2026-11-20T12:00")), contact)).toBe("Open now, until 7:00 PM IST");
  });
});

it("the hours that are said are those that are kept", () => {
  const hour = (text: string) => new Date(`2026-11-20 ${text}`).getHours();
  expect([hour(contact.opens), hour(contact.closes)]).toEqual([opensHour, closesHour]);
});
