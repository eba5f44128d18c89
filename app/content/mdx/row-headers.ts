import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

const elementsIn = ({ children }: Element) => children.filter((child) => child.type === "element");

/** Makes the first cell of each row a row head, which Markdown cannot: screen readers read it together with the other cells. */
export function rehypeRowHeaders() {
  return (tree: Root) =>
    visit(tree, "element", (node) => {
      if (node.tagName !== "thead" && node.tagName !== "tbody") return;
      const rows = elementsIn(node).map(elementsIn);
      if (node.tagName === "thead") for (const head of rows.flat()) head.properties.scope = "col";
      else for (const [first] of rows) if (first) Object.assign(first, { tagName: "th", properties: { scope: "row" } });
    });
}
