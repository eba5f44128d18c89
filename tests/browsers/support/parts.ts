import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { interfaceIn, type Language, languageAt } from "../../../app/content/.server/languages.ts";
import { endpoints } from "../../../enquiry/endpoints.ts";
import { readScripts } from "../../built/support/modules.ts";
import { pagesIn } from "../../built/support/pages.ts";
import { defaultSite } from "../../e2e/support/builds.ts";

/** A part of the site that may fail: what it is for, and the file or address in question. */
export type Part = { role: string; path: string };

/** A style sheet that some pages alone need, and a way from a page without it to one with it. */
type PageSheet = Part & { from: string; to: string };

export const article = "/blog/devops-automation-workflows";

const client = join(defaultSite, "client");
const assets = readdirSync(join(client, "assets")).filter((name) => /\.(js|css|woff2)$/.test(name));
const { scripts, scriptsOfPage } = readScripts(client);
const scriptsAt = (path: string) => scriptsOfPage(readFileSync(join(client, path, "index.html"), "utf8"));

const home = scriptsAt("/");
const without = (names: string[], ...others: string[][]) => names.filter((name) => !others.flat().includes(name));
const named = (pattern: RegExp) => assets.filter((name) => pattern.test(name));
/** What late parts say in a language, known by one of its words. */
const wordsOf = (language: Language) =>
  named(/^island-words-/).filter((name) => scripts.get(name)?.includes(interfaceIn(language).offer.accept));
const library = [...scripts].filter(([, code]) => code.includes("api.emailjs.com")).map(([name]) => name);

const pages = pagesIn(client);

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

function pageSheet(file: string): PageSheet {
  const has = new RegExp(`<style[^>]* data-href="${file.split("-")[0]}"`);
  // A link to another language loads the document, with its rules in it.
  for (const to of pages.filter(({ html }) => has.test(html)))
    for (const from of pages.filter(({ path }) => path !== "/404"))
      if (
        languageAt(from.path) === languageAt(to.path) &&
        !has.test(from.html) &&
        new RegExp(`<a [^>]*href="${to.path}"`).test(mainOf(from.html))
      )
        return { role: "a page's own style sheet", path: `/assets/${file}`, from: from.path, to: to.path };
  throw new Error(`No link leads to a page with the style sheet ${file}`);
}

/** As a part of a regular expression that means these words alone. */
export const escaped = (words: string) => words.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");

const parts = (role: string, names: string[]): Part[] => names.map((name) => ({ role, path: `/assets/${name}` }));

/** The parts that each visit depends on, found among the built files. */
export const partsOf = {
  /** What brings the home page to life, and sends. */
  home: [
    ...parts("a script of the page", home),
    ...parts("the font", named(/^anek-latin-.*\.woff2$/)),
    ...parts("the form's code", named(/^contact-form-.*\.js$/)),
    ...parts("the words of the form", wordsOf("en")),
    ...parts("the code that sends", library),
    { role: "the token for the form", path: endpoints.formToken },
    { role: "the relay", path: endpoints.send },
  ],
  /** What comes with the first move or later, and what leads on. */
  homeLate: [
    ...parts("the toasts' code", named(/^toaster-.*\.js$/)),
    ...parts("the toasts' style sheet", named(/^toaster-.*\.css$/)),
    ...parts("the code for links", named(/^first-move-.*\.js$/)),
    ...parts("the choice of colours", named(/^scheme-control-.*\.js$/)),
    ...parts("the style sheet of the choice of colours", named(/^scheme-control-.*\.css$/)),
    ...parts("the code of the error screen", named(/^router-error-screen-.*\.js$/)),
    ...parts("the code of the cloths", named(/^drawing-.*\.js$/)),
    ...parts("the style sheet of the whole site", named(/^app-.*\.css$/)),
    ...parts("a script of the next page", without(scriptsAt("/about"), home)),
    { role: "the next page's data", path: "/about.data" },
  ],
  carousel: [
    ...parts("the carousel's code", named(/^embla-.*\.js$/)),
    ...parts("the carousel's style sheet", named(/^embla-.*\.css$/)),
  ],
  /** What English pages do without. Hindi's files fail as Gujarati's do. */
  gujarati: [
    ...parts("the font of a script", named(/^gu-.*\.woff2$/)),
    ...parts("the words of the form in another language", wordsOf("gu")),
    ...parts("the offer of the browser's language", named(/^language-offer-.*\.js$/)),
    ...parts("the style sheet of that offer", named(/^language-offer-.*\.css$/)),
  ],
  article: [
    ...parts("a script of an article", without(scriptsAt(article), home, scriptsAt("/about"))),
    ...parts("the code of an article's text", named(/^copy-code-.*\.js$/)),
  ],
  contact: parts("a script of the contact page", without(scriptsAt("/contact"), home, scriptsAt("/about"))),
  search: [
    ...parts("the search's code", named(/^start-search-.*\.js$/)),
    ...parts("the search's style sheet", named(/^search-.*\.css$/)),
    { role: "the index of the search", path: "/search/en.json" },
  ],
  notFound: [
    ...parts("the code of the page for what is not found", named(/^not-found-screen-.*\.js$/)),
    ...parts("the code that suggests pages", named(/^nearest-.*\.js$/)),
    { role: "the names of all pages", path: "/search/pages.json" },
  ],
  styles: named(/^(blog|guide|prose|sheet)-.*\.css$/).map(pageSheet),
} satisfies Record<string, Part[]>;

const tried = new Set(Object.values(partsOf).flatMap((some) => some.map(({ path }) => path)));

/** Scripts of further pages, which fail as the next page's do. */
const ofOtherPages = new Set(pages.flatMap(({ html }) => scriptsOfPage(html)));
/** Loaded only where the settings name an account for analytics; nothing of the page waits for it. */
const analytics = /^firebase-/;

/** Those of a language that is not visited. */
const ofHindi = new Set([...named(/^hi-.*\.woff2$/), ...wordsOf("hi")]);

/** Built files that no visit depends on, though they may be asked for. */
export const untried = assets.filter(
  (name) => !tried.has(`/assets/${name}`) && !ofOtherPages.has(name) && !analytics.test(name) && !ofHindi.has(name),
);
