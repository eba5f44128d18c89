import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { istOffsetMs } from "../app/contact/office-hours.ts";
import { type ArticleContent, article } from "../app/content/.server/schemas/article.ts";
import { contentFolder } from "./content.ts";

/** `What a cache costs` → `what-a-cache-costs`. */
const slugOf = (title: string) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, "")
    .trim()
    .replaceAll(/[\s-]+/g, "-");

/** As many whole words as fit. */
const shortened = (title: string, most: number) =>
  title.length <= most ? title : title.slice(0, title.lastIndexOf(" ", most));

const body = `Say in one paragraph what the reader will be able to decide at the end, and what the article leaves out.

## The question

Begin with the case in which it was hard. Code names its language, and its file where another block imports it:

\`\`\`ts file=src/example.ts
export const example = "checked by npm test";
\`\`\`

## The decision

End with what you would do, and when you would do the opposite.
`;

function draftOf(title: string, publishDate: string): ArticleContent {
  return {
    title,
    excerpt:
      "For the card on the blog list: two sentences that say what the article decides and what the reader needs to know.",
    category: "TECHNOLOGY",
    publishDate,
    readTime: 5,
    head: {
      title: shortened(title, 49),
      description:
        "For search engines: 110 to 160 characters that promise what the page keeps, in one sentence that stands nowhere else on the site.",
    },
    keywords: ["first keyword", "second keyword", "third keyword"],
    closing: {
      title: "A question to the reader",
      text: "What happens after a click on the button below, and what it costs to find out.",
      label: "LET'S TALK",
      href: "/contact",
    },
    related: { articles: [], technologies: [], services: [], caseStudies: [] },
    draft: true,
  };
}

/**
 * Writes a draft that the schema accepts as it is. `npm run dev` shows it; no build does until `draft` is taken out.
 * @param folder where articles live
 * @param today date of publication, `2024-03-15`
 * @returns the file written
 * @throws where the title breaks the schema's rules, or an article of that name is there already.
 */
export function newArticle(title: string, folder: string, today: string): string {
  const result = article.safeParse(draftOf(title, today));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`This title makes no article:\n${lines.join("\n")}`);
  }
  const file = join(folder, `${slugOf(title)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  writeFileSync(file, `---\n${stringify(result.data, { lineWidth: 0 })}---\n\n${body}`);
  return file;
}

if (import.meta.main) {
  const title = process.argv[2];
  try {
    if (!title) throw new Error('Give it a title: npm run new:article -- "What a cache costs its owner"');
    const file = newArticle(
      title,
      join(contentFolder, "blog"),
      new Date(Date.now() + istOffsetMs).toISOString().slice(0, 10),
    );
    console.log(`${file}\nA draft: npm run dev, started anew, shows it. Take out "draft: true" to publish it.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
