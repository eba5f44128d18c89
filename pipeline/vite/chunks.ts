/**
 * Which modules are one file in the browser. Left to itself the bundler makes a file of every set of modules that the
 * same screens share, some of 200 bytes: each is one more request and address, and compresses badly on its own.
 */
export const chunkGroups = [
  // Changes only with the packages, so that a deploy of words leaves it in the visitor's cache.
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
    priority: 2,
  },
  // What most inner pages show and home does not.
  {
    name: "inner",
    test: /\/app\/(sections\/(breadcrumbs|article-facts|logo-links)|ui\/(page-style|logo-icon|back-link|static-html))\./,
    minShareCount: 2,
    priority: 0,
  },
  // What most screens show. What one alone has stays with it, what few share stays a file of theirs (prose, the hero of
  // inner pages), and what is loaded late stays apart.
  {
    name: "site",
    test: /\/app\/(frame|language\/(?!load-words)|sections\/(?!breadcrumbs|prose|use-prose|article-facts|evidence|page-hero|process|project-cloth|logo-links|not-found-screen)|seo|search\/(?!load\.|index-format)|contact|ui\/(?!back-link|carousel|logo-icon|page-style|static-html|pattern\/(drawing|seeded-pattern|shapes|tiles)))|\/enquiry\/(fill|page)\.|node_modules\/clsx\/|vite\/preload-helper/,
    minShareCount: 2,
    priority: 1,
  },
];

/**
 * Tells the browser to compile a file's functions while it comes in and beside the page, instead of one after the other
 * when they are first called: nearly everything in these files is, by hydration (docs/performance.md). A comment for V8;
 * other engines read over it.
 */
export const compileOnLoad = ({ name, isEntry }: { name: string; isEntry: boolean }) =>
  isEntry || chunkGroups.some((group) => group.name === name) ? "//# allFunctionsCalledOnLoad" : "";
