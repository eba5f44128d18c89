import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, describe, expect, it, vi } from "vitest";
import { content } from "~/content/index.ts";
import { pipelineZip } from "~/content/sheets/sample-pipeline-archive.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { contentType } from "../../server/static/content-types.ts";
import { collapseSpaces, loadBuiltPage } from "./support/open-page.ts";
import { clientFolder } from "./support/pages.ts";

const bytesOf = (path: string) => readFileSync(join(clientFolder, path));
const zip = "/downloads/delivery-pipeline.zip";

const csvType = "text/csv; charset=utf-8";

/** The files, and the pages that offer each. */
const offered: [path: string, type: string, kind: string, pages: string[]][] = [
  ...content.guides.map(({ slug }): [string, string, string, string[]] => [
    `/downloads/guide-${slug}.csv`,
    csvType,
    "CSV",
    [`/guides/${slug}`, "/sheets"],
  ]),
  [zip, "application/zip", "ZIP", ["/services/devops-solutions", "/blog/devops-automation-workflows", "/sheets"]],
  ...content.sheets.map(({ slug, on }): [string, string, string, string[]] => [
    `/downloads/${slug}.csv`,
    csvType,
    "CSV",
    [...on, `/sheets/${slug}`, "/sheets"],
  ]),
];

describe.each(offered)("the download %s", (path, type, kind, pages) => {
  it("has its content type", () => expect(contentType(path)).toBe(type));

  it.each(pages)("is linked from %s with its kind and size", (page) => {
    const { main } = loadBuiltPage(page);
    const [link, ...others] = main.select(`a[href="${path}"]`);
    expect(others).toEqual([]);
    expect(link?.hasAttribute("download")).toBe(true);
    const size = Math.ceil(statSync(join(clientFolder, path)).size / 1000);
    expect(collapseSpaces(link?.textContent)).toContain(`(${kind} file, ${size} kB)`);
  });
});

describe("the files of the delivery pipeline", () => {
  const files = unzipSync(bytesOf(zip));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  const names = Object.keys(files).filter((name) => name !== "README.txt");
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-pipeline-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are the ten code blocks of the article", () => {
    expect(names).toHaveLength(10);
    const { main } = loadBuiltPage("/blog/devops-automation-workflows");
    const shown = main.select("figure.code pre").map(({ textContent }) => textContent);
    for (const name of names) expect(shown, name).toContain(text(name));
    for (const name of names) expect(text("README.txt")).toContain(name);
  });

  it("are the same bytes in every time zone", () => {
    for (const zone of ["Pacific/Honolulu", "Asia/Kolkata"]) {
      vi.stubEnv("TZ", zone);
      expect(Buffer.from(pipelineZip(content)).equals(bytesOf(zip)), zone).toBe(true);
    }
    vi.unstubAllEnvs();
  });
});

/** The rows of a spreadsheet's table, with cells separated as in RFC 4180. */
const cellsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell.replaceAll('"', "")),
    );

describe("tables for spreadsheets", () => {
  it.each(content.guides)("/guides/$slug has a CSV with its content, sources and terms of use", (guide) => {
    const csv = bytesOf(`/downloads/guide-${guide.slug}.csv`).toString();
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const [head, ...rows] = cellsOf(csv);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head?.length]));
    const shown = loadBuiltPage(`/guides/${guide.slug}`).main;
    for (const { choose } of [...guide.rows, ...guide.others])
      expect(rows.filter(([, , cell]) => cell === choose)).toHaveLength(1);
    for (const { source } of guide.shownFacts) expect(csv).toContain(source);
    const [, page, terms] = rows.at(-1) ?? [];
    expect(page).toMatch(new RegExp(`^https://.*/guides/${guide.slug}$`));
    expect(terms).toContain("CC BY 4.0");
    expect(shown.text).toContain(terms);
  });

  it("the example estimate has formulas, and says in every line that it is an example", () => {
    const csv = bytesOf("/downloads/example-estimate.csv").toString();
    expect(csv.startsWith("\uFEFF")).toBe(true);
    const rows = cellsOf(csv);
    expect(rows[0]?.join(" ")).toContain("EXAMPLE: made-up project, placeholder rate");
    for (const row of rows.slice(2, -1)) expect(row).toContain("Example");
    const { items = [], stages = [], payments = [] } = content.sheets.find(({ estimate }) => estimate)?.estimate ?? {};
    const named = items.map(({ title }) => rows.findIndex(([name]) => name === title.replaceAll('"', "")) + 1);
    expect(named).toEqual(items.map((_, i) => 4 + i));
    const cell = (name: string, column: number) => rows.find(([first]) => first?.startsWith(name))?.[column];
    const at = (name: string) => rows.findIndex(([first]) => first === name) + 1;
    expect(cell("Sum", 2)).toBe(`=SUM(C4:C${3 + items.length})`);
    expect(cell("GST at 18%", 3)).toBe(`=D${at("Total")}*0.18`);
    expect(cell("Total with GST", 3)).toBe(`=D${at("Total")}+D${at("GST at 18%")}`);
    expect(rows.filter(([name]) => name?.startsWith("Stage: "))).toHaveLength(stages.length);
    const lastStage = at("Total with GST") + stages.length;
    expect(cell("All weeks", 5)).toBe(`=SUM(F${at("Reserve")}:F${lastStage})`);
    for (const { when, share } of payments)
      expect(cell(`Payment: ${when}`, 3)).toBe(`=D${at("Total with GST")}*${share}`);
  });

  it.each(content.sheets)("/sheets/$slug has a CSV that ends with its terms of use", ({ slug }) => {
    const rows = cellsOf(bytesOf(`/downloads/${slug}.csv`).toString());
    const [, page, terms] = rows.at(-1) ?? [];
    expect(page).toMatch(new RegExp(`^https://.*/sheets/${slug}$`));
    expect(loadBuiltPage(`/sheets/${slug}`).main.text).toContain(terms);
  });
});

it("/downloads has exactly the files that pages link", () => {
  const listed = filesBelow(join(clientFolder, "downloads"));
  const files = offered.map(([path]) => path.slice(dirname(path).length + 1));
  expect(listed.filter((name) => !/\.(br|gz|zst)$/.test(name)).sort()).toEqual(files.sort());
});
