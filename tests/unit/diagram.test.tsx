import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TwoColumnDiagram } from "~/content/figures/narrow-diagram.tsx";

describe("a narrow diagram", () => {
  const nodes = [
    { id: "clerk", label: "Clerk", column: 1, row: 1 },
    { id: "scale", label: "Scale", detail: "weighs salt", column: 1, row: 2 },
    { id: "ledger", label: "Ledger", column: 2, row: 2 },
    { id: "book", label: "Book", column: 2, row: 3 },
  ];
  const edges = [
    { from: "clerk", to: "scale", label: "sack" },
    { from: "scale", to: "ledger" },
    { from: "ledger", to: "book" },
    { from: "ledger", to: "clerk" },
  ];
  const caption = "How the weight of a sack comes into the book without being written by hand.";
  const spoken = ["The clerk puts a sack on the scale.", "Its weight goes into the ledger."];
  const render = (more: Partial<Parameters<typeof TwoColumnDiagram>[0]> = {}) =>
    renderToStaticMarkup(<TwoColumnDiagram {...{ caption, spoken, nodes, edges }} {...more} />);

  it("fits a phone and is read once by screen readers", () => {
    const figure = fromHtml(render(), { fragment: true });
    const svg = select("svg", figure);
    expect(svg?.properties).toMatchObject({ ariaHidden: "true" });
    expect(Number(String(svg?.properties.viewBox).split(" ")[2])).toBeLessThan(340);
    const sentences = selectAll("li", figure).map(({ children }) => (children[0] as { value: string }).value);
    // An arrow without a label has no text element at all, instead of an empty one.
    const texts = selectAll("svg text", figure).map(({ children }) => (children[0] as { value: string })?.value);
    expect(texts.toSorted()).toEqual(["Book", "Clerk", "Ledger", "Scale", "sack", "weighs salt"]);
    expect(sentences).toEqual(spoken);
  });

  it("refuses labels without room and a third column", () => {
    const [first = edges[0], ...others] = edges;
    const wordy = [first, ...others.map((edge) => ({ ...edge, label: "weight" }))] as typeof edges;
    expect(() => render({ edges: wordy })).toThrow('"weight" has no room between two columns (scale → ledger)');
    const aside = nodes.map((node) => (node.id === "book" ? { ...node, column: 3 } : node));
    expect(() => render({ nodes: aside })).toThrow(/nodes \(entry 4\)\.column/);
  });
});
