import postcss, { type Root } from "postcss";
import { describe, expect, it } from "vitest";
import { CssPruner } from "../../../pipeline/css/prune-css.ts";
import {
  inlineConstants,
  removeEmpty,
  removeRepeated,
  removeUnusedProperties,
} from "../../../pipeline/css/simplify.ts";

const flat = (css: string) => css.replaceAll(/\s+/g, "");
/** A style sheet after one step of simplification. */
const sheetAfter = (css: string, step: (root: Root) => void) => {
  const root = postcss.parse(css);
  step(root);
  return flat(root.toString());
};
const page = (css: string, body: string) =>
  `<html><head><style id="css">${css}</style></head><body>${body}</body></html>`;
/** The rules that a page with this body keeps. */
const kept = (css: string, body: string, readByScripts: string[] = []) => {
  const html = page(css, body);
  return flat(/<style id="css">([\s\S]*)<\/style>/.exec(CssPruner.of(html, readByScripts).cutIn(html))?.[1] ?? "");
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

  it("keep a property that a script reads", () => {
    expect(kept(":root{--c:red;--d:blue}", "<p>", ["--c"])).toBe(":root{--c:red}");
  });

  it("begin with the order of all layers, for the whole style sheet that may load later", () => {
    expect(kept("@layer base{i{a:b}}@layer utilities{p{a:b}}", "<p>")).toBe(
      "@layerbase,utilities;@layerutilities{p{a:b}}",
    );
  });

  it("are required: a page without the expected style element stops the build", () => {
    const html = page("p{a:b}", "<p>");
    const other = html.replace('<style id="css">', '<style id="css" media="all">');
    expect(() => CssPruner.of(other, [])).toThrow("pipeline/css/prune-css.ts");
    expect(() => CssPruner.of(html, []).cutIn(other)).toThrow("pipeline/css/prune-css.ts");
  });
});

describe("simplifying a style sheet", () => {
  it.each([
    ["writes a repeated declaration once", "p{top:0;top:0}", "p{top:0}"],
    ["removes an old prefix beside the plain form", "p{-webkit-mask:none;mask:none}", "p{mask:none}"],
    ["keeps a prefix without the plain form", "p{-webkit-line-clamp:2}", "p{-webkit-line-clamp:2}"],
    [
      "keeps a prefix that browsers still need",
      "p{-webkit-text-size-adjust:none;text-size-adjust:none}",
      "p{-webkit-text-size-adjust:none;text-size-adjust:none}",
    ],
  ])("%s", (_, css, expected) => expect(sheetAfter(css, removeRepeated)).toBe(expected));

  it.each([
    ["set once on the root", ":root{--a:1px} p{top:var(--a)}", ":root{--a:1px}p{top:1px}"],
    ["that names another", ":root{--a:var(--b);--b:2px} p{top:var(--a)}", ":root{--a:2px;--b:2px}p{top:2px}"],
  ])("replaces a constant %s by its value", (_, css, expected) =>
    expect(sheetAfter(css, inlineConstants)).toBe(expected),
  );

  it("keeps a property that changes somewhere", () => {
    const css = ":root{--a:1px}.b{--a:2px}p{top:var(--a)}";
    expect(sheetAfter(css, inlineConstants)).toBe(css);
  });

  it("removes properties that nothing reads, and keeps those that the markup or another property reads", () =>
    expect(
      sheetAfter(":root{--a:1px;--b:var(--c);--c:3px;--d:4px} p{top:var(--b)}", (root) =>
        removeUnusedProperties(root, new Set(["--d"])),
      ),
    ).toBe(":root{--b:var(--c);--c:3px;--d:4px}p{top:var(--b)}"));

  it("removes empty rules and groups", () =>
    expect(sheetAfter("@media print{@supports (top:0){p{}}} ul{} i{top:0}", removeEmpty)).toBe("i{top:0}"));
});
