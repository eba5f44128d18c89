import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { interfaceIn, otherLanguages } from "../../app/content/languages/site-languages.ts";
import { answerFolders, pagePaths } from "../../app/content/links/addresses.ts";
import { fieldsOf, signals } from "../../enquiry/fields.ts";
import { readContent } from "../../pipeline/content.ts";
import { scriptWords } from "../../pipeline/fonts/script-fonts.ts";
import { buildFolder } from "../../pipeline/publish.ts";
import { characters, codeCharacters } from "../../pipeline/vite/font.ts";
import { pageAt, type ReadPage, readPages } from "./support/built-pages.ts";
import { htmlRules } from "./support/html-rules.ts";
import { exists, isAnswer, pages } from "./support/pages.ts";

/** Every element of a page. */
function elementsOf({ tree }: ReadPage): Element[] {
  const elements: Element[] = [];
  visit(tree, "element", (element) => void elements.push(element));
  return elements;
}

/** The characters of a language's font, which are those of its texts. */
const charactersIn = Object.fromEntries(
  otherLanguages.map((language) => {
    const words = scriptWords(language, interfaceIn(language).language.font.subset);
    return [language, [...new Set(words.join(""))].join("")];
  }),
);

/**
 * The characters in an element's own text that the font lacks. Program text may hold a few more, because it has another
 * font. The name of another language has its readers' font.
 */
function foreignIn({ tagName, properties, children }: Element, held: string): string[] {
  if (["script", "style"].includes(tagName) || properties.lang) return [];
  const allowed = ["code", "pre"].includes(tagName) ? held + codeCharacters : held;
  return children.flatMap((child) => {
    if (child.type === "element") return foreignIn(child, allowed);
    return child.type === "text" ? [...child.value].filter((character) => !allowed.includes(character)) : [];
  });
}

const idsOf = new Map(
  readPages().map((page) => [page.path, new Set(elementsOf(page).map(({ properties }) => properties.id))]),
);

it("every path is a built page, and only the pages that answer errors are built besides", () => {
  const answers = pages.filter(({ path }) => isAnswer(path)).map(({ path }) => path);
  expect(answers.sort()).toEqual(answerFolders.flatMap((folder) => [`${folder}/404`, `${folder}/500`]).sort());
  expect(new Set(pages.map(({ path }) => path).filter((path) => !isAnswer(path)))).toEqual(
    new Set(pagePaths(readContent())),
  );
});

describe.each(readPages())("$path", (page) => {
  const { path, html, tree } = page;
  const elements = elementsOf(page);

  it("has one h1, one main, one title, a canonical link, and headings that skip no level", () => {
    for (const name of ["h1", "main", "head > title"]) expect(page.count(name), name).toBe(1);
    expect(page.text("head > title")).toMatch(/\S/);
    expect(page.count('link[rel="canonical"]')).toBe(page.isAnswer || path.endsWith("/enquiry-received") ? 0 : 1);
    const levels = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map(({ tagName }) => Number(tagName[1]));
    const jumps = levels.filter((level, i) => i > 0 && level - (levels[i - 1] ?? 0) > 1);
    expect(jumps, `levels ${levels.join(" ")}`).toEqual([]);
  });

  it("is valid HTML", async () => {
    const report = await htmlRules.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)).toEqual([]);
  });

  it("has no style attribute and no event handler, which the policy would block", () => {
    const forbidden = elements.flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter((name) => name === "style" || /^on[A-Z]/.test(name))
        .map((name) => `${tagName} ${name}`),
    );
    expect(forbidden).toEqual([]);
  });

  it("uses only characters that the font has", () => {
    const body = select("body", tree) as Element;
    const foreign = new Set(foreignIn(body, `${characters}${charactersIn[page.language] ?? ""}\n\t`));
    expect([...foreign]).toEqual([]);
  });

  it("links only to pages, files and places that exist", () => {
    const dead = selectAll("a[href]", tree)
      .map(({ properties }) => String(properties.href))
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `https://site.test${path}`);
        if (pathname !== path && !exists(pathname)) return true;
        return hash !== "" && !idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
      });
    expect(dead).toEqual([]);
  });
});

it.each([
  ["/", "home"],
  ["/contact", "contact"],
] as const)("the form of %s has its declared fields, in order, and cuts nothing that is pasted", (path, form) => {
  const controls = selectAll("form :is(input, textarea)[name]", pageAt(path).tree)
    .map(({ properties }) => properties)
    .filter(({ name }) => name !== signals.honeypot)
    .map(({ name, maxLength, autoComplete, required }) => ({
      ...{ name, maxLength, required: required === true },
      autoComplete: [autoComplete ?? []].flat().join(" ") || undefined,
    }));
  const declared = fieldsOf(form).map((field) => {
    const text = field.kind === "tick" ? undefined : field;
    return {
      name: field.name,
      maxLength: undefined,
      autoComplete: text?.autoComplete,
      required: text?.required !== undefined,
    };
  });
  expect(controls).toEqual(declared);
});

describe("the security policy", () => {
  it("allows nothing unsafe and no frame", () => {
    const { "Content-Security-Policy": policy = "" } = JSON.parse(
      readFileSync(join(buildFolder, "headers.json"), "utf8"),
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*[ ;]/);
  });
});

it("small labels are in capitals, because they are spaced for capitals", () => {
  const english = readPages().filter(({ tree }) => /^en/.test(String(select("html", tree)?.properties.lang)));
  const wrong = english.flatMap(({ path, texts }) =>
    texts(".label").flatMap((text) => (/\p{Ll}/u.test(text) ? `${path}: ${text}` : [])),
  );
  expect(english.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
