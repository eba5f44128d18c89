import type { z } from "zod";
import type { NonPageData, SectionPages, SinglePages, TranslatedSectionPages } from "../../content/pages.ts";
import { nonPageFiles, pageTypeOf, routePaths } from "../../content/pages.ts";
import { caseStudy, pickTranslatableFields } from "../../content/schemas/case-study.ts";
import { insertOfficeHours } from "../../enquiry/format-office-hours.ts";
import { settings } from "../../settings/index.ts";
import { contentErrorOf, ProblemCollector, problemAt } from "./errors.ts";
import { contentFileOf, fileAndSchema } from "./file-paths.ts";
import { type Mismatch, mergeTranslation, translateFactSubjects } from "./languages/merge-translation.ts";
import { type Language, languages, officeHoursIn, otherLanguages } from "./languages/site-languages.ts";
import { parseFrontMatter } from "./mdx/front-matter.ts";
import { findBySlug, parseBySchema } from "./parse-by-schema.ts";

// Declared here instead of taken from Node's types, so that `app/` is type-checked without Node.
declare const process: { env: Record<string, string | undefined> };

/** Whether this is `npm run dev`, the only one that shows unpublished pages. Holds in the bundler and in plain Node. */
const isDevelopment = process.env.NODE_ENV === "development";

/**
 * The files of `content/` by path: the default export of a module, the source of an MDX file. The bundler reads them
 * for the pages (`index.ts`), plain Node for everything else (`pipeline/read-content.ts`).
 */
export type FilesByPath = Readonly<Record<string, unknown>>;

/** The data of a file; of an MDX file, its front matter. Office hours are filled in. */
function dataOf(file: string, said: unknown): unknown {
  if (typeof said === "string") return parseFrontMatter(file, said);
  const language = languages.find((name) => file.startsWith(`content/${name}/`));
  return language ? insertOfficeHours(said, officeHoursIn(language)) : said;
}

/**
 * The data for an office that opens on Saturday: the fields of `withSaturday` replace those beside it. `withSaturday` itself stays,
 * so that a translation without it is reported.
 */
function forSaturday<T>(data: T): T {
  if (Array.isArray(data)) return data.map(forSaturday) as T;
  if (typeof data !== "object" || data === null) return data;
  const { withSaturday } = data as { withSaturday?: object };
  const entries = Object.entries({ ...data, ...withSaturday });
  return Object.fromEntries(entries.map(([key, value]) => [key, forSaturday(value)])) as T;
}

/** What orders the pages of a section, and says whether one is left out. */
type Listed = { unpublished: boolean; order?: number; publishDate?: string };

/** By their place, else the newest first. */
const compare = (a: Listed, b: Listed) =>
  (a.order ?? 0) - (b.order ?? 0) || (b.publishDate ?? "").localeCompare(a.publishDate ?? "");

/** Reads files one by one, and collects what is wrong with each. `all`: unpublished pages are included. */
function readerOf(files: FilesByPath, all: boolean) {
  const problems = new ProblemCollector();

  /** The data of a file. A file of another language gets the facts of its English one, the `original`. */
  function factsAndWords(file: string, original: string): unknown {
    const said = dataOf(file, files[file]);
    if (file === original) return said;
    const there = files[original];
    if (there === undefined)
      throw contentErrorOf([problemAt(file, "(whole file)", `translates ${original}, which is not there: remove it`)]);
    const misfits: Mismatch[] = [];
    const english =
      typeof there === "string"
        ? pickTranslatableFields(parseBySchema(caseStudy, original, dataOf(original, there)))
        : there;
    const page = mergeTranslation(english, said, misfits);
    if (misfits.length > 0) throw contentErrorOf(misfits.map(({ field, wrong }) => problemAt(file, field, wrong)));
    return page;
  }

  /** One file; `undefined` if something is wrong with it, for which `finish` then throws. */
  const one = <S extends z.ZodType>(schema: S, file: string, original = file): z.infer<S> | undefined =>
    problems.attempt(file, () => {
      const data = parseBySchema(schema, file, factsAndWords(file, original));
      return settings.saturday ? forSaturday(data) : data;
    });

  /** The published pages of a section. The slug of each is its file's name. */
  function section(pattern: string, schema: z.ZodType, english: string) {
    const [before = "", after = ""] = pattern.split("*");
    return Object.keys(files)
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .flatMap((file) => {
        const slug = file.slice(before.length, -after.length);
        const data = one(schema, file, english.replace("*", slug)) as Listed | undefined;
        return data ? [{ slug, ...data }] : [];
      })
      .filter(({ unpublished }) => all || !unpublished)
      .sort(compare);
  }

  /** The pages of a language: single ones by address, lists of the others by section. English has to have each single one. */
  function pages(language: Language): object {
    const found = routePaths.flatMap((path): [string, unknown][] => {
      const words = fileAndSchema(path, language);
      if (!words) return [];
      const { file, schema } = words;
      const name = pageTypeOf(path).section;
      if (name) return [[name, section(file, schema, contentFileOf(path))]];
      return language === "en" || file in files ? [[path, one(schema, file, contentFileOf(path))]] : [];
    });
    return Object.fromEntries(found);
  }

  /** `finish` throws a `ContentError` with everything that is wrong. */
  return { one, pages, finish: () => problems.throwIfAny() };
}

/** Parses each file by its schema. `all`: with unpublished pages. @throws {ContentError} with each problem */
export function parseFiles(files: FilesByPath, all = isDevelopment) {
  const reader = readerOf(files, all);
  const data = Object.entries(nonPageFiles).map(([name, { file, schema }]) => [name, reader.one(schema, file)]);
  const english = reader.pages("en") as SinglePages & SectionPages;
  const facts = Object.fromEntries(data) as NonPageData;
  const unpublished = all ? [] : facts.unpublished;
  const parsed = {
    ...facts,
    ...english,
    unpublished,
    translations: otherLanguages.map((language) => {
      const own = reader.pages(language) as Partial<SinglePages> & TranslatedSectionPages;
      const guides = own.guides.map((guide) => translateFactSubjects(guide, findBySlug(english.guides, guide.slug)));
      return { language, unpublished, ...own, guides };
    }),
    /** Sources of articles and case studies, by file. */
    texts: Object.fromEntries(
      Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  };
  // After the last file, so that one run reports the problems of all. Entries left out above stop the build here.
  reader.finish();
  return parsed;
}

/** The whole content of `content/`. */
export type Content = ReturnType<typeof parseFiles>;
export type LanguageContent = Content["translations"][number];

/** The content of another language. `undefined` for English, whose pages are the content itself. */
export const translatedContent = (
  content: Pick<Content, "translations">,
  language: Language,
): LanguageContent | undefined => content.translations.find((translation) => translation.language === language);

export type Article = Content["articles"][number];
