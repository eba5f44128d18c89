import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { notFoundFolders, pagePaths } from "../../app/content/.server/addresses.ts";
import { interfaceIn, languageAt, otherLanguages } from "../../app/content/.server/languages.ts";
import { fieldsOf, signals } from "../../enquiry/fields.ts";
import { readContent } from "../../pipeline/content.ts";
import { scriptWords } from "../../pipeline/fonts/script-fonts.ts";
import { buildFolder } from "../../pipeline/publish.ts";
import { characters, codeCharacters } from "../../pipeline/vite/font.ts";
import { htmlRules } from "./support/html-rules.ts";
import { exists, pages } from "./support/pages.ts";

type Element = {
  tagName?: string;
  nodeName: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: Element[];
};

function* walk(node: Element): Generator<Element> {
  yield node;
  for (const child of node.childNodes ?? []) yield* walk(child);
}

const elementsOf = (html: string) => [...walk(parse(html) as unknown as Element)];
/** The characters of a language's font: those of its words. */
const charactersIn = Object.fromEntries(
  otherLanguages.map((language) => {
    const words = scriptWords(language, interfaceIn(language).language.font.subset);
    return [language, [...new Set(words.join(""))].join("")];
  }),
);

const attribute = (element: Element, name: string) => element.attrs?.find((entry) => entry.name === name)?.value;
const textOf = (element: Element): string =>
  ["script", "style", "noscript"].includes(element.nodeName)
    ? ""
    : (element.value ?? "") + (element.childNodes ?? []).map(textOf).join("");

/**
 * What the text in an element holds beside these characters; program text, set in another font, may hold a few more. The name of
 * another language is set in its reader's own font.
 */
function foreignIn(element: Element, held: string): string[] {
  if (["script", "style", "noscript"].includes(element.nodeName) || attribute(element, "lang")) return [];
  const allowed = ["code", "pre"].includes(element.nodeName) ? held + codeCharacters : held;
  const own = [...(element.value ?? "")].filter((character) => !allowed.includes(character));
  return [...own, ...(element.childNodes ?? []).flatMap((child) => foreignIn(child, allowed))];
}

it("every path of the site is a built page, and nothing else but the not-found pages is", () => {
  const notFound = pages.filter(({ path }) => /(^|\/)404$/.test(path));
  expect(notFound).toHaveLength(notFoundFolders.length);
  expect(new Set(pages.filter((page) => !notFound.includes(page)).map(({ path }) => path))).toEqual(
    new Set(pagePaths(readContent())),
  );
});

describe.each(pages)("$path", ({ path, html }) => {
  const elements = elementsOf(html);
  const all = (name: string) => elements.filter((element) => element.nodeName === name);

  it("has one h1, one main, one title, a canonical link, and headings that skip no level", () => {
    expect(all("h1")).toHaveLength(1);
    expect(all("main")).toHaveLength(1);
    const titles = all("head").flatMap((head) => head.childNodes?.filter(({ nodeName }) => nodeName === "title") ?? []);
    expect(titles.map(textOf)).toEqual([expect.stringMatching(/\S/)]);
    const canonical = all("link").filter((link) => attribute(link, "rel") === "canonical");
    expect(canonical).toHaveLength(/404$|enquiry-received/.test(path) ? 0 : 1);
    const levels = elements
      .filter(({ nodeName }) => /^h[1-6]$/.test(nodeName))
      .map(({ nodeName }) => Number(nodeName[1]));
    const jumps = levels.filter((level, i) => i > 0 && level - (levels[i - 1] ?? 0) > 1);
    expect(jumps, `levels ${levels.join(" ")}`).toEqual([]);
  });

  it("is valid HTML", async () => {
    const report = await htmlRules.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)).toEqual([]);
  });

  it("has no style attribute and no event handler, which the policy would block", () => {
    const forbidden = elements.flatMap(({ nodeName, attrs }) =>
      (attrs ?? [])
        .filter(({ name }) => name === "style" || /^on\w/.test(name))
        .map(({ name }) => `${nodeName} ${name}`),
    );
    expect(forbidden).toEqual([]);
  });

  it("uses only characters that the font holds", () => {
    const body = elements.find(({ nodeName }) => nodeName === "body");
    const foreign = new Set(body && foreignIn(body, `${characters}${charactersIn[languageAt(path)] ?? ""}\n\t`));
    expect([...foreign]).toEqual([]);
  });

  it("links only to pages, files and places that exist", () => {
    const ids = new Map<string, Set<string>>();
    const idsOf = (target: string) => {
      const known =
        ids.get(target) ??
        new Set(
          elementsOf(pages.find((page) => page.path === target)?.html ?? "").flatMap(
            (element) => attribute(element, "id") ?? [],
          ),
        );
      ids.set(target, known);
      return known;
    };
    const dead = all("a")
      .map((link) => attribute(link, "href") ?? "")
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `https://site.test${path === "/" ? "/" : path}`);
        if (!exists(pathname)) return !/404$/.test(path) || pathname !== path;
        return hash !== "" && pathname !== path
          ? !idsOf(pathname).has(decodeURIComponent(hash.slice(1)))
          : hash !== "" && !elements.some((element) => attribute(element, "id") === decodeURIComponent(hash.slice(1)));
      });
    expect(dead).toEqual([]);
  });
});

it.each([
  ["/", "home"],
  ["/contact", "contact"],
] as const)("the form of %s has its declared fields, in order, and cuts nothing that is pasted", (path, form) => {
  const controls = elementsOf(pages.find((page) => page.path === path)?.html ?? "")
    .filter(({ tagName }) => tagName === "input" || tagName === "textarea")
    .filter((element) => ![undefined, signals.honeypot as string].includes(attribute(element, "name")))
    .map((element) => ({
      name: attribute(element, "name"),
      maxLength: attribute(element, "maxlength"),
      autoComplete: attribute(element, "autocomplete"),
      required: attribute(element, "required") !== undefined,
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
  const headers: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(buildFolder, "headers.json"), "utf8"),
  );

  it.each(pages)("of $path allows nothing unsafe and no frame", ({ path }) => {
    const policy = headers[path]?.["Content-Security-Policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*[ ;]/);
  });
});
