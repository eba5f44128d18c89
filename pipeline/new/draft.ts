import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import type { z } from "zod";
import { ContentError } from "../../app/content/.server/problems.ts";
import { fileOf, type Section } from "../../app/content/.server/registry.ts";
import { slug } from "../../app/content/.server/schemas/common.ts";
import { contentFolder } from "../content.ts";

/** What somebody who asks for a new page has to mend. */
class DraftError extends Error {
  override name = "DraftError";
}

/** `What a cache costs` → `what-a-cache-costs`. */
export const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/[\s-]+/g, "-");

/** As many whole words as fit. */
export const shortened = (title: string, most: number) =>
  title.length <= most ? title : title.slice(0, title.lastIndexOf(" ", most)).slice(0, most);

/** An instruction in the place of a text. The brackets keep it from being published (`app/content/.server/check-words.ts`). */
export const toWrite = (instruction: string) => `[${instruction}]`;

/** The same, said as often as it takes to be as long as the real words have to be. */
export const prose = (instruction: string, least: number) =>
  Array(Math.ceil(least / instruction.length))
    .fill(toWrite(instruction))
    .join(" ");

/** The next free place among things that name theirs. */
export const nextOrder = (entries: { order: number }[]) => Math.max(0, ...entries.map(({ order }) => order)) + 1;

/** A module of `content/`, laid out as the linter wants it. */
export function moduleText(type: string, schemaFile: string, data: object): string {
  const source = `import type { ${type} } from "~/content/.server/schemas/${schemaFile}";\n\nexport default ${JSON.stringify(data)} satisfies ${type};\n`;
  const biome = join(import.meta.dirname, "../../node_modules/@biomejs/biome/bin/biome");
  const options = ["check", "--write", "--stdin-file-path=content/draft.ts"];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options], { input: source, encoding: "utf8" });
  if (!stdout) throw new Error(stderr);
  return stdout;
}

/** An MDX file. */
export const mdxText = (data: object, body: string) => `---\n${stringify(data, { lineWidth: 0 })}---\n\n${body}`;

type Draft<S extends z.ZodType> = {
  section: Section;
  schema: S;
  title: string;
  data: z.input<S>;
  /** The file's text. */
  write: (data: z.input<S>) => string;
  /** The folder with all content. */
  folder: string;
};

/**
 * Writes a draft that the schema accepts as it is.
 * @returns the file written
 * @throws {DraftError} where the title breaks the schema's rules, or a page of that name is there already.
 */
export function writeDraft<S extends z.ZodType>({ section, schema, title, data, write, folder }: Draft<S>): string {
  const name = slugOf(title);
  const issues = [
    ...(slug.safeParse(name).success ? [] : ["  the file's name would have no letter or digit of a to z, 0 to 9"]),
    ...(schema.safeParse(data).error?.issues ?? []).map(({ path, message }) => `  ${path.join(".")}: ${message}`),
  ];
  if (issues.length > 0) throw new DraftError(`"${title}" makes no page:\n${issues.join("\n")}`);
  const file = join(folder, fileOf(section, name).replace(/^content\//, ""));
  if (existsSync(file)) throw new DraftError(`${file} is there already.`);
  writeFileSync(file, write(data));
  return file;
}

/**
 * The command behind `npm run new:{kind}`.
 * @param example of a title
 */
export function runNew(kind: string, example: string, create: (title: string, folder: string) => string): void {
  try {
    const title = process.argv[2]?.trim();
    if (!title) throw new DraftError(`Give it a title: npm run new:${kind} -- "${example}"`);
    const file = create(title, contentFolder);
    console.log(`${file}\nA draft: npm run dev, started anew, shows it. Take out "draft: true" to publish it.`);
  } catch (error) {
    if (!(error instanceof DraftError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
