import { settings } from "../../../settings/index.ts";
import type { Content } from "../parse-files.ts";
import { guideCsv, guideCsvPath, sheetCsv } from "./make-csv.ts";
import { pipelineArticleSlug, pipelineZip } from "./sample-pipeline-archive.ts";

/** A file to download, in English: its path, the text of its links, and the English pages that link to it. */
export type Download = { path: string; label: string; kind: "CSV" | "ZIP"; bytes: Uint8Array; on: readonly string[] };

/** A table for a spreadsheet. The first of the pages that link to it is its own. */
const table = (path: string, label: string, on: readonly string[], csvOf: (page: string) => string): Download => ({
  ...{ path, label, kind: "CSV", on },
  bytes: new TextEncoder().encode(csvOf(`${settings.url}${on[0]}`)),
});

const makeDownloads = (content: Content): Download[] => [
  {
    path: "/downloads/delivery-pipeline.zip",
    label: "The ten files of a delivery pipeline",
    kind: "ZIP",
    bytes: pipelineZip(content),
    on: [`/blog/${pipelineArticleSlug}`, "/services/devops-solutions"],
  },
  ...content.guides.map((guide) =>
    table(guideCsvPath(guide.slug), `${guide.title}: the table`, [`/guides/${guide.slug}`], (page) =>
      guideCsv(guide, page, content),
    ),
  ),
  ...content.sheets.map((sheet) =>
    table(`/downloads/${sheet.slug}.csv`, sheet.label, [`/sheets/${sheet.slug}`, ...sheet.on], (page) =>
      sheetCsv(sheet, page, content),
    ),
  ),
];

const made = new WeakMap<Content, Download[]>();

/** Every file under `/downloads/`. Cached by content, because every page with a link to one asks for all. */
export function allDownloads(content: Content): Download[] {
  const downloads = made.get(content) ?? makeDownloads(content);
  made.set(content, downloads);
  return downloads;
}
