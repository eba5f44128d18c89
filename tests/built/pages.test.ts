import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { visit } from "unist-util-visit";
import { expect, it } from "vitest";
import { interfaceWordsIn, otherLanguages } from "../../app/content/languages/site-languages.ts";
import { listPagePaths, notFoundPageFolders } from "../../app/content/links/page-addresses.ts";
import { fieldsOf, hiddenFields } from "../../enquiry/fields.ts";
import { buildFolder } from "../../pipeline/build-folder.ts";
import { wordsOfLanguage } from "../../pipeline/fonts/cut-language-fonts.ts";
import { codeOnlyCharacters, fontCharacters } from "../../pipeline/vite/latin-font.ts";
import { content } from "../support/content.ts";
import { htmlValidator } from "./support/html-rules.ts";
import { addressExists, isErrorPage, pages } from "./support/pages.ts";
import { type ParsedPage, pageAt, parsePages } from "./support/parsed-pages.ts";

/** Every element of a page. */
function elementsOf({ tree }: ParsedPage): Element[] {
  const elements: Element[] = [];
  visit(tree, "element", (element) => void elements.push(element));
  return elements;
}

/** The characters of a language's font, which are those of its texts. */
const charactersIn = Object.fromEntries(
  otherLanguages.map((language) => {
    const words = wordsOfLanguage(language, interfaceWordsIn(language).language.font.subset);
    return [language, [...new Set(words.join(""))].join("")];
  }),
);

/**
 * The characters in an element's own text that the font lacks. Program text may hold a few more, because it has another
 * font. The name of another language has its readers' font.
 */
function foreignIn({ tagName, properties, children }: Element, held: string): string[] {
  if (["script", "style"].includes(tagName) || properties.lang) return [];
  const allowed = ["code", "pre"].includes(tagName) ? held + codeOnlyCharacters : held;
  return children.flatMap((child) => {
    if (child.type === "element") return foreignIn(child, allowed);
    return child.type === "text" ? [...child.value].filter((character) => !allowed.includes(character)) : [];
  });
}

const idsOf = new Map(
  parsePages().map((page) => [page.path, new Set(elementsOf(page).map(({ properties }) => properties.id))]),
);

/** Lines of what is wrong on any page, each with the page's path. */
const onPages = (wrongOn: (page: ParsedPage) => string[]) =>
  parsePages().flatMap((page) => wrongOn(page).map((wrong) => `${page.path}: ${wrong}`));

it("the build has a page at each path, and besides only the pages for 404 and 500", () => {
  const answers = pages.filter(({ path }) => isErrorPage(path)).map(({ path }) => path);
  expect(answers.sort()).toEqual(notFoundPageFolders.flatMap((folder) => [`${folder}/404`, `${folder}/500`]).sort());
  expect(new Set(pages.map(({ path }) => path).filter((path) => !isErrorPage(path)))).toEqual(
    new Set(listPagePaths(content)),
  );
});

it("each page has one h1, one main, one title, a canonical link, and headings that skip no level", () => {
  for (const page of parsePages()) {
    for (const name of ["h1", "main", "head > title"]) expect(page.count(name), `${page.path} ${name}`).toBe(1);
    expect(page.text("head > title"), page.path).toMatch(/\S/);
    const hasCanonical = !page.isAnswer && !page.path.endsWith("/enquiry-received");
    expect(page.count('link[rel="canonical"]'), page.path).toBe(hasCanonical ? 1 : 0);
    const levels = elementsOf(page).flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    const jumps = levels.filter((level, i) => i > 0 && level - (levels[i - 1] ?? 0) > 1);
    expect(jumps, `${page.path}: levels ${levels.join(" ")}`).toEqual([]);
  }
});

it("each page is valid HTML", async () => {
  const wrong: string[] = [];
  for (const { path, html } of parsePages()) {
    const { results } = await htmlValidator.validateString(html);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      wrong.push(`${path} ${line}:${column} ${ruleId} ${message}`);
  }
  expect(wrong).toEqual([]);
});

it("no page has a style attribute or an event handler attribute, which the security policy blocks", () =>
  expect(
    onPages((page) =>
      elementsOf(page).flatMap(({ tagName, properties }) =>
        Object.keys(properties).flatMap((name) => (/^(style|on[A-Z].*)$/.test(name) ? [`${tagName} ${name}`] : [])),
      ),
    ),
  ).toEqual([]));

it("each page uses only characters that its fonts have", () =>
  expect(
    onPages(({ tree, language }) => [
      ...new Set(foreignIn(select("body", tree) as Element, `${fontCharacters}${charactersIn[language] ?? ""}\n\t`)),
    ]),
  ).toEqual([]));

it("each link within the site leads to a page, file or id that exists", () =>
  expect(
    onPages(({ path, tree }) =>
      selectAll("a[href]", tree)
        .map(({ properties }) => String(properties.href))
        .filter((href) => /^[/#]/.test(href))
        .filter((href) => {
          const { pathname, hash } = new URL(href, `https://site.test${path}`);
          if (pathname !== path && !addressExists(pathname)) return true;
          return hash !== "" && !idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
        }),
    ),
  ).toEqual([]));

it.each([
  ["/", "home"],
  ["/contact", "contact"],
] as const)("the form of %s has its declared fields in order, without maxlength", (path, form) => {
  const controls = selectAll("form :is(input, textarea)[name]", pageAt(path).tree)
    .map(({ properties }) => properties)
    .filter(({ name }) => name !== hiddenFields.honeypot)
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

it("the security policy allows nothing unsafe, no wildcard and no frame", () => {
  const headers = JSON.parse(readFileSync(join(buildFolder, "headers.json"), "utf8"));
  const policy: string = headers["Content-Security-Policy"];
  for (const part of ["default-src 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|\*[ ;]/);
});

it("English labels with wide letter spacing are in capitals", () => {
  const english = parsePages().filter(({ tree }) => /^en/.test(String(select("html", tree)?.properties.lang)));
  const wrong = english.flatMap(({ path, texts }) =>
    texts(".label").flatMap((text) => (/\p{Ll}/u.test(text) ? `${path}: ${text}` : [])),
  );
  expect(english.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
