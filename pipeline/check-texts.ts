import { collectTexts } from "../app/content/collect-texts.ts";
import { contentErrorOf, problemAt } from "../app/content/errors.ts";
import { interfaceWordsIn, type Language, languages } from "../app/content/languages/site-languages.ts";
import { listEnglishFiles, listTranslatedFiles } from "../app/content/list-content-files.ts";
import type { Content } from "../app/content/parse-files.ts";
import { scriptRegex } from "./fonts/cut-language-fonts.ts";
import { codeOnlyCharacters, fontCharacters } from "./vite/latin-font.ts";

/** An error in a text, and its remedy. */
type Fault = [wrong: string, fix: string];

/** A bracketed note of what is still to be written (CONTRIBUTING.md). After the brackets of a link is its address. */
const instruction = /(?:^|[\s"])\[([A-Z][^\]]{8,})\](?![([:])/;
/** Front matter and blocks of code of an MDX file. */
const fences = /^---\r?\n[\s\S]*?^---\r?\n|^```[\s\S]*?^```/gm;

function unwritten(text: string): Fault | undefined {
  const found = instruction.exec(text)?.[1];
  return found ? [`still says "[${found}]"`, "write what it asks for, without the brackets"] : undefined;
}

/** Finds letters that no font of a language draws. The visitor's system would draw them in any font, or not at all. */
function foreign(text: string, language: Language): Fault | undefined {
  const { font } = interfaceWordsIn(language).language;
  const own = font ? text.replaceAll(scriptRegex(font.subset), "") : text;
  const found = [...own].find((letter) => !`${fontCharacters}${codeOnlyCharacters}\n\t\r`.includes(letter));
  return found ? [`has "${found}", which the font of this page does not hold`, "leave it out, or spell it"] : undefined;
}

/** Checks that published texts are finished, and that the fonts have every letter. @throws {ContentError} */
export function checkTexts(content: Content): void {
  const problems = [...listEnglishFiles(content), ...listTranslatedFiles(content)].flatMap(({ file, data }) => {
    const language = languages.find((name) => file.startsWith(`content/${name}/`)) ?? "en";
    const prose = { field: "text", text: content.texts[file] ?? "" };
    return [...collectTexts(data), prose].flatMap(({ field, text }) => {
      const words = text.replaceAll(fences, "");
      return [unwritten(words), foreign(words, language)].flatMap((fault) =>
        fault ? [problemAt(file, field, ...fault)] : [],
      );
    });
  });
  if (problems.length > 0) throw contentErrorOf(problems);
}
