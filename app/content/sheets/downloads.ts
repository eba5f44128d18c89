import { settings } from "../../../settings/index.ts";
import type { Content } from "../parse-files.ts";
import { sheetCsv } from "./csv.ts";
import { guideCsv, guideCsvPath } from "./guide-csv.ts";
import { pipelineArticle, pipelineZip } from "./pipeline-zip.ts";

/** A file to download, in English: its path, the text of its links, and the English pages that link to it. */
export type Download = {
  path: string;
  label: string;
  kind: "CSV" | "ZIP";
  bytes: Uint8Array;
  on: readonly string[];
};

/** Every file under `/downloads/`, made from the content. */
function makeDownloads(content: Content): Download[] {
  const sheets = content.sheets.map((sheet): Download => {
    const page = `/sheets/${sheet.slug}`;
    return {
      path: `/downloads/${sheet.slug}.csv`,
      label: sheet.label,
      kind: "CSV",
      bytes: new TextEncoder().encode(sheetCsv(sheet, settings.url + page, content)),
      on: [page, ...sheet.on],
    };
  });
  const pipeline: Download = {
    path: "/downloads/delivery-pipeline.zip",
    label: "The ten files of a delivery pipeline",
    kind: "ZIP",
    bytes: pipelineZip(content),
    on: [`/blog/${pipelineArticle}`, "/services/devops-solutions"],
  };
  const guides = content.guides.map((guide): Download => {
    const page = `/guides/${guide.slug}`;
    return {
      path: guideCsvPath(guide.slug),
      label: `${guide.title}: the table`,
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
