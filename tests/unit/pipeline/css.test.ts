import postcss, { type Root } from "postcss";
import { describe, expect, it } from "vitest";
import { CssPruner } from "../../../pipeline/css/prune-css.ts";
import {
  inlineConstants,
  removeEmpty,
  removeRepeated,
  removeUnusedKeyframes,
  removeUnusedProperties,
} from "../../../pipeline/css/simplify.ts";
import { usedSelectorsIn } from "../../../pipeline/css/used-selectors.ts";

const flat = (css: string) => css.replaceAll(/\s+/g, "");
/** What a step makes of a sheet. */
const sheetAfter = (css: string, step: (root: Root) => void) => {
  const root = postcss.parse(css);
  step(root);
  return flat(root.toString());
};
const page = (body: string, css: string) => `<style id="css">${css}</style><main>${body}</main>`;
const cut = (body: string, css: string) => {
  const html = CssPruner.of(page("", css)).cutIn(page(body, css));
  return flat(/<style id="css">([\s\S]*)<\/style>/.exec(html)?.[1] ?? "");
};

describe("a page's own rules", () => {
  it("are those whose elements, classes and ids it has", () => {
    const css = "p{color:red} .card{color:red} #top{color:red} ul{color:red} .other{color:red} p .card{top:0}";
    expect(cut('<p class="card">x</p>', css)).toBe("p{color:red}.card{color:red}p.card{top:0}");
  });

  it("keep what a state or an attribute may call up later", () =>
    expect(cut('<a class="x">x</a>', ".x:hover{top:0} .x[open]{top:1px} .x:not(.y){top:2px}")).toBe(
      ".x:hover{top:0}.x[open]{top:1px}.x:not(.y){top:2px}",
    ));

  it("lose the selectors of a list that match nothing", () =>
    expect(cut("<p>x</p>", "p,ul,:is(ol,dl){top:0}")).toBe("p{top:0}"));

  it("say the order of the layers first, also of those that the page lacks", () =>
    expect(cut("<p>x</p>", "@layer base{ul{top:0}} @layer parts{p{top:0}}")).toBe(
      "@layerbase,parts;@layerparts{p{top:0}}",
    ));

  it("hold what stands in <noscript>", () => expect(cut("<noscript><i>x</i></noscript>", "i{top:0}")).toBe("i{top:0}"));

  it("cannot be cut where the page has no sheet", () =>
    expect(() => CssPruner.of("<main></main>")).toThrow('id="css"'));
});

it("a page's words are its elements, classes, ids and the properties that its markup reads", () => {
  const { elements, classes, ids, properties } = usedSelectorsIn('<p id="a" class="b c"><i fill="var(--d)"></i></p>');
  expect([...elements]).toEqual(expect.arrayContaining(["p", "i"]));
  expect([[...classes], [...ids], [...properties]]).toEqual([["b", "c"], ["a"], ["--d"]]);
});

describe("a sheet is made simpler", () => {
  it.each([
    ["a declaration said twice is said once", "p{top:0;top:0}", "p{top:0}"],
    ["an old prefix beside the plain form goes", "p{-webkit-mask:none;mask:none}", "p{mask:none}"],
    ["a prefix without the plain form stays", "p{-webkit-line-clamp:2}", "p{-webkit-line-clamp:2}"],
    [
      "a prefix that browsers still need stays",
      "p{-webkit-text-size-adjust:none;text-size-adjust:none}",
      "p{-webkit-text-size-adjust:none;text-size-adjust:none}",
    ],
  ])("%s", (_, css, expected) => expect(sheetAfter(css, removeRepeated)).toBe(expected));

  it.each([
    ["set once on the root", ":root{--a:1px} p{top:var(--a)}", ":root{--a:1px}p{top:1px}"],
    ["that names another", ":root{--a:var(--b);--b:2px} p{top:var(--a)}", ":root{--a:2px;--b:2px}p{top:2px}"],
  ])("a constant %s is written out", (_, css, expected) => expect(sheetAfter(css, inlineConstants)).toBe(expected));

  it("a property that changes somewhere stays", () => {
    const css = ":root{--a:1px}.b{--a:2px}p{top:var(--a)}";
    expect(sheetAfter(css, inlineConstants)).toBe(css);
  });

  it("properties that nothing reads go, those that the markup or another property reads stay", () =>
    expect(
      sheetAfter(":root{--a:1px;--b:var(--c);--c:3px;--d:4px} p{top:var(--b)}", (root) =>
        removeUnusedProperties(root, new Set(["--d"])),
      ),
    ).toBe(":root{--b:var(--c);--c:3px;--d:4px}p{top:var(--b)}"));

  it("animations that no rule plays go", () =>
    expect(sheetAfter("@keyframes a{to{top:0}} @keyframes b{to{top:0}} p{animation:a 1s}", removeUnusedKeyframes)).toBe(
      "@keyframesa{to{top:0}}p{animation:a1s}",
    ));

  it("rules and groups with nothing in them go", () =>
    expect(sheetAfter("@media print{@supports (top:0){p{}}} ul{} i{top:0}", removeEmpty)).toBe("i{top:0}"));
});
