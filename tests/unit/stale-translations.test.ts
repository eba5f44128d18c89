import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mergeTranslation } from "~/content/languages/merge-translation.ts";
import { otherLanguages } from "~/content/languages/site-languages.ts";
import { parseFrontMatter } from "~/content/mdx/front-matter.ts";
import { collectTexts } from "../../app/content/collect-texts.ts";
import english from "../../content/en/interface.ts";
import * as catalogues from "../../content/languages.ts";
import { readFiles } from "../../pipeline/read-content.ts";

/*
 * The English that the translations were last compared with, a file for each English file. A changed English text fails here until
 * somebody has looked at its Gujarati and Hindi, and has noted that by the command below.
 */
const folder = join(import.meta.dirname, "translated-english");
const files = { ...readFiles(), "content/en/interface.ts": english };
const words: Record<string, unknown> = {
  ...files,
  ...Object.fromEntries(Object.entries(catalogues).map(([name, words]) => [`content/${name}/interface.ts`, words])),
};

/** The English file of a translation: its path from the project's root, and its data. */
function englishOf(file: string) {
  const same = file.replace(/^content\/[a-z]+\//, "content/en/");
  if (same in files) return { file: same, data: words[same] };
  const story = file.replace(/^content\/[a-z]+\/(.+)\.ts$/, "content/$1.mdx");
  return { file: story, data: parseFrontMatter(story, String(words[story])) };
}

/**
 * The English texts that translations have words for, one a line with its field. Entries of a list have no number, so that a new one
 * moves no other.
 */
function translatedTexts(file: string, data: unknown): string[] {
  const merged = translations
    .filter((other) => englishOf(other).file === file)
    .map(
      (other) =>
        new Map(collectTexts(mergeTranslation(data, words[other], [])).map(({ field, text }) => [field, text])),
    );
  return collectTexts(data)
    .filter(({ field, text }) => merged.some((said) => said.has(field) && said.get(field) !== text))
    .map(({ field, text }) => `${field.replaceAll(/ \(entry \d+\)/g, "")}: ${text}`);
}

const translations = Object.keys(words).filter((file) =>
  otherLanguages.some((language) => file.startsWith(`content/${language}/`)),
);
const originals = new Map(
  translations.map((file) => Object.values(englishOf(file))).map(([file, data]) => [String(file), data]),
);
const noteOf = (file: string) =>
  `${file
    .replace("content/", "")
    .replace(/\.\w+$/, "")
    .replaceAll("/", "-")}.txt`;

it.each([...originals])("the English of %s is unchanged since its translations were compared", async (file, data) => {
  const where = file === "content/en/interface.ts" ? `${file} (or a *-words.ts beside it)` : file;
  const look = `${where} has changed (- before, + now). See whether ${otherLanguages.join(" and ")} still say the same, then note it:
npx vitest run --project unit stale-translations -t ${file} --update`;
  await expect(`${translatedTexts(file, data).join("\n")}\n`, look).toMatchFileSnapshot(join(folder, noteOf(file)));
});

it("no stored English text is left of a file that was deleted", () => {
  // That of a new file is written when this run ends.
  const notes = new Set([...originals.keys()].map(noteOf));
  expect(readdirSync(folder).filter((note) => !notes.has(note))).toEqual([]);
});
