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

describe("every sentence of the page on privacy", () => {
  it("stands in docs/privacy.md, or the build stops", () => {
    expect(refusalOf(() => checkPrivacy({ privacy }))).toBe("");
    const [first, ...others] = proofs;
    expect(refusalOf(() => checkPrivacy({ privacy }, others))).toContain(first?.sentence);
  });

  it.each(proofs)("has a proof that exists: $sentence", ({ sentence, proofs }) => {
    expect(said).toContain(sentence);
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((proof) => !stands(proof))).toEqual([]);
  });
});
