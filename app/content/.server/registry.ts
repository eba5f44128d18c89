import type { z } from "zod";
import { withOfficeWords } from "../../../enquiry/office-words.ts";
import { settings } from "../../../settings/index.ts";
import { isDevelopment } from "./environment.ts";
import { withOwnNames } from "./languages/guide-names.ts";
import { type Language, languages, officeWordsIn, otherLanguages } from "./languages/languages.ts";
import { forSaturday } from "./languages/saturday.ts";
import { inWords, type Misfit } from "./languages/words.ts";
import { parseFrontMatter } from "./mdx/front-matter.ts";
import { byOrder, findBySlug, parseContent } from "./parse.ts";
import { Problems, problem, unpublishable } from "./problems.ts";
import { article } from "./schemas/article.ts";
import { blog } from "./schemas/blog.ts";
import { caseStudy, caseStudyHalf, firstHalf } from "./schemas/case-study.ts";
import { about, careers, industries } from "./schemas/company.ts";
import { contact } from "./schemas/contact.ts";
import { explainer } from "./schemas/explainer.ts";
import { guide } from "./schemas/guide.ts";
import { home } from "./schemas/home.ts";
import { prices } from "./schemas/prices.ts";
import { privacy } from "./schemas/privacy.ts";
import { proof } from "./schemas/proof.ts";
import { redirects } from "./schemas/redirects.ts";
import { service } from "./schemas/service.ts";
import { sheet } from "./schemas/sheet.ts";
import { shelf } from "./schemas/shelf.ts";
import { technology, technologyPages } from "./schemas/technology.ts";
import { work } from "./schemas/work.ts";

/**
 * Sections of the site whose pages are one content file each: `/technologies/react` is `content/technologies/react.ts`. What
 * is written in several languages lies in a folder a language: `/services/uiux-design` is `content/en/services/uiux-design.ts`.
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

/** The file of a page, from the project's root. Of a case study another language has the first half, which is words alone. */
export function fileOf(section: Section, slug: string, language: Language = "en"): string {
  const { folder, extension, ...rest } = sections[section];
  if (section === "caseStudies" && language !== "en") return `content/${language}/${folder}/${slug}.ts`;
  return `content/${"translated" in rest ? `${language}/` : ""}${folder}/${slug}.${extension}`;
}

/**
 * What lies in `content/`, by path from the project's root: what a module exports by default, and the whole source of
 * an MDX file. The bundler reads it for the pages (`index.ts`), plain Node for everything else (`pipeline/content.ts`).
 */
export type Files = Readonly<Record<string, unknown>>;

/** What a file says: of an MDX file, what stands above its text; with the office hours where a page names them. */
function dataOf(file: string, said: unknown): unknown {
  if (typeof said === "string") return parseFrontMatter(file, said);
  const language = languages.find((name) => file.startsWith(`content/${name}/`));
  return language ? withOfficeWords(said, officeWordsIn(language)) : said;
}

