import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { listTranslatedFiles } from "~/content/list-content-files.ts";
import { collectTexts } from "../../../app/content/collect-texts";
import { readContent } from "../../../pipeline/read-content";
import { glossaryMistakes } from "../../support/glossary-mistakes";

const root = join(import.meta.dirname, "../../..");

/** What each translated file itself says. Its page also shows facts of the English file. */
const sources = await Promise.all(
  listTranslatedFiles(readContent()).map(async ({ file }) => ({
    file,
    data: (await import(join(root, file))).default as unknown,
  })),
);

/** All texts in a language, by file. */
const sourcesIn = (language: (typeof otherLanguages)[number]) => [
  { file: `content/${language}/interface.ts`, data: interfaceWordsIn(language) },
  ...sources.filter(({ file }) => file.startsWith(`content/${language}/`)),
];

describe.each(otherLanguages)("the check of texts in %s", (language) => {
  it("finds Latin words that are not names, and letters that are not in NFC", () => {
    expect(glossaryMistakes(language, "React, name@example.com, {count}, robots.txt, API")).toEqual([]);
    expect(glossaryMistakes(language, "React, merge")).toEqual([expect.stringContaining('"merge"')]);
    expect(glossaryMistakes(language, "\u0958")).toContain("is not in NFC");
  });

  /** Fields for search terms, `Intl` and fonts, which nobody reads. */
  const unread = /(^|\.)(keywords|spellings|language)\b/;
  /** Ids and conditions, which are the same in every language. */
  const facts = /(^|\.)(id|condition)$/;
  /** Addresses of pages, which have English names. */
  const address = /^\/[\w/-]*$/;
  it.each(sourcesIn(language))("finds nothing in $file", ({ data }) => {
    const slips = collectTexts(data)
      .filter(
        ({ field, text }) =>
          !unread.test(field) && !(facts.test(field) && /^[\w-]+$/.test(text)) && !address.test(text),
      )
      .flatMap(({ field, text }) => glossaryMistakes(language, text).map((slip) => `${field}: ${slip}`));
    expect(slips).toEqual([]);
  });
});
