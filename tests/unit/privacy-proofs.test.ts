import { describe, expect, it } from "vitest";
import { checkPrivacy, type Proof, readProofs, sentencesOf } from "../../pipeline/check-privacy.ts";
import { readContent } from "../../pipeline/content.ts";
import { refusalOf } from "./support/content-error.ts";
import { isTest } from "./support/named-test.ts";

const { privacy } = readContent();
const proofs = readProofs();
const said = new Set(
  [...privacy.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)), privacy.closing.text].flatMap(
    sentencesOf,
  ),
);

/** Whether a proof exists: the test by its file and name, or the sentence for the owner to confirm. */
function stands(proof: Proof): boolean {
  if ("confirm" in proof) return privacy.confirm.filter((asked) => asked.startsWith(proof.confirm)).length === 1;
  return isTest(proof.file, proof.test);
}

it("docs/privacy.md is read a sentence a line, each with the proofs of its paragraph", () => {
  const page = [
    "# A heading",
    "We keep a\\b.\\\n`tests/unit/a.test.ts`: it is kept \\\nconfirm: that we keep it",
    "confirm: nothing",
    "You may ask, {officeDays}. \\\nWe answer.\\\n\\\nconfirm: that we answer",
  ].join("\n\n");
  const asked: Proof[] = [{ confirm: "that we answer" }];
  expect(readProofs(page)).toEqual([
    {
      sentence: "We keep a\\b.",
      proofs: [{ file: "tests/unit/a.test.ts", test: "it is kept" }, { confirm: "that we keep it" }],
    },
    { sentence: "You may ask, Monday to Friday.", proofs: asked },
    { sentence: "We answer.", proofs: asked },
  ]);
});

describe("every sentence of the page on privacy", () => {
  it("stands in docs/privacy.md, or the build stops", () => {
    expect(() => checkPrivacy({ privacy })).not.toThrow();
    const [first, ...others] = proofs;
    expect(refusalOf(() => checkPrivacy({ privacy }, others))).toBe(
      `content/en/privacy.ts: sections: promises what nothing proves: "${first?.sentence}": add it to docs/privacy.md with the test that proves it, or take the promise back`,
    );
  });

  it.each(proofs)("has a proof that exists: $sentence", ({ sentence, proofs }) => {
    expect(said).toContain(sentence);
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !stands(proof))).toEqual([]);
  });
});
