import { interpolate } from "../../../enquiry/interpolate.ts";
import { settings } from "../../../settings/index.ts";
import { interfaceIn, type Language } from "../languages/site-languages.ts";
import { findBySlug } from "../parse.ts";
import { type Content, translationIn } from "../parse-files.ts";
import { sheetCsv } from "./csv.ts";
import { guideCsv, guideCsvPath } from "./guide-csv.ts";
import { pipelineArticle, pipelineZip } from "./pipeline-zip.ts";

/** A file to download, in English: its path, the text of its links, and the pages that link to it. */
export type Download = {
  path: string;
  /** The text of its links in a language; `undefined` if the language has no page on the file's subject. */
  labelIn: (language: Language) => string | undefined;
  kind: "CSV" | "ZIP";
  bytes: Uint8Array;
  on: readonly string[];
};

const inLanguage = (language: Language, content: Content) => translationIn(content, language) ?? content;

/** Every file under `/downloads/`, made from the content. */
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
    labelIn: (language) => interfaceIn(language).resources.pipeline,
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
        return own && interpolate(interfaceIn(language).resources.table, { title: own.title });
      },
      kind: "CSV",
      bytes: new TextEncoder().encode(guideCsv(guide, settings.url + page, content)),
      on: [page],
    };
  });
  return [pipeline, ...guides, ...sheets];
}

const made = new WeakMap<Content, Download[]>();

/** Every file under `/downloads/`. Cached by content, because every page with a link to one asks for all. */
export function downloadsOf(content: Content): Download[] {
  const downloads = made.get(content) ?? makeDownloads(content);
  made.set(content, downloads);
  return downloads;
}
