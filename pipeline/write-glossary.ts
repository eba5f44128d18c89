/*
 * `npm run write:glossary`: writes `docs/glossary.md` from the terms and traps of `pipeline/glossary/`. A unit test
 * fails when the page differs.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { interfaceIn, otherLanguages } from "../app/content/.server/languages/languages.ts";
import { names } from "./glossary/names.ts";
import { style } from "./glossary/style.ts";
import type { Term } from "./glossary/term.ts";
import { terms, traps } from "./glossary/traps.ts";

const nameOf = (language: (typeof otherLanguages)[number]) => interfaceIn(language).language.nameForOwner;

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** A term's cells, with the spellings that it rejects. */
const cellsOf = (term: Term) =>
  otherLanguages.map((language) => {
    const never = term.never?.[language];
    return `${term[language] ?? ""}${never ? `; not ${never.join(", ")}` : ""}`;
  });

const languageTable = (first: string, rows: readonly Term[]) =>
  tableOf(
    [first, ...otherLanguages.map(nameOf)],
    rows.map((row) => [row.en, ...cellsOf(row)]),
  );

/** The text of `docs/glossary.md`. */
export const glossaryPage =
  (): string => `<!-- Written by \`npm run write:glossary\` from pipeline/glossary/: change the words there. -->

# Words of the three languages

One English term, one Gujarati, one Hindi: so that a page, a button and a mail say the same. Whoever writes a text looks here
first, and adds a row to \`pipeline/glossary/\` where a term is missing. What only the owner can decide is asked in
[translation-doubts.md](translation-doubts.md).

## How the site speaks

${languageTable("", style)}

## Terms

${languageTable("English", terms)}

## Names that stay in Latin letters

Beside the technologies that have a page. Every other word of an English page is written in script.

${tableOf(
  ["What", "Names"],
  Object.entries(names).map(([what, list]) => [what, list.join(", ")]),
)}

## What must not occur

Tests look for it in every text, on every built page and in the visitor's mail.

${tableOf(
  ["Language", "What", "Why", "Wrong", "Right"],
  otherLanguages.flatMap((language) =>
    traps[language].map(({ what, why, wrong, right }) => [nameOf(language), what, why, wrong, right]),
  ),
)}
`;

if (import.meta.main) writeFileSync(join(import.meta.dirname, "../docs/glossary.md"), glossaryPage());
