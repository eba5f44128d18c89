import { fill } from "../../../../enquiry/fill.ts";
import { defaultLanguage } from "../../../../enquiry/page.ts";
import { settings } from "../../../../settings/index.ts";
import { interfaceIn, type Language } from "../languages/languages.ts";
import { shelfLinks } from "../links/shelves.ts";
import { findBySlug } from "../parse.ts";
import { type Content, translationIn } from "../registry.ts";
import { sheetCsv } from "./csv.ts";
import { guideCsv, guideCsvPath } from "./guide-csv.ts";
import { pipelineArticle, pipelineZip } from "./pipeline-zip.ts";

/** A plain file of the site, in English: where it is, what its links say, and which pages link to it. */
type Download = {
  path: string;
  /** In a language; `undefined` where that has no page of what is in the file. */
  labelIn: (language: Language) => string | undefined;
  kind: "CSV" | "ZIP";
  bytes: Uint8Array;
  on: readonly string[];
};

const inLanguage = (language: Language, content: Content) => translationIn(content, language) ?? content;

/** Every file to take away, made from the content. */
function makeDownloads(content: Content): Download[] {
  const sheets = content.sheets.map((sheet): Download => {
    const page = `/sheets/${sheet.slug}`;
    return {
      path: `/downloads/${sheet.slug}.csv`,
      labelIn: (language) => findBySlug(inLanguage(language, content).sheets, sheet.slug)?.label,
      kind: "CSV",
      bytes: new TextEncoder().encode(sheetCsv(sheet, settings.url + page, content)),
      on: [page, ...sheet.on],
    };
  });
  const pipeline: Download = {
    path: "/downloads/delivery-pipeline.zip",
    labelIn: (language) => interfaceIn(language).takeAway.pipeline,
    kind: "ZIP",
    bytes: pipelineZip(content),
    on: [`/blog/${pipelineArticle}`, "/services/devops-solutions"],
  };
  const guides = content.guides.map((guide): Download => {
    const page = `/guides/${guide.slug}`;
    return {
      path: guideCsvPath(guide.slug),
      labelIn(language) {
        const own = findBySlug(inLanguage(language, content).guides, guide.slug);
        return own && fill(interfaceIn(language).takeAway.table, { title: own.title });
      },
      kind: "CSV",
      bytes: new TextEncoder().encode(guideCsv(guide, settings.url + page, content)),
      on: [page],
    };
  });
  return [pipeline, ...guides, ...sheets];
}

const made = new WeakMap<Content, Download[]>();

/** Every file to take away, made once of a content: the pages that lead to them ask again and again. */
export function downloadsOf(content: Content): Download[] {
  const downloads = made.get(content) ?? makeDownloads(content);
  made.set(content, downloads);
  return downloads;
}

/** Links to files, each with its kind and size in words. */
const linksTo = (files: Download[], language: Language) =>
  files.flatMap(({ path: to, labelIn, kind, bytes }) => {
    const label = labelIn(language);
    const values = { label: label ?? "", kind, size: String(Math.ceil(bytes.length / 1000)) };
    return label ? [{ to, label: fill(interfaceIn(language).takeAway.file, values), isFile: true }] : [];
  });

/** A link to every file that a language has words for. */
export const everyFile = (content: Content, language: Language) => linksTo(downloadsOf(content), language);

/**
 * What a page leads on to in its language: guides, sheets to print, and files with their kind and size in words.
 * @param path its English address
 */
export function takeAwayOn(path: string, content: Content, language: Language = defaultLanguage) {
  const pages = inLanguage(language, content);
  const words = interfaceIn(language).takeAway;
  const guides = pages.guides
    .filter(({ on }) => on.includes(path))
    .map(({ slug, title }) => ({ to: `/guides/${slug}`, label: fill(words.guide, { title }), isFile: false }));
  const sheets = pages.sheets
    .filter(({ on }) => on.includes(path))
    .map(({ slug, label }) => ({ to: `/sheets/${slug}`, label: fill(words.sheet, { label }), isFile: false }));
  const files = linksTo(
    downloadsOf(content).filter(({ on }) => on.includes(path)),
    language,
  );
  const shelves = shelfLinks(pages)
    .filter(({ to }) => [...guides, ...sheets].some((link) => link.to.startsWith(`${to}/`)))
    .map((link) => ({ ...link, isFile: false }));
  return [...guides, ...sheets, ...files, ...shelves];
}

export type TakeAway = ReturnType<typeof takeAwayOn>;
