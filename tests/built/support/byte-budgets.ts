import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { languageAt, languages } from "../../../app/content/languages/site-languages.ts";
import { searchFilePaths } from "../../../app/search/index-files.ts";
import { defaultLanguage, englishPath, pathIn } from "../../../enquiry/language-prefix.ts";
import { brotliSize, sum } from "./brotli-size.ts";
import { inlineScriptsIn, islandFilesIn, readScripts } from "./built-scripts.ts";
import { type BuiltPage, pagesIn } from "./pages.ts";

/**
 * Limits in bytes as sent (brotli 11), a tenth over what was measured when they were set. Pages in other
 * scripts have more, because each of their letters takes three bytes.
 */
const budget = {
  home: 25_000,
  page: 25_000,
  otherScript: 27_000,
  longText: 33_500,
  /** Scripts that run before a person acts. */
  early: { asShipped: 5_000, everySetting: 9_000 },
  firstVisit: { asShipped: 55_000, everySetting: 59_000 },
  /** React, which loads with the first part that a person uses. */
  framework: 64_000,
  /** What a part loads besides: its code and its texts. */
  parts: { "enquiry-form": 20_500, carousel: 12_000, model: 7_200, search: 90_000 } as Record<string, number>,
  /** The search in another language, which also loads the English index. */
  bothSearches: 133_500,
  /** All scripts of a person who writes and sends an enquiry. */
  enquiry: 99_000,
  font: 25_000,
  /** The font of another script. */
  otherFont: 46_000,
};

/** As the repository ships the site, or with every setting made. */
type Build = keyof typeof budget.early;

/** From this share of a budget on, `npm test` warns. */
export const warningThreshold = 0.95;

/** One thing with a budget. */
type MeasuredSize = {
  /** Its kind. */
  kind: string;
  /** Which one of its kind. */
  what: string;
  /** As sent. */
  bytes: number;
  limit: number;
};

function htmlKind(path: string): "home" | "otherScript" | "longText" | "page" {
  if (path === "/") return "home";
  if (englishPath(languageAt(path), path) === "/" || languageAt(path) !== defaultLanguage) return "otherScript";
  return /^\/(blog|case-studies)\/./.test(path) ? "longText" : "page";
}

export const isFrameworkFile = (name: string) => name.startsWith("react-");

/**
 * Everything in a built site that has a budget.
 * @param folder the site's `client/`
 */
