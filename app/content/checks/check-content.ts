import type { Section } from "../../../content/pages.ts";
import { entries, translations } from "../entries.ts";
import { interfaceIn } from "../languages/site-languages.ts";
import { pagePaths, remedyFor } from "../links/addresses.ts";
import { fileOf, pageFile } from "../page-files.ts";
import type { Content } from "../parse-files.ts";
import { ContentError, type Problem, problem, unpublishable } from "../problems.ts";
import { partOf } from "../sheets/table.ts";
import { explainerPaths, shownSection } from "../texts/explainers.ts";
import { checkFacts } from "./facts.ts";
import { answersOf, checkGuides } from "./guides.ts";
import { repeated } from "./repeated.ts";

type Words = { title: string; description: string };
type Head = Words & { file: string; field: string };

function headsIn(file: string, data: object, path = ""): Head[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const field = path + key;
    if (key === "head") return [{ file, field, ...(value as Words) }];
    return value && typeof value === "object" && !Array.isArray(value) ? headsIn(file, value, `${field}.`) : [];
  });
}

/** Titles and descriptions are unique. */
function checkHeads(all: Content): Problem[] {
  const heads = [...entries(all), ...translations(all)].flatMap(({ file, data }) => headsIn(file, data));
  return (["title", "description"] as const).flatMap((part) =>
    repeated(heads, (head) => head[part].toLowerCase()).map(({ item: { file, field }, first }) =>
      problem(file, `${field}.${part}`, `is the same as in ${first.file}: write one of its own`),
    ),
  );
}

/** A field that names other pages by slug. */
type Reference = { file: string; field: string; to: Section; slugs: readonly string[] };

function references(all: Content): Reference[] {
  const found: Reference[] = [];
  const add = (file: string, field: string, to: Section, slugs: readonly string[]) =>
    found.push({ file, field, to, slugs });

  const shown = all["/"].strip.map(({ technology }) => technology);
  add("content/en/home.ts", "strip", "technologies", shown);
  add("content/en/home.ts", "caseStudies.slugs", "caseStudies", all["/"].caseStudies.slugs);
  for (const { name, technologies, caseStudy } of all["/industries"].sectors) {
    add("content/en/industries.ts", `sectors (${name}).technologies`, "technologies", technologies);
    add("content/en/industries.ts", `sectors (${name}).caseStudy`, "caseStudies", caseStudy ? [caseStudy] : []);
  }
  for (const { slug, technologies, technologyGroups = [], caseStudies } of all.services) {
    const file = fileOf("services", slug);
    add(file, "technologies", "technologies", technologies);
    add(file, "caseStudies", "caseStudies", caseStudies);
    for (const group of technologyGroups) {
      add(file, `technologyGroups (${group.title})`, "technologies", group.technologies);
    }
  }
  for (const { slug, limits, services } of all.technologies) {
    const file = fileOf("technologies", slug);
    const others = limits.alternatives.map((alternative) => alternative.technology);
    add(file, "limits.alternatives", "technologies", others);
    add(file, "services", "services", services);
  }
  for (const { slug, technologySlugs, services } of all.caseStudies) {
    add(fileOf("caseStudies", slug), "technologySlugs", "technologies", technologySlugs);
    add(fileOf("caseStudies", slug), "services", "services", services);
  }
  for (const guide of all.guides) {
    const file = fileOf("guides", guide.slug);
    const rows = guide.rows.map(({ technology }) => technology);
    const answers = answersOf(guide).flatMap(({ technology }) => technology ?? []);
    add(file, "rows", "technologies", rows);
    add(file, "decision", "technologies", answers);
  }
  for (const { slug, related } of all.articles) {
    const named = Object.entries(related) as [keyof typeof related, string[]][];
    for (const [to, slugs] of named) add(fileOf("articles", slug), `related.${to}`, to, slugs);
  }
  return found;
}

/** A named page exists, is named once in its list, and is not the page that names it. */
function checkReferences(all: Content): Problem[] {
  return references(all).flatMap(({ file, field, to, slugs }) =>
    slugs.flatMap((slug, i) => {
      if (!all[to].some((entry) => entry.slug === slug)) {
        const remedy = `names "${slug}", but there is no ${fileOf(to, slug)} that is published: correct or remove it`;
        return [problem(file, field, remedy)];
      }
      if (slugs.indexOf(slug) !== i) return [problem(file, field, `names "${slug}" twice: remove one`)];
      if (fileOf(to, slug) === file) return [problem(file, field, `names its own page, "${slug}": choose another`)];
      return [];
    }),
  );
}

