import type { z } from "zod";
import { article } from "../../content/schemas/article.ts";
import { blog } from "../../content/schemas/blog.ts";
import { caseStudy, caseStudyHalf, firstHalf } from "../../content/schemas/case-study.ts";
import { caseStudyPages } from "../../content/schemas/case-study-pages.ts";
import { about, careers, industries } from "../../content/schemas/company.ts";
import { contact } from "../../content/schemas/contact.ts";
import { explainer } from "../../content/schemas/explainer.ts";
import { guide } from "../../content/schemas/guide.ts";
import { home } from "../../content/schemas/home.ts";
import { measured } from "../../content/schemas/measured.ts";
import { prices } from "../../content/schemas/prices.ts";
import { privacy } from "../../content/schemas/privacy.ts";
import { redirects } from "../../content/schemas/redirects.ts";
import { service } from "../../content/schemas/service.ts";
import { sheet } from "../../content/schemas/sheet.ts";
import { shelf } from "../../content/schemas/shelf.ts";
import { technology, technologyPages } from "../../content/schemas/technology.ts";
import { withOfficeWords } from "../../enquiry/office-words.ts";
import { settings } from "../../settings/index.ts";
import { isDevelopment } from "./environment.ts";
import { withOwnNames } from "./languages/guide-names.ts";
import { type Language, languages, officeWordsIn, otherLanguages } from "./languages/languages.ts";
import { forSaturday } from "./languages/saturday.ts";
import { inWords, type Misfit } from "./languages/words.ts";
import { parseFrontMatter } from "./mdx/front-matter.ts";
import { byOrder, findBySlug, parseContent } from "./parse.ts";
import { Problems, problem, unpublishable } from "./problems.ts";

/**
 * Sections of the site whose pages are one content file each, e.g. `/technologies/react` is `content/technologies/react.ts`. Sections
 * in several languages have a folder in each: `/services/uiux-design` is `content/en/services/uiux-design.ts`.
 */
export const sections = {
  services: { folder: "services", extension: "ts", translated: true },
  technologies: { folder: "technologies", extension: "ts" },
  guides: { folder: "guides", extension: "ts", translated: true },
  sheets: { folder: "sheets", extension: "ts", translated: true },
  caseStudies: { folder: "case-studies", extension: "mdx" },
  articles: { folder: "blog", extension: "mdx" },
} as const;

export type Section = keyof typeof sections;
export const sectionNames = Object.keys(sections) as Section[];

/** The file of a page, as a path from the project's root. A case study in another language is `.ts`, since its half has no MDX. */
export function fileOf(section: Section, slug: string, language: Language = "en"): string {
  const { folder, extension, ...rest } = sections[section];
  if (section === "caseStudies" && language !== "en") return `content/${language}/${folder}/${slug}.ts`;
  return `content/${"translated" in rest ? `${language}/` : ""}${folder}/${slug}.${extension}`;
}

/**
 * The files of `content/` by path from the project's root: the default export of a module, the source of an MDX file. The bundler
 * reads them for the pages (`index.ts`), plain Node for everything else (`pipeline/content.ts`).
 */
export type Files = Readonly<Record<string, unknown>>;

/** The data of a file; of an MDX file, its front matter. Office hours are filled in. */
function dataOf(file: string, said: unknown): unknown {
  if (typeof said === "string") return parseFrontMatter(file, said);
  const language = languages.find((name) => file.startsWith(`content/${name}/`));
  return language ? withOfficeWords(said, officeWordsIn(language)) : said;
}

