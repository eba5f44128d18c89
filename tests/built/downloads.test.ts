import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, describe, expect, it, vi } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { content } from "~/content/.server/index.ts";
import { downloadsOf } from "~/content/.server/sheets/downloads.ts";
import { pipelineZip } from "~/content/.server/sheets/pipeline-zip.ts";
import { filesBelow } from "../../pipeline/files.ts";
import { contentType } from "../../server/static/content-types.ts";
import { flat, openPage, textsOf } from "./support/open-page.ts";
import { client } from "./support/pages.ts";

const bytesOf = (path: string) => readFileSync(join(client, path));
const zip = "/downloads/delivery-pipeline.zip";

/** The mode of each file from the directory at a ZIP's end (APPNOTE.TXT, 4.3.12). The library does not give it. */
function modesIn(archive: Buffer): Map<string, number> {
  const modes = new Map<string, number>();
  const [mark, fixed] = [Buffer.from("PK\x01\x02"), 46];
  for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + fixed)) {
    const name = archive.toString("utf8", at + fixed, at + fixed + archive.readUInt16LE(at + 28));
    modes.set(name, (archive.readUInt32LE(at + 38) >>> 16) & 0o777);
  }
  return modes;
}

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

describe.each(offered)("%s", (path, type, kind, pages) => {
  it("has its own content type, on both hosts", () => expect(contentType(path)).toBe(type));

  it.each(pages)("can be downloaded from %s, with its kind and size in words", (page) => {
    const { main } = openPage(page);
    const [link, ...others] = main.select(`a[href="${path}"]`);
    expect(others).toEqual([]);
    expect(link?.hasAttribute("download")).toBe(true);
    const size = Math.ceil(statSync(join(client, path)).size / 1000);
    expect(flat(link?.textContent)).toContain(`(${kind} file, ${size} kB)`);
  });
});

it("all files are made once, however many pages link to them", () =>
  expect(downloadsOf(content)).toBe(downloadsOf(content)));

