import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { singlePages } from "../app/content/.server/addresses.ts";
import { parseFrontMatter } from "../app/content/.server/mdx/front-matter.ts";

/** Where the words are. */
export const contentFolder = join(import.meta.dirname, "../content");

/** Sections of the site whose pages are one content file each: `/technologies/react` is `content/technologies/react.ts`. */
export const sectionsWithPages = ["services", "technologies", "case-studies", "blog"] as const;

/** What stands above the text of an MDX file. */
export const frontMatter = (file: string) => parseFrontMatter(file, readFileSync(file, "utf8"));

/** `npm run dev` shows drafts; nothing else does. */
const draftsAreShown = process.env.NODE_ENV === "development";
const isHidden = (file: string) => !draftsAreShown && file.endsWith(".mdx") && frontMatter(file).draft === true;

/**
 * Slugs of a section, from its file names, without drafts in a build.
 * @param content another content folder than the site's own, for tests
 */
export function slugs(section: (typeof sectionsWithPages)[number], content = contentFolder): string[] {
  const folder = join(content, section);
  return readdirSync(folder)
    .filter((name) => /\.(ts|mdx)$/.test(name) && !isHidden(join(folder, name)))
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
