import type { Rolldown } from "vite";

/**
 * Which modules are one file in the browser. Left to itself the bundler makes a file of every set of modules that the
 * same screens share, some of 200 bytes: each is one more request and address, and compresses badly on its own.
 */
export const chunkGroups = [
  // Changes only with the packages, so that a deploy of words leaves it in the visitor's cache.
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 3,
  },
  // What most inner pages show and home does not.
  {
    name: "inner",
    test: /\/app\/(sections\/(breadcrumbs|article-facts|logo-links)|ui\/(page-style|logo-icon|back-link|static-html))\./,
    minShareCount: 2,
    priority: 0,
  },
  // What every page runs, and what most screens show. What one alone has stays with it, what few share stays a file of theirs
  // (prose, the hero of inner pages), and what is loaded late stays apart. In two files they would be 700 bytes more.
  {
    name: "site",
    test: /\/app\/(root\.|contact\/deferred-contact-form\.|language\/document-language\.|search\/load-pages\.|sections\/(closing-band|questions|take-away)\.|seo\/|ui\/(pattern\/colourways|band|band-border|json-data|label|redraw-on-new-data|text-link)\.)|\/enquiry\/fill\./,
    priority: 2,
  },
];

/**
 * Tells the browser to compile a file's functions while it comes in and beside the page, instead of one after the other
 * when they are first called: nearly everything in these files is, by hydration (docs/performance.md). A comment for V8;
 * other engines read over it. A file without modules of its own passes on what others export, and has no functions.
 */
export const compileOnLoad = ({
  name,
  isEntry,
  moduleIds,
}: Pick<Rolldown.RenderedChunk, "name" | "isEntry" | "moduleIds">) =>
  moduleIds.length > 0 && (isEntry || chunkGroups.some((group) => group.name === name))
    ? "//# allFunctionsCalledOnLoad"
    : "";
