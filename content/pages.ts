import { z } from "zod";
import { article, blogList } from "./schemas/article.ts";
import { caseStudy, caseStudyListPages, caseStudyTranslation } from "./schemas/case-study.ts";
import { marketPrices } from "./schemas/cited-prices.ts";
import type { DeepReadonly } from "./schemas/common.ts";
import { about, careers, industries } from "./schemas/company-pages.ts";
import { contact } from "./schemas/contact.ts";
import { explainer } from "./schemas/explainer.ts";
import { guide } from "./schemas/guide.ts";
import { home } from "./schemas/home.ts";
import { listPage } from "./schemas/list-page.ts";
import { measured } from "./schemas/measured.ts";
import { privacy } from "./schemas/privacy.ts";
import { redirects } from "./schemas/redirects.ts";
import { service } from "./schemas/service.ts";
import { sheet } from "./schemas/sheet.ts";
import { technology, technologyListPage } from "./schemas/technology.ts";

/** A type of page. */
type PageType = {
  /** Its screen: `app/routes/<screen>.tsx` or `app/routes/<screen>/route.tsx`. */
  screen: string;
  /**
   * The file of its words; `*` is the `:slug` of the address. Below `content/en/` it may have a file in other languages, and the
   * page exists in those that have one. A page without `file` and `wordsOf` exists in every language.
   */
  file?: string;
  schema?: z.ZodType;
  /** The page whose words it shows, if it has no file of its own. */
  wordsOf?: string;
  /** The name under which `Content` has the pages of a `:slug`. */
  section?: string;
  /** The words of another language, if that has other files than English. */
  translated?: { file: string; schema: z.ZodType };
  /** The pages that it lists. */
  lists?: string;
  /** Its languages may be fewer than those of the site. */
  needsNoTranslation?: true;
  /** Another file whose change is a change of this page, for the sitemap. */
  figures?: string;
};

/**
 * Every type of page, by its English address, in the order of the sitemap and the other lists for machines. Addresses, links, screens,
 * files, menus, sitemap and search follow from here.
 */
export const pageTypes = {
  "/": { screen: "home", file: "content/en/home.ts", schema: home, lists: "/services/:slug" },
  "/about": { screen: "about", file: "content/en/about.ts", schema: about },
  "/industries": { screen: "industries", file: "content/en/industries.ts", schema: industries },
  "/contact": { screen: "contact", file: "content/en/contact.ts", schema: contact },
  "/case-studies": {
    screen: "case-studies",
    file: "content/en/case-study-pages.ts",
    schema: caseStudyListPages,
    lists: "/case-studies/:slug",
  },
  "/career": { screen: "career", file: "content/en/careers.ts", schema: careers },
  "/careers": { screen: "career", wordsOf: "/career" },
  "/technologies": {
    screen: "technologies",
    file: "content/en/technology-pages.ts",
    schema: technologyListPage,
    lists: "/technologies/:slug",
  },
  "/guides": { screen: "guides", file: "content/en/guides.ts", schema: listPage, lists: "/guides/:slug" },
  "/sheets": { screen: "sheets", file: "content/en/sheets.ts", schema: listPage, lists: "/sheets/:slug" },
  "/what-a-website-costs": {
    screen: "explainer",
    file: "content/en/what-a-website-costs.ts",
    schema: explainer,
    figures: "content/cited-prices.ts",
  },
  "/before-you-sign": { screen: "explainer", file: "content/en/before-you-sign.ts", schema: explainer },
  "/website-in-gujarati-and-hindi": {
    screen: "explainer",
    file: "content/en/website-in-gujarati-and-hindi.ts",
    schema: explainer,
  },
  "/website-maintenance-cost": {
    screen: "explainer",
    file: "content/en/website-maintenance-cost.ts",
    schema: explainer,
    figures: "content/cited-prices.ts",
  },
  "/from-tally-and-excel": {
    screen: "explainer",
    file: "content/en/from-tally-and-excel.ts",
    schema: explainer,
  },
  "/online-shop-for-crafts": {
    screen: "explainer",
    file: "content/en/online-shop-for-crafts.ts",
    schema: explainer,
    figures: "content/cited-prices.ts",
  },
  "/yearly-cost-of-an-app": {
    screen: "explainer",
    file: "content/en/yearly-cost-of-an-app.ts",
    schema: explainer,
    figures: "content/cited-prices.ts",
  },
  "/dpdp-act-for-clinics": {
    screen: "explainer",
    file: "content/en/dpdp-act-for-clinics.ts",
    schema: explainer,
  },
  "/how-this-site-is-made": {
    screen: "explainer",
    file: "content/en/how-this-site-is-made.ts",
    schema: explainer,
    figures: "content/measured.json",
    needsNoTranslation: true,
  },
  "/blog": {
    screen: "blog",
    file: "content/en/blog.ts",
    schema: blogList,
    lists: "/blog/:slug",
    needsNoTranslation: true,
  },
  "/portfolio": { screen: "portfolio", wordsOf: "/case-studies", lists: "/case-studies/:slug" },
  "/privacy": { screen: "privacy", file: "content/en/privacy.ts", schema: privacy },
  "/enquiry-received": { screen: "enquiry-received" },
  "/services/:slug": { screen: "service", section: "services", file: "content/en/services/*.ts", schema: service },
  "/technologies/:slug": {
    screen: "technology",
    section: "technologies",
    file: "content/technologies/*.ts",
    schema: technology,
  },
  "/guides/:slug": { screen: "guide", section: "guides", file: "content/en/guides/*.ts", schema: guide },
  "/sheets/:slug": { screen: "sheet", section: "sheets", file: "content/en/sheets/*.ts", schema: sheet },
  "/case-studies/:slug": {
    screen: "case-study",
    section: "caseStudies",
    file: "content/case-studies/*.mdx",
    schema: caseStudy,
    translated: { file: "content/en/case-studies/*.ts", schema: caseStudyTranslation },
  },
  "/blog/:slug": { screen: "article", section: "articles", file: "content/blog/*.mdx", schema: article },
} as const satisfies Record<`/${string}`, PageType>;

