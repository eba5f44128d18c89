import { interfaceIn } from "../languages/site-languages.ts";
import { findBySlug } from "../parse.ts";
import type { Content } from "../parse-files.ts";
import { type Cell, csv } from "./csv.ts";

/** The path of a guide's table as a file. */
export const guideCsvPath = (slug: string) => `/downloads/guide-${slug}.csv`;

/**
 * The table of a guide for a spreadsheet: the rows, then what is not compared, each with its sources. The last line names
 * the source: the guide's address and the licence.
 * @param page the guide's whole address
 */
export function guideCsv(guide: Content["guides"][number], page: string, { technologies }: Content): string {
  const { resources, sources } = interfaceIn("en");
  const sourcesOf = (about: string) =>
    guide.shownFacts
      .filter((fact) => fact.about === about)
      .map(({ says, source, live, seen }) => `${says} (${source}${live ? sources.seen : sources.copied} ${seen})`)
      .join(" ");
  const rows = guide.rows.map(({ technology, choose, hurts, leaving }): Cell[] => {
    const { name = technology, version = "" } = findBySlug(technologies, technology) ?? {};
    return [name, version, choose, hurts, leaving, sourcesOf(technology), guide.reviewed];
  });
  const others = guide.others.map(({ name, choose, hurts, leaving }) => [name, "", choose, hurts, leaving]);
  const omitted = guide.omitted.map(({ name, why }) => [name, "", `Not compared: ${why}`, "", ""]);
  const withSources = [...others, ...omitted].map(([name = "", ...words]) => [
    ...[name, ...words],
    sourcesOf(name),
    guide.reviewed,
  ]);
  const head = ["Technology", "Version", "Choose it when", "Where it hurts", "What it costs to leave"];
  return csv([
    [...head, "Sources", "Reviewed"],
    ...rows,
    ...withSources,
    ["Source of this table", page, resources.licence, "", "", "", guide.reviewed],
  ]);
}
