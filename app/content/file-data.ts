import { dataFiles, pageType, paths } from "../../content/pages.ts";
import type { Language } from "./languages/site-languages.ts";
import { fileAndSchema } from "./page-files.ts";
import type { Content } from "./parse-files.ts";

/** A content file with its data. */
export type FileData = { file: string; data: Record<string, unknown> };

type Page = { slug: string } & Record<string, unknown>;

function filesIn(language: Language, content: object): FileData[] {
  const all = content as Readonly<Record<string, Record<string, unknown> | Page[] | undefined>>;
  return paths.flatMap((path) => {
    const { file = "" } = fileAndSchema(path, language) ?? {};
    const found = all[pageType(path).section ?? path] ?? [];
    if (!Array.isArray(found)) return { file, data: found };
    return found.map((data) => ({ file: file.replace("*", data.slug), data }));
  });
}

/** All content files in English. */
export const englishFileData = (all: Content): FileData[] => [
  ...filesIn("en", all),
  { file: dataFiles.prices.file, data: { prices: all.prices } },
  { file: dataFiles.measured.file, data: all.measured },
];

/** All content files in other languages. */
export const translatedFileData = (all: Content): FileData[] =>
  all.translations.flatMap((translation) => filesIn(translation.language, translation));
