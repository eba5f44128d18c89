import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Diagram } from "~/content/.server/figures/diagram.tsx";

it("a diagram is read once: the picture is hidden from assistive technology, the list says all that it shows", () => {
  const nodes = [
    { id: "clerk", label: "Clerk", column: 1, row: 1, kind: "person" as const },
    { id: "scale", label: "Scale", detail: "weighs salt", column: 2, row: 1, kind: "outside" as const },
    { id: "ledger", label: "Ledger", column: 3, row: 1, kind: "service" as const },
    { id: "book", label: "Book", column: 3, row: 2, kind: "store" as const },
  ];
  const edges = [
    { from: "clerk", to: "scale" },
    { from: "scale", to: "ledger", label: "weight" },
    { from: "ledger", to: "book" },
  ];
  const caption = "How the weight of a sack comes into the book without being written by hand.";
  const html = renderToStaticMarkup(<Diagram caption={caption} nodes={nodes} edges={edges} />);
  const figure = fromHtml(html, { fragment: true });
  expect(select("svg", figure)?.properties).toMatchObject({ ariaHidden: "true" });
  expect(select("[role=img], [aria-label]", figure)).toBeUndefined();

  const readAloud = html.replace(/<svg.*<\/svg>/s, "");
  for (const words of ["Clerk", "Scale", "weighs salt", "to Ledger: weight", "to Book", caption]) {
    expect(readAloud).toContain(words);
  }
});
