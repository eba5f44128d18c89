import { describe, expect, it } from "vitest";
import { CssPruner } from "../../pipeline/css/prune-css.ts";

const page = (css: string, body: string) =>
  `<html><head><style id="css">${css}</style></head><body>${body}</body></html>`;
/** What a page with this body keeps of a sheet. */
const kept = (css: string, body: string) => {
  const html = page(css, body);
  return /<style id="css">([\s\S]*)<\/style>/.exec(CssPruner.of(html).cutIn(html))?.[1]?.replace(/\s+/g, "");
};

describe("a page's own rules", () => {
  it.each([
    ["an element that is there", "p{a:b}", "<p>", "p{a:b}"],
    ["an element that is not", "p{a:b}i{c:d}", "<p>", "p{a:b}"],
    ["a class on nothing", ".on{a:b}.off{a:b}", '<p class="x on">', ".on{a:b}"],
    ["one of two selectors", ".on,.off{a:b}", '<p class="on">', ".on{a:b}"],
    ["a state, which may come", "p:hover{a:b}p[data-open]{c:d}", "<p>", "p:hover{a:b}p[data-open]{c:d}"],
    ["a bare state", ":focus-visible{a:b}", "<p>", ":focus-visible{a:b}"],
    ["what is inside :is() and :has()", ":is(p,i)>b{a:b}p:has(.off){c:d}", "<p><b>", ":is(p,i)>b{a:b}"],
    ["what :not() excludes", "p:not(.off){a:b}", "<p>", "p:not(.off){a:b}"],
    ["what stands in noscript", ".on{a:b}", '<noscript><p class="on"></p></noscript>', ".on{a:b}"],
    ["a group that is left empty", "@media print{.off{a:b}}p{a:b}", "<p>", "p{a:b}"],
    [
      "an animation that nothing plays",
      "@keyframes x{to{a:b}}@keyframes y{to{a:b}}p{animation:y 1s}",
      "<p>",
      "@keyframesy{to{a:b}}p{animation:y1s}",
    ],
    ["a constant", ":root{--a:1px;--b:2px}p{width:var(--a)}", "<p>", "p{width:1px}"],
    ["a property that the markup reads", ":root{--c:red}", '<svg fill="var(--c)">', ":root{--c:red}"],
  ])("%s", (_, css, body, expected) => {
    expect(kept(css, body)).toBe(expected);
  });

  it("say the order of all layers first, for the whole sheet that comes later", () => {
    expect(kept("@layer base{i{a:b}}@layer utilities{p{a:b}}", "<p>")).toBe(
      "@layerbase,utilities;@layerutilities{p{a:b}}",
    );
  });

  it("are what a page has to carry: one whose sheet is written otherwise stops the build", () => {
    const html = page("p{a:b}", "<p>");
    const other = html.replace('<style id="css">', '<style id="css" media="all">');
    expect(() => CssPruner.of(other)).toThrow("pipeline/css/prune-css.ts");
    expect(() => CssPruner.of(html).cutIn(other)).toThrow("pipeline/css/prune-css.ts");
  });
});