/** The English file that a file of another language translates. */
function originalOf(file: string): string {
  const inEnglish = file.replace(/^content\/[a-z]+\//, "content/en/");
  const [, story] = /^content\/en\/case-studies\/(.+)\.ts$/.exec(inEnglish) ?? [];
  return story ? fileOf("caseStudies", story) : inEnglish;
}

/**
 * Reads files one by one, and collects what is wrong with each.
 * @param drafts whether drafts are included
 */
function readerOf(files: Files, drafts: boolean) {
  const problems = new Problems();

  /** The data of a file. A file of another language gets the facts of its English file. */
  function factsAndWords(file: string): unknown {
    const said = dataOf(file, files[file]);
    if (!otherLanguages.some((language) => file.startsWith(`content/${language}/`))) return said;
    const original = originalOf(file);
    const there = files[original];
    if (there === undefined)
      throw unpublishable([problem(file, "(whole file)", `translates ${original}, which is not there: remove it`)]);
    const misfits: Misfit[] = [];
    const english =
      typeof there === "string" ? firstHalf(parseContent(caseStudy, original, dataOf(original, there))) : there;
    const page = inWords(english, said, misfits);
    if (misfits.length > 0) throw unpublishable(misfits.map(({ field, wrong }) => problem(file, field, wrong)));
    return page;
  }

  /** One file; `undefined` if something is wrong with it, for which `finish` then throws. */
  const one = <S extends z.ZodType>(schema: S, file: string): z.infer<S> | undefined =>
    problems.attempt(() => {
      const data = parseContent(schema, file, factsAndWords(file));
      return settings.saturday ? forSaturday(data) : data;
    });

  /** The published pages of a section. The slug of each is its file's name. */
  function section<S extends z.ZodType<{ draft: boolean }>>(pattern: string, schema: S) {
    const [before, after] = pattern.split("*") as [string, string];
    return Object.keys(files)
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .flatMap((file) => {
        const data = one(schema, file);
        return data ? [{ slug: file.slice(before.length, -after.length), ...data }] : [];
      })
      .filter(({ draft }) => drafts || !draft);
  }

  /** `finish` throws a `ContentError` with everything that is wrong. */
  return { has: (file: string) => file in files, one, section, finish: () => problems.throwIfAny() };
}

type Reader = ReturnType<typeof readerOf>;

/** Single pages, each one file in a language, with their schemas. */
const pageSchemas = {
  home,
  contact,
  about,
  industries,
  careers,
  caseStudyPages,
  privacy,
  technologyPages,
  whatAWebsiteCosts: explainer,
  beforeYouSign: explainer,
  websiteInGujaratiAndHindi: explainer,
  howThisSiteIsMade: explainer,
  guideShelf: shelf,
  sheetShelf: shelf,
} as const;

export type PageName = keyof typeof pageSchemas;
export const pageNames = Object.keys(pageSchemas) as PageName[];

/** Pages whose file is named after the folder of the pages that they list. */
const shelfFiles: Partial<Record<PageName, string>> = { guideShelf: "guides", sheetShelf: "sheets" };

/** The file of a single page: `whatAWebsiteCosts` → `content/en/what-a-website-costs.ts`. */
export const pageFile = (name: PageName, language: Language = "en") =>
  `content/${language}/${shelfFiles[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** The single pages of a language. */
export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> };

/** The single pages that a language has. English has to have all. */
function parsePages(reader: Reader, language: Language): Partial<Pages> {
  const found = pageNames.filter((name) => language === "en" || reader.has(pageFile(name, language)));
  return Object.fromEntries(found.map((name) => [name, reader.one(pageSchemas[name], pageFile(name, language))]));
}

/**
 * The sections of a language, sorted.
 * @param english guides, by whose names the facts of translated ones are found
 */
const sectionsIn = (
  reader: Reader,
  language: Language,
  english: ({ slug: string } & z.infer<typeof guide>)[] = [],
) => ({
  services: reader.section(fileOf("services", "*", language), service).sort(byOrder),
  guides: reader
    .section(fileOf("guides", "*", language), guide)
    .map((one) => withOwnNames(one, findBySlug(english, one.slug))),
  sheets: reader.section(fileOf("sheets", "*", language), sheet),
});

/**
 * Parses the whole content, each file by its schema. Menus, lists, addresses, logos and read times are all taken from it.
 * @param drafts whether drafts are included
 * @throws {ContentError} with each problem of every file: the file and field, what is wrong, how to mend it
 */
export function parseFiles(files: Files, drafts = isDevelopment) {
  const reader = readerOf(files, drafts);
  const section = <S extends z.ZodType<{ draft: boolean }>>(name: Section, schema: S) =>
    reader.section(fileOf(name, "*"), schema);
  const english = sectionsIn(reader, "en");
  const parsed = {
    ...(parsePages(reader, "en") as Pages),
    blog: reader.one(blog, "content/en/blog.ts") as z.infer<typeof blog>,
    redirects: reader.one(redirects, "content/redirects.ts") as z.infer<typeof redirects>,
    prices: reader.one(prices, "content/prices.ts") as z.infer<typeof prices>,
    measured: reader.one(measured, "content/measured.json") as z.infer<typeof measured>,
    ...english,
    technologies: section("technologies", technology).sort(byOrder),
    caseStudies: section("caseStudies", caseStudy).sort(byOrder),
    /** Newest first. */
    articles: section("articles", article).sort((a, b) => b.publishDate.localeCompare(a.publishDate)),
    /** The content of the other languages. */
    translations: otherLanguages.map((language) => ({
      language,
      ...parsePages(reader, language),
      ...sectionsIn(reader, language, english.guides),
      caseStudies: reader.section(fileOf("caseStudies", "*", language), caseStudyHalf),
    })),
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
export type Translation = Content["translations"][number];

/** The content of another language. `undefined` for English, whose pages are the content itself. */
export const translationIn = (content: Pick<Content, "translations">, language: Language): Translation | undefined =>
  content.translations.find((translation) => translation.language === language);

export type Article = Content["articles"][number];
export type CaseStudy = Content["caseStudies"][number];
