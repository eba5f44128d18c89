import { describe, expect, it } from "vitest";
import { isBlank, withoutUnseen } from "../../enquiry/clean.ts";
import { fields } from "../../enquiry/fields.ts";
import { wireSchema } from "../../server/relay/accept/field-schemas.ts";

const field = (name: string) => {
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

describe("a line without what cannot be seen", () => {
  it.each([
    ["a zero-width space before an address", "email", "\u200basha@buyer.example", "asha@buyer.example"],
    ["a byte order mark after it", "email", "asha@buyer.example\ufeff", "asha@buyer.example"],
    ["a word joiner and a soft hyphen in it", "email", "as\u2060ha@buy\u00ader.example", "asha@buyer.example"],
    ["marks of direction around it", "email", "\u202aasha@buyer.example\u202c", "asha@buyer.example"],
    ["fillers and selectors around it", "email", "\u3164asha@buyer.example\ufe0f\u034f", "asha@buyer.example"],
    ["a no-break space after it", "email", "asha@buyer.example\u00a0", "asha@buyer.example"],
    ["a joiner in a number", "phone", "+91 \u200d98250", "+91 98250"],
  ] as const)("drops %s, in the page and in the relay", (_, name, pasted, seen) => {
    expect(withoutUnseen(pasted, name)).toBe(seen);
    expect(wireSchema(field(name)).parse(pasted)).toBe(seen);
  });

  it("keeps the joiners of a name in an Indic script", () => {
    expect(withoutUnseen("શ્રી\u200d પટેલ", "line")).toBe("શ્રી\u200d પટેલ");
  });

  it("keeps a message as it was written", () => {
    expect(withoutUnseen("\u200fשלום", "lines")).toBe("\u200fשלום");
  });

  it.each([
    "",
    "  ",
    "\u200b",
    "\u200d\u2060 \ufeff",
    "\u00ad",
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "\ufe0f",
    "\u{e0041}",
  ])("counts %j as blank, and the relay asks for a name", (text) => {
    expect(isBlank(text)).toBe(true);
    expect(wireSchema(field("name")).safeParse(text).success).toBe(false);
  });
});
