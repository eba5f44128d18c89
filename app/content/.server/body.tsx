import type { MDXComponents, MDXContent } from "mdx/types";
import { Children, type ComponentProps, isValidElement, type ReactNode } from "react";
import { BarChart } from "./figures/bar-chart.tsx";
import { CodeBlock } from "./figures/code-block.tsx";
import { Diagram } from "./figures/diagram.tsx";
import { Note } from "./figures/note.tsx";
import { Pyramid } from "./figures/pyramid.tsx";
import { ScrollingTable } from "./figures/scrolling-table.tsx";
import { Timeline } from "./figures/timeline.tsx";
import { ContentError } from "./parse.ts";
import { renderStatic } from "./render.ts";

/** The prose of an article or a case study as HTML, and its sections for a table of contents. */
export type Body = { html: string; sections: { id: string; title: string }[] };

const bodies = import.meta.glob<MDXContent>("/content/{blog,case-studies}/*.mdx", { eager: true, import: "default" });

/** The words of an element, without its markup. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join("");
}

/**
 * Renders the MDX file of a page while the site is built. Its figures are those of `figures/`.
 * @throws {ContentError} where a figure's data are wrong.
 */
export function renderBody(section: "blog" | "case-studies", slug: string): Body {
  const file = `/content/${section}/${slug}.mdx`;
  const Content = bodies[file];
  if (!Content) throw new ContentError(`There is no ${file.slice(1)}.`);
  const sections: Body["sections"] = [];
  const components: MDXComponents = {
    BarChart,
    Diagram,
    Note,
    Pyramid,
    Timeline,
    pre: CodeBlock,
    table: ScrollingTable,
    h2({ id = "", children, ...props }: ComponentProps<"h2">) {
      sections.push({ id, title: textOf(children) });
      return (
        <h2 {...props} id={id}>
          {children}
        </h2>
      );
    },
  };
  const html = renderStatic(<Content components={components} />);
  return { html, sections };
}
