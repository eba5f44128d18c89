import { today } from "../../app/content/.server/dates.ts";
import { type ArticleContent, article } from "../../app/content/.server/schemas/article.ts";
import { mdxText, runNew, shortened, toWrite, writeDraft } from "./draft.ts";

const body = `[Say in one paragraph what the reader will be able to decide at the end, and what the article leaves out.]

## The question

[Begin with the case in which it was hard.] Code names its language, and its file where another block imports it:

\`\`\`ts file=src/example.ts
export const example = "checked by npm test";
\`\`\`

## The decision

[End with what you would do, and when you would do the opposite.]
`;

function draftOf(title: string, publishDate: string): ArticleContent {
  const subject = shortened(title, 49);
  return {
    title,
    excerpt: toWrite(
      "For the card on the blog list: two sentences that say what the article decides and what the reader needs to know.",
    ),
    category: "TECHNOLOGY",
    publishDate,
    reviewed: publishDate,
    readTime: 5,
    head: {
      title: subject,
      description: toWrite(
        `For search engines, about "${subject}": in 110 to 160 characters, a promise of its own that the page keeps.`,
      ),
    },
    keywords: ["first keyword", "second keyword", "third keyword"],
    closing: {
      title: "A question to the reader",
      text: toWrite("What happens after a click on the button below, and what it costs to find out."),
      label: "LET'S TALK",
      href: "/contact",
    },
    related: { articles: [], technologies: [], services: [], caseStudies: [] },
    confirm: [toWrite("Which figure or claim of this article the owner has to confirm, and where it comes from.")],
    draft: true,
  };
}

/**
 * Writes the draft of an article.
 * @param folder with all content
 * @param day day of publication and of the first review, `2024-03-15`
 * @returns the file written
 * @throws where the title breaks the schema's rules, or an article of that name is there already.
 */
export const newArticle = (title: string, folder: string, day: string): string =>
  writeDraft({
    ...{ section: "articles", schema: article, title, folder },
    data: draftOf(title, day),
    write: (data) => mdxText(data, body),
  });

if (import.meta.main) {
  runNew("article", "What a cache costs its owner", (title, folder) => newArticle(title, folder, today()));
}
