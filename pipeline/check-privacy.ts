import { readFileSync } from "node:fs";
import { join } from "node:path";
import { officeWordsIn } from "../app/content/.server/languages/languages.ts";
import { problem, unpublishable } from "../app/content/.server/problems.ts";
import type { Content } from "../app/content/.server/registry.ts";
import { interpolate } from "../enquiry/interpolate.ts";

const proofsPage = "docs/privacy.md";

/** What proves a sentence: a test, by its file and name; or a sentence under `confirm`, where only the owner can know. */
export type Proof = { file: string; test: string } | { confirm: string };

/** A sentence of the page on privacy, and what proves it. */
export type ProvenSentence = { sentence: string; proofs: Proof[] };

const cells = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function proofOf(text: string): Proof {
  const [, confirm] = /^confirm: (.+)$/.exec(text) ?? [];
  if (confirm) return { confirm };
  const [, file = "", test = ""] = /^`([^`]+)`: (.+)$/.exec(text) ?? [];
  return { file, test };
}

/** The tables of `docs/privacy.md`: a sentence a row, with the office hours filled in, and what proves it, with `<br>` between. */
export function readProofs(page = readFileSync(join(import.meta.dirname, "..", proofsPage), "utf8")): ProvenSentence[] {
  const rows = page.split("\n").filter((line) => /^\| (?!sentence|---)/.test(line));
  return rows.map((row) => {
    const [sentence = "", proofs = ""] = cells(row);
    return {
      sentence: interpolate(sentence, officeWordsIn("en")),
      proofs: proofs.split("<br>").map((text) => proofOf(text.trim())),
    };
  });
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Each sentence of a text. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim());

/**
 * Makes sure that each sentence of the page on privacy, whatever setting it stands under, has a row in `docs/privacy.md`.
 * @throws {ContentError} naming each that has none.
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
