import { describe, expect, it } from "vitest";
import { readDraft, submissionIdOf } from "~/contact/draft.ts";
import { submissionIdPattern } from "../../enquiry/fields.ts";

const words = { name: "Asha", email: "asha@buyer.example", message: "Salt", requestConsultation: false };
const id = "V1StGXR8_Z5jdHi6B-myT";
const now = 1_800_000_000_000;
const read = (draft: unknown) => readDraft(JSON.stringify(draft), now);

describe("a stored draft", () => {
  it("is read back unchanged", () => {
    expect(read({ id, savedAt: now - 5, fields: words })).toEqual({ id, savedAt: now - 5, fields: words });
  });

  it("of the first release gets an id and counts as saved now, and keeps the id under which it was already sent", () => {
    const draft = read({ fields: words, triedAs: id });
    expect(draft).toEqual({ id: expect.stringMatching(submissionIdPattern), savedAt: now, fields: words, triedAs: id });
    expect(draft && submissionIdOf(draft)).toBe(id);
  });

  it.each([now + 1, "yesterday", null, {}])("with the impossible time %j counts as saved now", (savedAt) => {
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
  ])("of the form %s is ignored", (stored) => {
    expect(readDraft(stored, now)).toBeUndefined();
  });

  it("loses values that a field cannot hold, and keeps the others", () => {
    const strange = { ...words, name: { first: "Asha" }, email: 7, requestConsultation: "Yes", message: "Kept" };
    expect(read({ fields: strange })?.fields).toEqual({ message: "Kept" });
  });

  it("of a version with other fields keeps the fields that are known", () => {
    expect(read({ fields: { name: "Asha", fax: "0" } })?.fields).toEqual({ name: "Asha" });
  });

  it("loses its id with any dropped text: under the same id the rest would count as a repeat and be ignored", () => {
    expect(read({ fields: { ...words, fax: "0" }, triedAs: id })).not.toHaveProperty("triedAs");
    expect(read({ fields: { ...words, name: 1 }, triedAs: id })).not.toHaveProperty("triedAs");
  });

  it.each([7, "", "not an id!", "x".repeat(65), {}])("loses the id %j, which the relay would refuse", (bad) => {
    expect(read({ fields: words, triedAs: bad })).not.toHaveProperty("triedAs");
    expect(read({ id: bad, fields: words })?.id).toMatch(/^[\w-]{21}$/);
  });
});

describe("the id of an enquiry", () => {
  const sent = { id, savedAt: now, fields: words };

  it("is the same for the same text of a draft, whenever and wherever it is sent", () => {
    const again = { ...sent, savedAt: now + 9, fields: { ...words, phone: "" } };
    expect(submissionIdOf(again)).toBe(submissionIdOf(sent));
    expect(submissionIdOf(sent)).toMatch(submissionIdPattern);
  });

  it("changes with any change of the text, and differs in another draft", () => {
    const changed = { ...sent, fields: { ...words, message: "Salt." } };
    const other = { ...sent, id: "another" };
    expect(new Set([sent, changed, other].map(submissionIdOf)).size).toBe(3);
  });
});
