import type { MDXComponents, MDXContent } from "mdx/types";
import type { ComponentProps, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type ContentError, contentErrorOf, type Problem, problemAt } from "../errors.ts";
import { BarChart, Pyramid, Timeline } from "../figures/charts.tsx";
import { CodeBlock } from "../figures/code-block.tsx";
import { Diagram } from "../figures/diagram.tsx";
import { Note } from "../figures/note.tsx";
import { ScrollingTable } from "../figures/scrolling-table.tsx";
import { textOf } from "../figures/wrap-text.ts";
import { slugFile } from "../file-paths.ts";
import { content } from "../index.ts";
import { brokenLinkRemedy, listPagePaths } from "../links/page-addresses.ts";
import { compileText } from "../mdx/compile.ts";

/** The prose of an article or a case study as HTML, and its sections for a table of contents. */
export type RenderedText = { html: string; sections: { id: string; title: string }[] };

function deadLinks(file: string, links: string[], html: string): Problem[] {
  const addresses = new Set(listPagePaths(content));
  const remedy = (link: string) => {
    if (!link.startsWith("#")) return brokenLinkRemedy(link, addresses);
    if (html.includes(`id="${decodeURIComponent(link.slice(1))}"`)) return undefined;
    return `leads to "${link}", but nothing on the page has this id: correct or remove it`;
  };
  return links.flatMap((link) => remedy(link) ?? []).map((remedy) => problemAt(file, "text", remedy));
}

/** An error of MDX without its advice to import an unknown figure: a text may not import. */
const withoutAdvice = (message = "") => message.replace(/: you likely forgot to import.*/, "");

/** Renders a text. @throws {ContentError} with the file, for faults that show only in rendering */
function renderedAs(file: string, text: ReactElement): string {
  try {
    return renderToStaticMarkup(text);
  } catch (error) {
    const { message, problems = [] } = error as Partial<ContentError>;
    if (problems.length > 0) throw contentErrorOf(problems.map((one) => ({ ...one, place: `${file}: ${one.place}` })));
    const wrong = `cannot be drawn: ${withoutAdvice(message)}`;
    throw contentErrorOf([problemAt(file, "text", wrong, "correct the figure that it names")]);
  }
}

/** Renders a text with the figures of `figures/`. @throws {ContentError} where a link is dead, or a figure's data are wrong */
export function renderText(file: string, Text: MDXContent): RenderedText {
  const sections: RenderedText["sections"] = [];
  const links: string[] = [];
  const components: MDXComponents = {
    ...{ BarChart, Diagram, Note, Pyramid, Timeline, pre: CodeBlock, table: ScrollingTable },
    a(props: ComponentProps<"a">) {
      links.push(props.href ?? "");
      return <a {...props} />;
    },
    h2(props: ComponentProps<"h2">) {
      sections.push({ id: props.id ?? "", title: textOf(props.children) });
      return <h2 {...props} />;
    },
  };
  const html = renderedAs(file, <Text components={components} />);
  const dead = deadLinks(file, links, html);
  if (dead.length > 0) throw contentErrorOf(dead);
  return { html, sections };
}

/** Renders the MDX file of a page. */
export function renderMdxFile(section: "articles" | "caseStudies", slug: string): RenderedText {
  const file = slugFile(section, slug);
  return renderText(file, compileText(file, content.texts[file] ?? ""));
}
