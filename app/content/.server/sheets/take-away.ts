import { settings } from "../../../../settings/index.ts";
import type { Language } from "../languages.ts";
import type { Content } from "../registry.ts";
import { shelfLinks } from "../shelves.ts";
import { sheetCsv } from "./csv.ts";
import { guideCsv, guideCsvPath } from "./guide-csv.ts";
import { pipelineArticle, pipelineZip } from "./pipeline-zip.ts";

/** A plain file of the site: where it is, what a link to it says, and which pages link to it. */
type Download = { path: string; label: string; kind: "CSV" | "ZIP"; bytes: Uint8Array; on: readonly string[] };

/** Every file to take away, made from the content. */
export function downloadsOf(content: Content): Download[] {
  const sheets = content.sheets.map((sheet): Download => {
    const page = `/sheets/${sheet.slug}`;
    const bytes = new TextEncoder().encode(sheetCsv(sheet, settings.url + page, content));
    return { path: `/downloads/${sheet.slug}.csv`, label: sheet.label, kind: "CSV", bytes, on: [page, ...sheet.on] };
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
    const bytes = new TextEncoder().encode(guideCsv(guide, settings.url + page, content));
    return { path: guideCsvPath(guide.slug), label: `${guide.title}: the table`, kind: "CSV", bytes, on: [page] };
  });
  return [pipeline, ...guides, ...sheets];
}

const linkTo = ({ path: to, label, kind, bytes }: Download) => {
  const size = `${Math.ceil(bytes.length / 1000)} kB`;
  return { to, label: `${label} (${kind} file, ${size})`, isFile: true };
};

/** A link to every file, with its kind and size in words. */
export const everyFile = (content: Content) => downloadsOf(content).map(linkTo);

/** What a page leads on to: guides, sheets to print, and files with their kind and size in words. */
export function takeAwayOn(path: string, content: Content) {
  const guides = content.guides
    .filter(({ on }) => on.includes(path))
    .map(({ slug, title }) => ({ to: `/guides/${slug}`, label: `${title} (guide)`, isFile: false }));
  const sheets = content.sheets
    .filter(({ on }) => on.includes(path))
    .map(({ slug, label }) => ({ to: `/sheets/${slug}`, label: `${label} (page to print)`, isFile: false }));
  const files = downloadsOf(content)
    .filter(({ on }) => on.includes(path))
    .map(linkTo);
  const shelves = shelfLinks(content)
    .filter(({ to }) => [...guides, ...sheets].some((link) => link.to.startsWith(`${to}/`)))
    .map((link) => ({ ...link, isFile: false }));
  return [...guides, ...sheets, ...files, ...shelves];
}

/** The same of a page in a language: sheets and files are English, and offered on English pages only. */
export const takeAwayIn = (language: Language, path: string, content: Content): TakeAway =>
  language === "en" ? takeAwayOn(path, content) : [];

export type TakeAway = ReturnType<typeof takeAwayOn>;
