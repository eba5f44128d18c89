import { describe, expect, it } from "vitest";
import { readDraft, submissionIdOf } from "~/contact/draft.ts";
import { submissionIdPattern } from "../../enquiry/fields.ts";

const words = { name: "Asha", email: "asha@buyer.example", message: "Salt", requestConsultation: false };
const id = "V1StGXR8_Z5jdHi6B-myT";
const now = 1_800_000_000_000;
const read = (draft: unknown) => readDraft(JSON.stringify(draft), now);

describe("a stored draft", () => {
  it("is read as it was written", () => {
    expect(read({ id, savedAt: now - 5, fields: words })).toEqual({ id, savedAt: now - 5, fields: words });
  });

  it("of the first release gets an id and its age from now on, and keeps the id under which its words were sent", () => {
    const draft = read({ fields: words, triedAs: id });
    expect(draft).toEqual({ id: expect.stringMatching(submissionIdPattern), savedAt: now, fields: words, triedAs: id });
    expect(draft && submissionIdOf(draft)).toBe(id);
  });

  it.each([now + 1, "yesterday", null, {}])("saved at %j, which has not been, was saved now", (savedAt) => {
    expect(read({ id, savedAt, fields: words })?.savedAt).toBe(now);
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
  ])("of the shape %s is none", (stored) => {
    expect(readDraft(stored, now)).toBeUndefined();
  });

  it("loses what no field of that kind can hold, and keeps the rest", () => {
    const strange = { ...words, name: { first: "Asha" }, email: 7, requestConsultation: "Yes", message: "Kept" };
    expect(read({ fields: strange })?.fields).toEqual({ message: "Kept" });
  });

  it("of a version with other fields is read as far as they are known", () => {
    expect(read({ fields: { name: "Asha", fax: "0" } })?.fields).toEqual({ name: "Asha" });
  });

  it("keeps no id if words were dropped: the rest under that id would be taken for a repeat, and thrown away", () => {
    expect(read({ fields: { ...words, fax: "0" }, triedAs: id })).not.toHaveProperty("triedAs");
    expect(read({ fields: { ...words, name: 1 }, triedAs: id })).not.toHaveProperty("triedAs");
  });

  it.each([7, "", "not an id!", "x".repeat(65), {}])(
    "with the id %j, which the relay would refuse, has none",
    (bad) => {
      expect(read({ fields: words, triedAs: bad })).not.toHaveProperty("triedAs");
      expect(read({ id: bad, fields: words })?.id).toMatch(/^[\w-]{21}$/);
    },
  );
});

describe("the id of an enquiry", () => {
  const sent = { id, savedAt: now, fields: words };

  it("is the same for the same words of a draft, whenever and from wherever they are sent", () => {
    const again = { ...sent, savedAt: now + 9, fields: { ...words, phone: "" } };
    expect(submissionIdOf(again)).toBe(submissionIdOf(sent));
    expect(submissionIdOf(sent)).toMatch(submissionIdPattern);
  });

  it("is another one as soon as a word differs, and in another draft", () => {
    const changed = { ...sent, fields: { ...words, message: "Salt." } };
    const other = { ...sent, id: "another" };
    expect(new Set([sent, changed, other].map(submissionIdOf)).size).toBe(3);
  });
});
