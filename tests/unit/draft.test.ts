import { describe, expect, it } from "vitest";
import { readDraft } from "~/contact/draft.ts";

const words = { name: "Asha", email: "asha@buyer.example", message: "Salt", requestConsultation: false };
const id = "V1StGXR8_Z5jdHi6B-myT";
const read = (draft: unknown) => readDraft(JSON.stringify(draft));

describe("a stored draft", () => {
  it("is read as it was written, with the id under which its words were sent", () => {
    expect(read({ fields: words, triedAs: id })).toEqual({ fields: words, triedAs: id });
    expect(read({ fields: words })).toEqual({ fields: words });
  });

  it.each([
    "",
    "no JSON",
    "null",
    "5",
    '"text"',
    "[]",
    "{}",
    '{"fields":null}',
    '{"fields":[1,2]}',
    '{"fields":"name"}',
    '{"fields":{},"triedAs":null}',
    '{"__proto__":{"fields":{"name":"x"}}}',
  ])("of the shape %s is an empty one", (stored) => {
    expect(readDraft(stored)).toEqual({ fields: {} });
  });

  it("loses what no field of that kind can hold, and keeps the rest", () => {
    const strange = { ...words, name: { first: "Asha" }, email: 7, requestConsultation: "Yes", message: "Kept" };
    expect(read({ fields: strange })).toEqual({ fields: { message: "Kept" } });
  });

  it("of a version with other fields is read as far as they are known", () => {
    expect(read({ fields: { name: "Asha", fax: "0" } })).toEqual({ fields: { name: "Asha" } });
  });

  it("keeps no id if words were dropped: the rest under that id would be taken for a repeat, and thrown away", () => {
    expect(read({ fields: { ...words, fax: "0" }, triedAs: id })).toEqual({ fields: words });
    expect(read({ fields: { ...words, name: 1 }, triedAs: id })).not.toHaveProperty("triedAs");
  });

  it.each([7, "", "not an id!", "x".repeat(65), {}])(
    "with the id %j, which the relay would refuse, has none",
    (triedAs) => {
      expect(read({ fields: words, triedAs })).toEqual({ fields: words });
    },
  );
});
