import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { parse as parseYaml } from "yaml";

const contentFolder = join(import.meta.dirname, "../content");

/** Sections of the site whose pages are one content file each: `/technologies/react` is `content/technologies/react.ts`. */
export const sectionsWithPages = ["services", "technologies", "case-studies", "blog"] as const;

/** Pages that are one route each (`specification.md`, section 2, "Route table"), and the page after a sent form. */
const singlePages = [
  "/",
  "/about",
  "/industries",
  "/contact",
  "/case-studies",
  "/career",
  "/careers",
  "/technologies",
  "/blog",
  "/portfolio",
  "/enquiry-received",
];

/** YAML between the two `---` lines at the top of an MDX file, parsed; `{}` for a file without. */
export function frontMatter(file: string): Record<string, unknown> {
  const source = readFileSync(file, "utf8");
  const yaml = /^---\n([\s\S]*?)\n---\n/.exec(source)?.[1];
  return yaml ? parseYaml(yaml) : {};
}

const isDraft = (file: string) => file.endsWith(".mdx") && frontMatter(file).draft === true;

/** Slugs of a section, from its file names, without drafts. */
export function slugs(section: (typeof sectionsWithPages)[number]): string[] {
  const folder = join(contentFolder, section);
  return readdirSync(folder)
    .filter((name) => /\.(ts|mdx)$/.test(name) && !isDraft(join(folder, name)))
    .map((name) => parse(name).name)
    .sort();
}

/** Every address of the site that a visitor can open, slashless. */
export function pagePaths(): string[] {
  return [
    ...singlePages,
    ...sectionsWithPages.flatMap((section) => slugs(section).map((slug) => `/${section}/${slug}`)),
  ];
}