/** Links in fields lead to pages. Links within a text are checked when it is rendered (`texts/body.tsx`). */
function checkLinks(all: Content): Problem[] {
  const addresses = new Set(pagePaths(all));
  // Lists of links leave out a page that is taken off.
  for (const path of all.unpublished) addresses.add(path);
  const links = [
    ...all.articles.map(({ slug, closing }) => [fileOf("articles", slug), "closing.href", [closing.href]] as const),
    ...explainerPaths.flatMap((path) => [
      [pageFile(path), "on", all[path].on] as const,
      [pageFile(path), "readOn", all[path].readOn.links.map(({ to }) => to)] as const,
    ]),
    ...(["guides", "sheets"] as const).flatMap((section) =>
      all[section].map(({ slug, on }) => [fileOf(section, slug), "on", on] as const),
    ),
  ];
  return links.flatMap(([file, field, to]) =>
    to.flatMap((link) => remedyFor(link, addresses) ?? []).map((remedy) => problem(file, field, remedy)),
  );
}

/** An old address is no page and is named once; the new one is a page. So nobody is redirected twice or in a circle. */
function checkRedirects(all: Content): Problem[] {
  const addresses = new Set(pagePaths(all));
  const moved = all.redirects.map(({ from }) => from);
  const remedyOf = ({ from, to }: { from: string; to: string }, i: number) => {
    if (addresses.has(from)) return `moves "${from}", which is a page: remove this line, or the page`;
    if (moved.indexOf(from) !== i) return `moves "${from}" a second time: remove one of the two lines`;
    if (from === to) return `moves "${from}" to itself: remove this line`;
    if (moved.includes(to)) return `leads to "${to}", which has moved itself: lead to where that is now`;
    if (!addresses.has(to)) return `leads to "${to}", but there is no such page: correct or remove it`;
    return undefined;
  };
  return all.redirects.flatMap((redirect, i) => {
    const remedy = remedyOf(redirect, i);
    return remedy ? [problem("content/redirects.ts", `line ${i + 1} of the list`, remedy)] : [];
  });
}

/** A case study in another language has the words of its card, with which its page begins. */
function checkHalves(all: Content): Problem[] {
  return all.translations.flatMap(({ language, caseStudies, "/case-studies": pages }) =>
    caseStudies
      .filter(({ slug }) => !pages?.cards?.[slug])
      .map(({ slug }) => {
        const remedy = `write "${slug}" under \`cards\` of content/${language}/case-study-pages.ts`;
        return problem(fileOf("caseStudies", slug, language), "(whole file)", "has no title and no results", remedy);
      }),
  );
}

/** A place in a list is taken once. With two entries in one place, the order of a menu would be random. */
function checkOrders(all: Content): Problem[] {
  type Place = [section: Section, slug: string, field: string, place: number | undefined, category?: string];
  const places: Place[] = [
    ...all.services.flatMap(({ slug, order, footerOrder, home }): Place[] => [
      ["services", slug, "order", order],
      ["services", slug, "footerOrder", footerOrder],
      ["services", slug, "home.order", home?.order],
    ]),
    ...all.technologies.map(({ slug, category, order }): Place => ["technologies", slug, "order", order, category]),
    ...all.caseStudies.map(({ slug, order }): Place => ["caseStudies", slug, "order", order]),
  ];
  const taken = places.filter(([, , , place]) => place !== undefined);
  return repeated(taken, ([section, , ...place]) => [section, ...place].join()).map(
    ({ item: [section, slug, field, place], first: [other, twin] }) =>
      problem(fileOf(section, slug), field, `is ${place} as in ${fileOf(other, twin)}: give each its own place`),
  );
}

/** What is wrong with the parts of a page, each of which `make` makes of further files. */
const faultsIn = <Part>(file: string, list: string, parts: readonly Part[], make: (part: Part) => unknown): Problem[] =>
  parts.flatMap((part, i) => {
    try {
      make(part);
      return [];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return [problem(file, `${list} (entry ${i + 1})`, error.message)];
    }
  });

/** Explainers find the prices and figures that they take from other files, and sheets the rows of articles, in each language. */
const checkParts = (all: Content): Problem[] =>
  [{ ...all, language: "en" as const }, ...all.translations].flatMap(({ language, sheets, ...pages }) => [
    ...explainerPaths.flatMap((path) =>
      faultsIn(pageFile(path, language), "sections", pages[path]?.sections ?? [], (section) =>
        shownSection(section, all, null, interfaceIn(language)),
      ),
    ),
    ...sheets.flatMap(({ slug, parts }) =>
      faultsIn(fileOf("sheets", slug, language), "parts", parts, (part) => partOf(part, all)),
    ),
  ]);

/** Checks what no schema can, because it concerns several files or a single page. @throws {ContentError} */
export function checkContent(all: Content): void {
  const checks = [
    ...[checkHeads, checkReferences, checkLinks, checkRedirects, checkHalves],
    ...[checkGuides, checkParts, checkOrders, checkFacts],
  ];
  const problems = checks.flatMap((check) => check(all));
  if (problems.length > 0) throw unpublishable(problems);
}
