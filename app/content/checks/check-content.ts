import type { SectionName } from "../../../content/pages.ts";
import { collectTexts } from "../collect-texts.ts";
import { contentErrorOf, type Problem, problemAt } from "../errors.ts";
import { slugFile } from "../file-paths.ts";
import { brokenLinkRemedy, listPagePaths } from "../links/page-addresses.ts";
import { type ContentFile, listEnglishFiles, listTranslatedFiles } from "../list-content-files.ts";
import { findBySlug } from "../parse-by-schema.ts";
import type { Content } from "../parse-files.ts";
import { checkFactQuotes } from "./facts.ts";
import { checkGuides } from "./guides.ts";

type Placed = { file: string; field: string; text: string };

/** Every text of the files, with its place. */
const placedTexts = (files: ContentFile[]): Placed[] =>
  files.flatMap(({ file, data }) => collectTexts(data).map((text) => ({ file, ...text })));

/** Titles and descriptions are unique. */
function checkHeads(all: Content): Problem[] {
  const kindOf = ({ field }: Placed) => /(?:^|\.)head\.(title|description)$/.exec(field)?.[1];
  const heads = placedTexts([...listEnglishFiles(all), ...listTranslatedFiles(all)]).filter(kindOf);
  const alike = Map.groupBy(heads, (head) => `${kindOf(head)} ${head.text.toLowerCase()}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ file, field }) => problemAt(file, field, `is the same as in ${first?.file}: write one of its own`)),
  );
}

/** Names of fields that name pages by slug, and the section of those. */
const sections: Readonly<Record<string, SectionName>> = {
  ...{ technology: "technologies", technologies: "technologies", technologySlugs: "technologies" },
  ...{ caseStudy: "caseStudies", caseStudies: "caseStudies", slugs: "caseStudies" },
  ...{ services: "services", articles: "articles" },
};

/** A page that is named by its slug exists. */
function checkReferences(all: Content): Problem[] {
  return placedTexts(listEnglishFiles(all)).flatMap(({ file, field, text: slug }) => {
    const [, card, name = ""] = /(?:(home)\.)?(\w+)(?: \(entry \d+\))?$/.exec(field) ?? [];
    const to = sections[name];
    // On cards and in case studies technologies are written as they are shown.
    const isShown = name === "technologies" && (card || file.startsWith("content/case-studies/"));
    if (!to || isShown || findBySlug<{ slug: string }>(all[to], slug)) return [];
    const remedy = `names "${slug}", but there is no ${slugFile(to, slug)} that is published: correct or remove it`;
    return problemAt(file, field, remedy);
  });
}

/** Links in fields lead to pages. Links within a text are checked when it is rendered (`texts/render-text.tsx`). */
function checkLinks(all: Content): Problem[] {
  // Lists of links leave out a page that is taken off.
  const addresses = new Set([...listPagePaths(all), ...all.unpublished]);
  return placedTexts(listEnglishFiles(all)).flatMap(({ file, field, text }) => {
    const remedy = /^on |\.href$|^readOn.*\.to$/.test(field) && brokenLinkRemedy(text, addresses);
    return remedy ? problemAt(file, field, remedy) : [];
  });
}

/** An old address is no page and is named once; the new one is a page. So nobody is redirected twice or in a circle. */
function checkRedirects(all: Content): Problem[] {
  const addresses = new Set(listPagePaths(all));
  const moved = all.redirects.map(({ from }) => from);
  const remedyOf = ({ from, to }: { from: string; to: string }, i: number) => {
    if (addresses.has(from)) return `moves "${from}", which is a page: remove this line, or the page`;
    if (moved.indexOf(from) !== i) return `moves "${from}" a second time: remove one of the two lines`;
    if (!addresses.has(to)) return `leads to "${to}", but there is no such page: correct or remove it`;
    return undefined;
  };
  return all.redirects.flatMap((redirect, i) => {
    const remedy = remedyOf(redirect, i);
    return remedy ? [problemAt("content/redirects.ts", `line ${i + 1} of the list`, remedy)] : [];
  });
}

/** A case study in another language has the words of its card, with which its page begins. */
function checkHalves(all: Content): Problem[] {
  return all.translations.flatMap(({ language, caseStudies, "/case-studies": pages }) =>
    caseStudies
      .filter(({ slug }) => !pages?.cards?.[slug])
      .map(({ slug }) => {
        const remedy = `write "${slug}" under \`cards\` of content/${language}/case-study-pages.ts`;
        return problemAt(
          slugFile("caseStudies", slug, language),
          "(whole file)",
          "has no title and no results",
          remedy,
        );
      }),
  );
}

/** Checks what no schema can, because it concerns several files or a single page. @throws {ContentError} */
export function checkContent(all: Content): void {
  const checks = [checkHeads, checkReferences, checkLinks, checkRedirects, checkHalves, checkGuides, checkFactQuotes];
  const problems = checks.flatMap((check) => check(all));
  if (problems.length > 0) throw contentErrorOf(problems);
}
