import { explainerPages } from "../explainers/explainers.ts";
import { pagePaths, remedyFor } from "../links/addresses.ts";
import { type Problem, problem } from "../problems.ts";
import { type Content, pageFile } from "../registry.ts";
import type { ExplainerSection } from "../schemas/explainer.ts";

/** Prices and amounts that a section names in any language, and `content/prices.ts` lacks. */
function pricesOf({ prices }: ExplainerSection, all: Content): string[] {
  return (prices?.rows ?? []).flatMap(({ id, price }) => {
    const entry = all.prices.find((candidate) => candidate.id === id);
    if (!entry) return [`names the price "${id}", but content/prices.ts has none: correct or add it`];
    const missing = [...price.matchAll(/\{(\w+)\}/g)].filter(([, name = ""]) => !(name in entry.amounts));
    return missing.map(([name]) => `names ${name}, but "${id}" in content/prices.ts has no such amount: correct it`);
  });
}

function figuresOf({ figures, comparisons }: ExplainerSection, { measured }: Content): string[] {
  const missing = [
    ...(figures?.rows ?? []).filter(({ id }) => !measured.figures.some((figure) => figure.id === id)),
    ...(comparisons?.rows ?? []).filter(({ id }) => !measured.comparisons.some((one) => one.id === id)),
  ];
  return missing.map(({ id }) => `names the figure "${id}", but content/measured.json has none: correct or add it`);
}

/**
 * The pages that an explainer links to and is linked from exist, and so do the prices and figures that it takes from other
 * files. Sentences with amounts are checked in each language.
 */
export function checkExplainers(all: Content): Problem[] {
  const addresses = new Set(pagePaths(all));
  const leads = (links: readonly string[]) => links.flatMap((link) => remedyFor(link, addresses) ?? []);
  const languages = [{ ...all, language: "en" as const }, ...all.translations];
  return Object.values(explainerPages).flatMap((name) => {
    const { on, readOn, sections } = all[name];
    const about = (field: string, remedies: string[], file = pageFile(name)) =>
      remedies.map((remedy) => problem(file, field, remedy));
    const amounts = languages.flatMap(
      ({ language, [name]: page }) =>
        page?.sections.flatMap((section, i) =>
          about(`sections (entry ${i + 1})`, pricesOf(section, all), pageFile(name, language)),
        ) ?? [],
    );
    return [
      ...about("on", leads(on)),
      ...about("readOn", leads(readOn.links.map(({ to }) => to))),
      ...sections.flatMap((section, i) => about(`sections (entry ${i + 1})`, figuresOf(section, all))),
      ...amounts,
    ];
  });
}