type Types = typeof pageTypes;

/** The English address of a type of page; `:slug` is the name of a content file. */
export type RoutePath = keyof Types;
export const routePaths = Object.keys(pageTypes) as RoutePath[];

/** What no visitor can do without, and the pages of `:slug`, whose files say it themselves. */
const kept = ["/", "/contact", "/privacy", "/enquiry-received"] as const;
type Kept = (typeof kept)[number] | `${string}:slug`;
/** Addresses of `content/unpublished.ts`. */
export type UnpublishedPaths = Exclude<RoutePath, Kept>[];
const unpublishable = routePaths.filter((path) => !path.includes(":slug") && !kept.some((one) => one === path));

/** Files that are no page: what pages take from them. */
export const nonPageFiles = {
  unpublished: { file: "content/unpublished.ts", schema: z.array(z.enum(unpublishable)) },
  redirects: { file: "content/redirects.ts", schema: redirects },
  prices: { file: "content/cited-prices.ts", schema: marketPrices },
  measured: { file: "content/measured.json", schema: measured },
} as const;

/** What is said of a type of page. Fields that only some have are optional. */
export const pageTypeOf = (path: RoutePath): PageType => pageTypes[path];

type Schemas = {
  [P in RoutePath as Types[P] extends { schema: z.ZodType } ? P : never]: Types[P] extends { schema: infer S }
    ? S
    : never;
};
type Single = Omit<Schemas, `${string}:slug`>;
type Listed<Having> = {
  [P in keyof Schemas as Types[P] extends { section: infer S extends string } & Having ? S : never]: ({
    slug: string;
  } & z.infer<Schemas[P]>)[];
};

/** The single pages, by address. */
export type SinglePages = { [P in keyof Single]: z.infer<Single[P]> };
/** What the English file of a page may say, written `as const`. */
export type PageText<P extends keyof Schemas> = DeepReadonly<z.input<Schemas[P]>>;
/** The pages of each section, sorted. */
export type SectionPages = Listed<object>;
export type SectionName = keyof SectionPages;
/** The pages of each section in another language. */
export type TranslatedSectionPages = Listed<{ file: `content/en/${string}` }> & {
  caseStudies: ({ slug: string } & z.infer<typeof caseStudyTranslation>)[];
};
/** What the files hold that are no page. */
export type NonPageData = { [Name in keyof typeof nonPageFiles]: z.infer<(typeof nonPageFiles)[Name]["schema"]> };
