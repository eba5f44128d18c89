// Can go when the whole style sheet is under 1 kB compressed, or a kept-up library prunes as much (docs/tricks.md).
import postcss, { type Root } from "postcss";
import parseSelector, { type Node as SelectorNode } from "postcss-selector-parser";
import {
  inlineConstants,
  isKeyframe,
  removeEmpty,
  removeRepeated,
  removeUnusedKeyframes,
  removeUnusedProperties,
} from "./simplify.ts";
import { canMatch, type UsedSelectors, usedSelectorsIn } from "./used-selectors.ts";

const missing = 'The built page has no <style id="css"> as app/document.tsx writes it (pipeline/css/prune-css.ts).';
const inlineSheet = /(<style id="css">)([\s\S]*?)(<\/style>)/;

/**
 * The order of the cascade layers, for the beginning of a page's rules. Without it, a layer that the page lacks would
 * come last, and so strongest, when the whole sheet arrives.
 */
function layerOrder(root: Root): string {
  const names = new Set<string>();
  root.walkAtRules("layer", (rule) => {
    for (const name of rule.params.split(",")) names.add(name.trim());
  });
  return names.size > 0 ? `@layer ${[...names].join(",")};` : "";
}

/**
 * The site's style sheet. The build puts all of it into every page (`app/document.tsx`); this class leaves only rules
 * that can apply there. What scripts show later is in the page already, hidden or in a `<template>`, or brings its own
 * style sheet.
 */
export class CssPruner {
  readonly #root: Root;
  readonly #layers: string;
  readonly #selectors = new Map<string, SelectorNode>();
  readonly #cuts = new Map<string, string>();
  readonly #readByScripts: ReadonlySet<string>;

  /** @param readByScripts custom properties that every page keeps */
  constructor(css: string, readByScripts: readonly string[] = []) {
    this.#readByScripts = new Set(readByScripts);
    this.#root = postcss.parse(css);
    this.#layers = layerOrder(this.#root);
    this.#root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      for (const text of rule.selectors) this.#selectors.set(text, parseSelector().astSync(text));
    });
  }

  /**
   * The style sheet in a built page.
   * @throws when the page has none
   */
  static of(html: string, readByScripts: readonly string[]): CssPruner {
    const css = inlineSheet.exec(html)?.[2];
    if (!css) throw new Error(missing);
    return new CssPruner(css, readByScripts);
  }

  /**
   * The page with only its own rules in its `<style id="css">`.
   * @throws when the page has none
   */
  cutIn(html: string): string {
    if (!inlineSheet.test(html)) throw new Error(missing);
    const page = usedSelectorsIn(html.replace(inlineSheet, ""));
    const cut = this.#cutFor({ ...page, properties: new Set([...page.properties, ...this.#readByScripts]) });
    return html.replace(inlineSheet, (_, open, __, close) => open + cut + close);
  }

  #cutFor(page: UsedSelectors): string {
    const matches = new Set<string>();
    for (const [text, node] of this.#selectors) if (canMatch(node, page)) matches.add(text);
    // Pages of one type mostly need the same rules, so one more article needs no further cut.
    const key = [...matches, ...[...page.properties].sort()].join();
    const known = this.#cuts.get(key);
    if (known !== undefined) return known;
    const cut = this.#cut(matches, page.properties);
    this.#cuts.set(key, cut);
    return cut;
  }

  #cut(matches: ReadonlySet<string>, readByMarkup: ReadonlySet<string>): string {
    const root = this.#root.clone();
    root.walkComments((comment) => {
      comment.remove();
    });
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const selectors = rule.selectors.filter((text) => matches.has(text));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    removeRepeated(root);
    inlineConstants(root);
    removeUnusedProperties(root, readByMarkup);
    removeUnusedKeyframes(root);
    removeEmpty(root);
    return this.#layers + root.toString();
  }
}
