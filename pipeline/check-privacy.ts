import { readFileSync } from "node:fs";
import { join } from "node:path";
import { officeWordsIn } from "../app/content/.server/languages/languages.ts";
import { problem, unpublishable } from "../app/content/.server/problems.ts";
import type { Content } from "../app/content/.server/registry.ts";
import { interpolate } from "../enquiry/interpolate.ts";

const proofsPage = "docs/privacy.md";

/**
 * What proves a sentence: a test, by its file and name. Where only the owner can know, a sentence under `confirm`, by
 * its beginning.
 */
export type Proof = { file: string; test: string } | { confirm: string };

/** A sentence of the page on privacy, and what proves it. */
export type ProvenSentence = { sentence: string; proofs: Proof[] };

/** A proof as it is written: a test's file and name, or the beginning of a sentence that the owner confirms. */
const proofLine = /^`(?<file>tests\/[^`]+)`: (?<test>.+)$|^confirm: (?<confirm>.+)$/;

function proofOf(line: string): Proof | undefined {
  const { file = "", test = "", confirm } = proofLine.exec(line)?.groups ?? {};
  if (confirm) return { confirm };
  return file ? { file, test } : undefined;
}

/** The paragraphs of `docs/privacy.md`: a sentence a line, with the office hours filled in, and below it its proofs. */
export function readProofs(page = readFileSync(join(import.meta.dirname, "..", proofsPage), "utf8")): ProvenSentence[] {
  return page.split(/\n{2,}/).flatMap((paragraph) => {
    const lines = paragraph.split("\n").map((line) => line.replace(/\\$/, "").trim());
    const proofs = lines.flatMap((line) => proofOf(line) ?? []);
    const sentences = proofs.length > 0 ? lines.filter((line) => line && !proofOf(line)) : [];
    return sentences.map((sentence) => ({ sentence: interpolate(sentence, officeWordsIn("en")), proofs }));
  });
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Each sentence of a text. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim());

/**
 * Checks that each sentence of the privacy page, in every variant that a setting can choose, is in `docs/privacy.md`.
 * @throws {ContentError} naming each sentence that is not.
 */
export function checkPrivacy({ privacy }: Pick<Content, "privacy">, proofs = readProofs()): void {
  const proven = new Set(proofs.map(({ sentence }) => sentence));
  const texts = [
    ...privacy.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
    privacy.closing.text,
  ];
  const missing = [...new Set(texts.flatMap(sentencesOf))].filter((sentence) => !proven.has(sentence));
  if (missing.length === 0) return;
  const mend = `add it to ${proofsPage} with the test that proves it, or take the promise back`;
  throw unpublishable(
    missing.map((sentence) =>
      problem("content/en/privacy.ts", "sections", `promises what nothing proves: "${sentence}"`, mend),
    ),
  );
}
