import { pagePaths, remedyFor } from "./addresses.ts";
import { explainerPages } from "./explainers.ts";
import { type Problem, problem } from "./problems.ts";
import { type Content, pageFile } from "./registry.ts";
import type { ExplainerSection } from "./schemas/explainer.ts";

/** The prices that a section names: each is there, and so is every amount that its sentence names. */
function pricesOf({ prices }: ExplainerSection, all: Content): string[] {
  return (prices?.rows ?? []).flatMap(({ id, price }) => {
    const entry = all.prices.find((candidate) => candidate.id === id);
    if (!entry) return [`names the price "${id}", but content/prices.ts has none: correct or add it`];
    const missing = [...price.matchAll(/\{(\w+)\}/g)].filter(([, name = ""]) => !(name in entry.amounts));
    return missing.map(([name]) => `names ${name}, but "${id}" in content/prices.ts has no such amount: correct it`);
  });
}

function figuresOf({ figures, comparisons }: ExplainerSection, { proof }: Content): string[] {
  const missing = [
    ...(figures?.rows ?? []).filter(({ id }) => !proof.figures.some((figure) => figure.id === id)),
    ...(comparisons?.rows ?? []).filter(({ id }) => !proof.comparisons.some((one) => one.id === id)),
  ];
  return missing.map(({ id }) => `names the figure "${id}", but content/proof.json has none: correct or add it`);
}

/** What such a page leads to, is led to from, and takes from the files of prices and figures, is there. In every language it is the same. */
export function checkExplainers(all: Content): Problem[] {
  const addresses = new Set(pagePaths(all));
  const languages = [{ ...all, language: "en" as const }, ...all.translations];
  return languages.flatMap((pages) =>
    Object.values(explainerPages).flatMap((name) => {
      const page = pages[name];
      if (!page) return [];
      const file = pageFile(name, pages.language);
      const about = (field: string, remedies: string[]) => remedies.map((remedy) => problem(file, field, remedy));
      const leads = (links: string[]) => links.flatMap((link) => remedyFor(link, addresses) ?? []);
      return [
        ...about("on", leads(page.on)),
        ...about("readOn", leads(page.readOn.links.map(({ to }) => to))),
        ...page.sections.flatMap((section, i) =>
          about(`sections (entry ${i + 1})`, [...pricesOf(section, all), ...figuresOf(section, all)]),
        ),
      ];
    }),
  );
}
