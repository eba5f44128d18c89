import { describe, expect, it } from "vitest";
import { parseDraft } from "~/contact/draft.ts";

const words = { name: "Asha", email: "asha@buyer.example", message: "Salt", requestConsultation: false };
const id = "V1StGXR8_Z5jdHi6B-myT";
const now = 1_800_000_000_000;
const read = (draft: unknown) => parseDraft(JSON.stringify(draft), now);

describe("a stored draft", () => {
  it("is read back unchanged", () => {
    expect(read({ id, savedAt: now - 5, fields: words })).toEqual({ id, savedAt: now - 5, fields: words });
  });

  it.each([now + 1, "yesterday", null, {}])("with the invalid time %j counts as saved now", (savedAt) => {
    expect(read({ id, savedAt, fields: words })?.savedAt).toBe(now);
  });

  it.each([
    ...["", "no JSON", "null", "5", '"text"', "[]", "{}", '{"fields":null}', '{"fields":[1,2]}', '{"fields":"name"}'],
    ...['{"fields":{}}', '{"__proto__":{"fields":{"name":"x"}}}'],
  ])("of the form %s is ignored", (stored) => {
    expect(parseDraft(stored, now)).toBeUndefined();
  });

  it("loses values that a field cannot hold, and keeps the others", () => {
    const strange = { ...words, name: { first: "Asha" }, email: 7, requestConsultation: "Yes", message: "Kept" };
    expect(read({ id, fields: strange })?.fields).toEqual({ message: "Kept" });
  });

  it("of another version keeps the known fields", () => {
    expect(read({ id, fields: { name: "Asha", fax: "0" } })?.fields).toEqual({ name: "Asha" });
  });

  it.each([undefined, 7, "", "not an id!", "x".repeat(65), {}])(
    "with the id %j, which the relay would refuse, is ignored",
    (bad) => {
      expect(read({ id: bad, savedAt: now, fields: words })).toBeUndefined();
    },
  );
});
