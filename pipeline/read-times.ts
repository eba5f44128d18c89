import { readFileSync } from "node:fs";
import { join } from "node:path";
import { frontMatterBlock } from "../app/content/.server/mdx/front-matter.ts";
import { contentFolder, frontMatter, slugs } from "./pages.ts";

/** Words a minute that a read time may mean (`editorial.md`). */
const pace = { slowest: 200, fastest: 238 };

const words = /[\p{L}\p{N}][\p{L}\p{N}’'.+/%-]*/gu;

/**
 * Words of an article that are read: headings, text, tables and captions; not front matter, code, link targets and the
 * data of figures.
 */
export function proseWords(source: string): number {
  const prose = source
    .replace(frontMatterBlock, "")
    .replace(/^```[\s\S]*?^```$/gm, "")
    .replace(
      /<(?:Diagram|BarChart|Timeline|Pyramid)[\s\S]*?\/>/g,
      (figure) => /caption="([^"]*)"/.exec(figure)?.[1] ?? "",
    )
    .replace(/<\/?Note>/g, "")
    .replace(/\]\([^)]*\)/g, "]");
  return prose.match(words)?.length ?? 0;
}

/** What is wrong with a read time and what to do about it; nothing where the text bears it out. */
export function readTimeProblem(source: string, minutes: number): string | undefined {
  const count = proseWords(source);
  const [least, most] = [minutes * pace.slowest, minutes * pace.fastest];
  if (count < least) {
    return `has ${count} words of prose, too few for ${minutes} min: write ${least - count} more, or lower readTime`;
  }
  if (count > most) {
    return `has ${count} words of prose, too many for ${minutes} min: cut ${count - most}, or raise readTime`;
  }
}

/**
 * Holds every article that is published against its `readTime`.
 * @throws with one line for each that does not fit: file and remedy.
 */
export function checkReadTimes(): void {
  const problems = slugs("blog").flatMap((slug) => {
    const file = join(contentFolder, "blog", `${slug}.mdx`);
    const problem = readTimeProblem(readFileSync(file, "utf8"), Number(frontMatter(file).readTime));
    return problem ? [`  content/blog/${slug}.mdx: ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(`Read times do not fit the text:\n${problems.join("\n")}`);
}
