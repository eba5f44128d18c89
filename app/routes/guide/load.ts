import { longDate } from "~/content/dates.ts";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import type { Language } from "~/content/languages/site-languages.ts";
import { technologyLink } from "~/content/links/links.ts";
import { pageHead } from "~/content/page/head.ts";
import { sourceOf } from "~/content/page/source-of.ts";
import { findBySlug } from "~/content/parse.ts";
import { guideCsvPath } from "~/content/sheets/csv.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { href } from "~/paths.ts";
import { found, type ScreenArgs } from "~/screen.ts";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { technologyCategories } from "../../../content/schemas/technology.ts";

/** The alternatives within a group that its technologies' own pages name, with when to choose them. */
function movesWithin(category: string) {
  const members = content.technologies.filter((technology) => technology.category === category);
  return members.flatMap(({ slug, name, limits }) => {
    const others = limits.alternatives.filter(({ technology }) => members.some((member) => member.slug === technology));
    const to = others.map(({ technology, when }) => ({ ...technologyLink(technology), when }));
    return to.length > 0 ? [{ slug, name, to }] : [];
  });
}

type Guide = (typeof content.guides)[number];

/** An answer: a technology with its logo and page, anything else with its name. */
function answer<T extends { technology?: string | undefined; other?: string | undefined }>(named: T) {
  const { technology, other = "", ...words } = named;
  return { ...(technology === undefined ? { name: other } : technologyLink(technology)), ...words };
}

/** Facts grouped by what they are about, in the order of their first facts. */
function sourcesOf({ shownFacts }: Guide, tag: string) {
  const groups = Map.groupBy(shownFacts, ({ about }) => findBySlug(content.technologies, about)?.name ?? about);
  return [...groups].map(([about, facts]) => ({ about, facts: facts.map((fact) => sourceOf(fact, tag)) }));
}

/** The rows of the technologies. Their versions come from their own pages, which are in English. */
const rowsOf = ({ rows }: Guide, language: Language) =>
  rows.map(({ technology, ...words }) => ({
    ...technologyLink(technology),
    version: language === "en" ? found(findBySlug(content.technologies, technology)).version : "",
    ...words,
  }));

export function load({ address, slug: file }: ScreenArgs) {
  const { language, tag, words, pages } = localeOf({ address });
  const guide = found(findBySlug(pages.guides, file));
  const { slug, category, head, keywords, title, label, tagline, lead, others, decision, omitted } = guide;
  const path = href("/guides/:slug", { slug });
  const resources = resourceLinksOn(path, content, language);
  const table = resources.find(({ to }) => to === guideCsvPath(slug));
  return {
    head: pageHead(path, head, { keywords, modified: guide.reviewed }, language),
    words: { ...words.guides, resources: words.service.resources, consultation: words.home.consultation },
    guide: {
      ...{ slug, title, label, tagline, lead, others, omitted, closing: guide.closing },
      // The dye of the compared group, and the seventh family, which no technology of the group has.
      pattern: patternAt(7, technologyCategories.indexOf(category)),
      reviewed: { iso: guide.reviewed, text: longDate(guide.reviewed, tag) },
      rows: rowsOf(guide, language),
      file: table,
      licence: words.resources.licence,
      decision: {
        steps: decision.steps.map(answer),
        otherwise: answer(decision.otherwise),
        beside: decision.beside.map(({ technology, when }) => ({ ...technologyLink(technology), when })),
      },
      // From the pages of the technologies, which are in English.
      moves: language === "en" ? movesWithin(category) : [],
      sources: { words: words.sources, groups: sourcesOf(guide, tag) },
      resources: resources.filter((link) => link !== table),
    },
  };
}

/** What a guide's page shows. */
export type ShownGuide = ReturnType<typeof load>["guide"];