describe("the files of the delivery pipeline", () => {
  const files = unzipSync(bytesOf(zip));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  const names = Object.keys(files).filter((name) => name !== "README.txt");
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-pipeline-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are the ten of the article, unchanged", () => {
    expect(names).toHaveLength(10);
    const { main } = openPage("/blog/devops-automation-workflows");
    const shown = main.select("figure.code pre").map(({ textContent }) => textContent);
    for (const name of names) expect(shown, name).toContain(text(name));
    for (const name of names) expect(text("README.txt")).toContain(name);
  });

  it("are packed into the same bytes in every time zone, so that an unchanged build has unchanged files", () => {
    for (const zone of ["Pacific/Honolulu", "Asia/Kolkata"]) {
      vi.stubEnv("TZ", zone);
      expect(Buffer.from(pipelineZip(content)).equals(bytesOf(zip)), zone).toBe(true);
    }
    vi.unstubAllEnvs();
  });

  it.each(names.filter((name) => name.endsWith(".yml")))("%s is YAML", (name) => {
    const documents = parseAllDocuments(text(name));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(typeof documents[0]?.toJS()).toBe("object");
  });

  it("the Dockerfile has only instructions that Docker knows, and ends with one to run", () => {
    const lines = text("Dockerfile").replaceAll("\\\n", " ").split("\n");
    const used = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split(" ")[0] ?? "");
    const known = "FROM WORKDIR COPY RUN ENV USER EXPOSE HEALTHCHECK CMD".split(" ");
    expect(used.filter((instruction) => !known.includes(instruction))).toEqual([]);
    expect([used[0], used.at(-1)]).toEqual(["FROM", "CMD"]);
  });

  it("the Terraform file closes every block, and names only files in the archive", () => {
    const source = text("main.tf");
    expect(source.split("{").length).toBe(source.split("}").length);
    const asked = [...source.matchAll(/(?:templatefile|filebase64)\("([^"]+)"/g)].map(([, file = ""]) => file);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((file) => !names.includes(file))).toEqual([]);
  });

  /** Unpacks the files as a person does, in another folder and with stand-ins for missing programs. */
  function install(): string {
    for (const [name, mode] of modesIn(bytesOf(zip))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text(name).replaceAll("/srv/orders", folder), { mode });
    }
    // What its cloud-init file puts on the server before the first release.
    const prepared: { path: string; content: string }[] = parse(text("cloud-init.yml")).write_files;
    const upstream = prepared.find(({ path }) => path === "/srv/orders/upstream")?.content ?? "";
    writeFileSync(join(folder, "upstream"), upstream);
    const programs = join(folder, "bin");
    mkdirSync(programs, { recursive: true });
    const written = { caddy: "exit 0", flock: "exit 0", docker: 'test "$1" != inspect || echo healthy' };
    for (const [name, line] of Object.entries(written)) {
      writeFileSync(join(programs, name), `#!/bin/sh\n${line}\n`);
      chmodSync(join(programs, name), 0o755);
    }
    return `${programs}:${process.env.PATH}`;
  }

  it("include scripts that are executable, and that release, switch and go back", () => {
    const env = { ...process.env, PATH: install() };
    const run = (script: string, ...words: string[]) =>
      spawnSync(join(folder, script), words, { env: { ...env, SSH_ORIGINAL_COMMAND: words[0] }, encoding: "utf8" });
    const [first, second] = ["a", "b"].map((letter) => `sha256:${letter.repeat(64)}`) as [string, string];
    const live = () => readFileSync(join(folder, "upstream"), "utf8").trim();

    expect(run("deploy.sh", "sha256:no; rm -rf /")).toMatchObject({ status: 64, stderr: "not a digest\n" });
    expect(run("release.sh", first).status).toBe(0);
    expect(live()).toBe("reverse_proxy 127.0.0.1:3001");
    expect(run("release.sh", second).status).toBe(0);
    expect(live()).toBe("reverse_proxy 127.0.0.1:3002");
    expect(run("rollback.sh").status).toBe(0);
    expect(live()).toBe("reverse_proxy 127.0.0.1:3001");
    const log = readFileSync(join(folder, "releases.log"), "utf8").trim().split("\n");
    expect(log.map((line) => line.split(" ")[1])).toEqual([first, second, first]);
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

describe("the tables for spreadsheets", () => {
  it.each(content.guides)(
    "the table of the guide $slug has the page's content, its sources and its terms of use",
    (guide) => {
      const csv = bytesOf(`/downloads/guide-${guide.slug}.csv`).toString();
      expect(csv.startsWith("\uFEFF")).toBe(true);
      const [head, ...rows] = cellsOf(csv);
      expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head?.length]));
      const shown = openPage(`/guides/${guide.slug}`).main;
      for (const { choose } of [...guide.rows, ...guide.others])
        expect(rows.filter(([, , cell]) => cell === choose)).toHaveLength(1);
      for (const { source } of guide.shownFacts) expect(csv).toContain(source);
      const [, page, terms] = rows.at(-1) ?? [];
      expect(page).toMatch(new RegExp(`^https://.*/guides/${guide.slug}$`));
      expect(terms).toContain("CC BY 4.0");
      expect(shown.text).toContain(terms);
    },
  );

  it("the estimate calls itself an example in every line, and adds up its own items by formulas", () => {
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

  it.each(content.sheets)("the sheet $slug ends with its owner and its terms of use", ({ slug }) => {
    const rows = cellsOf(bytesOf(`/downloads/${slug}.csv`).toString());
    const [, page, terms] = rows.at(-1) ?? [];
    expect(page).toMatch(new RegExp(`^https://.*/sheets/${slug}$`));
    expect(openPage(`/sheets/${slug}`).main.text).toContain(terms);
  });

  it("the score sheet has the article's ten criteria, free lines, and formulas for each lead", () => {
    const [head, ...rows] = cellsOf(bytesOf("/downloads/framework-score-sheet.csv").toString());
    expect(head?.slice(0, 5)).toEqual(["Criterion", "Weight", "Flutter", "React Native", "Lead"]);
    const tables = openPage("/blog/flutter-vs-react-native-guide").main.select("table");
    const table = tables.find((candidate) => candidate.querySelector("th")?.textContent === "Criterion");
    const criteria = textsOf(table?.querySelectorAll("tbody th") ?? []);
    expect(criteria).toHaveLength(10);
    expect(rows.slice(0, 10).map(([name]) => name)).toEqual(criteria);
    const leads = rows.slice(0, 13).map((row) => row[4]);
    expect(leads).toEqual(leads.map((_, i) => `=B${i + 2}*(C${i + 2}-D${i + 2})`));
    expect(rows.at(-2)?.slice(0, 5)).toEqual(["Sum", "", "", "", "=SUM(E2:E14)"]);
  });
});

it("/downloads has only files that a page offers", () => {
  const listed = filesBelow(join(client, "downloads"));
  const files = offered.map(([path]) => path.slice(dirname(path).length + 1));
  expect(listed.filter((name) => !/\.(br|gz|zst)$/.test(name)).sort()).toEqual(files.sort());
});