export function measureSizes(folder: string, build: Build = "asShipped"): MeasuredSize[] {
  const pages = pagesIn(folder);
  const { scripts, interactionScriptsOf, withImports } = readScripts(folder);
  const sizeOf = (names: Iterable<string>) => sum([...names].map((name) => brotliSize(scripts.get(name) ?? "")));
  const inlineSize = (html: string) => brotliSize(inlineScriptsIn(html).join("\n"));
  const namesLike = (pattern: RegExp) => [...scripts.keys()].filter((name) => pattern.test(name));
  const fileSize = (...path: string[]) => statSync(join(folder, ...path)).size;

  /** The code that asks visitors about analytics, which loads when the browser is idle. */
  const idle = withImports(namesLike(/^(client|consent-bar)-/));
  const consentWords = Math.max(0, ...namesLike(/^consent-words-/).map((name) => sizeOf([name])));

  /** The scripts of a page's parts, by their names. */
  const partsOf = ({ html }: BuiltPage) =>
    new Map(
      islandFilesIn(html).map((files) => {
        const names = files.map((file) => file.replace("/assets/", ""));
        return [names[0]?.replace(/-[\w-]{8}\.js$/, "") ?? "", withImports(names)];
      }),
    );

  /** The scripts that a page loads although nobody acts (`app/inline/start-at-first-interaction.ts`). */
  const partsWithoutAct = ({ html }: BuiltPage) =>
    withImports(Array.from(html.matchAll(/ data-part="\/assets\/([^"]+)"/g), ([, name = ""]) => name));

  /** A build of the tests compresses quickly: what would be near its limit so is compressed as it is sent. */
  const pageSize = ({ file, html }: BuiltPage, limit: number) => {
    const quick = fileSize(`${file}.br`);
    return quick > limit * warningThreshold ? brotliSize(html) : quick;
  };

  const ofPage = (page: BuiltPage): MeasuredSize[] => {
    const { path, html } = page;
    const there = interactionScriptsOf(html);
    const parts = partsOf(page);
    const kind = htmlKind(path);
    const early = inlineSize(html) + sizeOf(new Set([...partsWithoutAct(page), ...idle])) + consentWords;
    const sizes: MeasuredSize[] = [
      { kind: `HTML: ${kind}`, what: path, bytes: pageSize(page, budget[kind]), limit: budget[kind] },
      { kind: "scripts before a person acts", what: path, bytes: early, limit: budget.early[build] },
    ];
    for (const [name, files] of parts) {
      const bytes = sizeOf(files.filter((file) => !isFrameworkFile(file) && !there.includes(file)));
      sizes.push({ kind: name, what: path, bytes, limit: budget.parts[name] ?? 0 });
    }
    if (html.includes("<form")) {
      // On the way to the form a person passes the page's other parts, so they have loaded too.
      const passed = [...parts].filter(([name]) => name !== "search").flatMap(([, files]) => files);
      const bytes = inlineSize(html) + sizeOf(new Set([...there, ...passed]));
      sizes.push({ kind: "scripts of an enquiry", what: path, bytes, limit: budget.enquiry });
    }
    return sizes;
  };

  const pageAt = (path: string) => pages.find((page) => page.path === path) as BuiltPage;
  const sentFile = (path: string) => brotliSize(readFileSync(join(folder, path), "utf8"));
  /** Everything that loads before the first result (`loadSearch`). */
  const ofSearch = languages.map((language): MeasuredSize => {
    const files = partsOf(pageAt(pathIn(language, "/"))).get("search") ?? [];
    const code = sizeOf(files.filter((file) => !isFrameworkFile(file)));
    const { index, pages: names } = searchFilePaths(language);
    const kind = `search in ${language}`;
    if (language === defaultLanguage)
      return { kind, what: "code, words, index", bytes: code + sentFile(index), limit: budget.parts.search ?? 0 };
    const read = [index, names, searchFilePaths(defaultLanguage).index];
    const bytes = code + sum(read.map(sentFile));
    return { kind, what: "code, words, both indexes", bytes, limit: budget.bothSearches };
  });

  const [font = ""] = latinFontFiles(folder);
  const home = pageAt("/");
  const { html } = home;
  const icon = /href="\/(icon-32\.png)"/.exec(html)?.[1] ?? "";
  const code = sizeOf([...partsWithoutAct(home), ...interactionScriptsOf(html)]);
  const first = brotliSize(html) + code + fileSize(icon) + fileSize("assets", font);
  return [
    ...pages.flatMap(ofPage),
    ...ofSearch,
    { kind: "framework", what: "react", bytes: sizeOf(namesLike(/^react-/)), limit: budget.framework },
    { kind: "font", what: font, bytes: fileSize("assets", font), limit: budget.font },
    ...readdirSync(join(folder, "assets"))
      .filter((name) => /^(gu|hi)-.*\.woff2$/.test(name))
      .map((name) => ({
        ...{ kind: `font of ${name.slice(0, 2)}`, what: name },
        ...{ bytes: fileSize("assets", name), limit: budget.otherFont },
      })),
    {
      kind: "a first visit to home, font and all",
      what: "/",
      bytes: first,
      limit: budget.firstVisit[build],
    },
  ];
}

/** The font files of pages in Latin letters. */
export const latinFontFiles = (folder: string) =>
  readdirSync(join(folder, "assets")).filter((name) => /^anek-latin.*\.woff2$/.test(name));

/** The largest of each kind. */
export function largestOfEachKind(sizes: MeasuredSize[]): MeasuredSize[] {
  const found = new Map<string, MeasuredSize>();
  for (const size of sizes) if (size.bytes > (found.get(size.kind)?.bytes ?? -1)) found.set(size.kind, size);
  return [...found.values()];
}