/** The English file of which another language's file says the words. */
function originalOf(file: string): string {
  const inEnglish = file.replace(/^content\/[a-z]+\//, "content/en/");
  const [, story] = /^content\/en\/case-studies\/(.+)\.ts$/.exec(inEnglish) ?? [];
  return story ? fileOf("caseStudies", story) : inEnglish;
}

/** Reads files one by one, and remembers what is wrong with each. */
class Reader {
  readonly #files: Files;
  readonly #drafts: boolean;
  readonly #problems = new Problems();

  constructor(files: Files, drafts: boolean) {
    this.#files = files;
    this.#drafts = drafts;
  }

  has(file: string): boolean {
    return file in this.#files;
  }

  /** What a file says, in another language with the facts of the English file of its name. */
  #dataOf(file: string): unknown {
    const said = dataOf(file, this.#files[file]);
    if (!otherLanguages.some((language) => file.startsWith(`content/${language}/`))) return said;
    const original = originalOf(file);
    if (!this.has(original))
      throw unpublishable([problem(file, "(whole file)", `translates ${original}, which is not there: remove it`)]);
    const misfits: Misfit[] = [];
    const there = this.#files[original];
    const english =
      typeof there === "string" ? firstHalf(parseContent(caseStudy, original, dataOf(original, there))) : there;
    const page = inWords(english, said, misfits);
    if (misfits.length > 0) throw unpublishable(misfits.map(({ field, wrong }) => problem(file, field, wrong)));
    return page;
  }

  /** One file. `undefined` where it is not right: then `finish` throws. */
  one<S extends z.ZodType>(schema: S, file: string): z.infer<S> | undefined {
    const parse = () => parseContent(schema, file, this.#dataOf(file));
    return this.#problems.attempt(() => (settings.saturday ? forSaturday(parse()) : parse()));
  }

  /** What is published of a section, the slug of each page being its file's name. */
  section<S extends z.ZodType<{ draft: boolean }>>(pattern: string, schema: S) {
    const [before, after] = pattern.split("*") as [string, string];
    return Object.keys(this.#files)
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .flatMap((file) => {
        const data = this.one(schema, file);
        return data ? [{ slug: file.slice(before.length, -after.length), ...data }] : [];
      })
      .filter(({ draft }) => this.#drafts || !draft);
  }

  /** @throws {ContentError} with all that was wrong. */
  finish(): void {
    this.#problems.throwIfAny();
  }
}

/** Pages that are one file a language, with their schemas. */
const pageSchemas = {
  home,
  contact,
  about,
  industries,
  careers,
  work,
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

/** Pages whose file has the name of the folder of what they list. */
const shelfFiles: Partial<Record<PageName, string>> = { guideShelf: "guides", sheetShelf: "sheets" };

/** The file of such a page. */
export const pageFile = (name: PageName, language: Language = "en") =>
  `content/${language}/${shelfFiles[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

/** What the pages of a language say. */
export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> };

/** Those pages of a language that there are; of English all have to be. */
function parsePages(reader: Reader, language: Language): Partial<Pages> {
  const found = pageNames.filter((name) => language === "en" || reader.has(pageFile(name, language)));
  return Object.fromEntries(found.map((name) => [name, reader.one(pageSchemas[name], pageFile(name, language))]));
}

/** The pages of a language of which each is a file. */
const sectionsIn = (reader: Reader, language: Language) => ({
  services: reader.section(fileOf("services", "*", language), service).sort(byOrder),
  guides: reader.section(fileOf("guides", "*", language), guide),
  sheets: reader.section(fileOf("sheets", "*", language), sheet),
});

type Sections = ReturnType<typeof sectionsIn>;

const inOwnNames = (own: Sections, english: Sections): Sections => ({
  ...own,
  guides: own.guides.map((one) => withOwnNames(one, findBySlug(english.guides, one.slug))),
});

/**
 * Everything that the pages say, each file right by its own schema. Menus, lists and addresses, logos and read times
 * are all taken from here.
 * @param drafts whether they are among it
 * @throws {ContentError} with each problem of every file: the file and field, what is wrong, how to mend it.
 */
export function parseFiles(files: Files, drafts = isDevelopment) {
  const reader = new Reader(files, drafts);
  const section = <S extends z.ZodType<{ draft: boolean }>>(name: Section, schema: S) =>
    reader.section(fileOf(name, "*"), schema);
  const english = sectionsIn(reader, "en");
  const parsed = {
    ...(parsePages(reader, "en") as Pages),
    blog: reader.one(blog, "content/en/blog.ts") as z.infer<typeof blog>,
    redirects: reader.one(redirects, "content/redirects.ts") as z.infer<typeof redirects>,
    prices: reader.one(prices, "content/prices.ts") as z.infer<typeof prices>,
    proof: reader.one(proof, "content/proof.json") as z.infer<typeof proof>,
    ...english,
    technologies: section("technologies", technology).sort(byOrder),
    caseStudies: section("caseStudies", caseStudy).sort(byOrder),
    /** Newest first. */
    articles: section("articles", article).sort((a, b) => b.publishDate.localeCompare(a.publishDate)),
    /** What there is in other languages than English. */
    translations: otherLanguages.map((language) => ({
      language,
      ...parsePages(reader, language),
      ...inOwnNames(sectionsIn(reader, language), english),
      caseStudies: reader.section(fileOf("caseStudies", "*", language), caseStudyHalf),
    })),
    /** Articles and case studies as they are written, by file. */
    texts: Object.fromEntries(
      Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ),
  };
  // Only after every file was read: what is left out above stops the build here.
  reader.finish();
  return parsed;
}

/** What is in `content/`. */
export type Content = ReturnType<typeof parseFiles>;
export type Translation = Content["translations"][number];

/** What there is in a language other than English; `undefined` for English, whose words the content itself has. */
export const translationIn = (content: Pick<Content, "translations">, language: Language): Translation | undefined =>
  content.translations.find((translation) => translation.language === language);

export type Article = Content["articles"][number];
export type CaseStudy = Content["caseStudies"][number];
