import type { ExplainerSection } from "../../../content/schemas/explainer.ts";
import { interfaceIn } from "../languages/site-languages.ts";
import { pageFile } from "../page-files.ts";
import type { Content } from "../parse-files.ts";
import { type Problem, problem } from "../problems.ts";
import { explainerPaths } from "../texts/explainers.ts";

/** Prices and amounts that a section names in any language, and `content/prices.ts` lacks. */
function pricesOf({ prices }: ExplainerSection, all: Content): string[] {
  return (prices?.rows ?? []).flatMap(({ id, price }) => {
    const entry = all.prices.find((candidate) => candidate.id === id);
    if (!entry) return [`names the price "${id}", but content/prices.ts has none: correct or add it`];
    if (!(id in interfaceIn("en").priceSources))
      return [`shows the price "${id}", whose source has no name: add it to priceSources in content/*/page-words.ts`];
    const missing = [...price.matchAll(/\{(\w+)\}/g)].filter(([, name = ""]) => !(name in entry.amounts));
    return missing.map(([name]) => `names ${name}, but "${id}" in content/prices.ts has no such amount: correct it`);
  });
}

/** Amounts of a year's fees that `content/prices.ts` lacks. */
const yearOf = ({ year }: ExplainerSection, { prices }: Content): string[] =>
  [...(year?.rows ?? []), ...(year ? [{ id: "dollar", amount: "rupees" }] : [])]
    .filter(({ id, amount }) => !prices.find((one) => one.id === id)?.amounts[amount])
    .map(({ id, amount }) => `counts with ${amount} of "${id}", but content/prices.ts has none: correct or add it`);

/** The figures of a section with blocks. */
const idsOfBlocks = ["acknowledged", "kills", "lost"].map((id) => ({ id }));

function figuresOf({ figures, comparisons, blocks }: ExplainerSection, { measured }: Content): string[] {
  const missing = [
    ...[...(figures?.rows ?? []), ...(blocks ? idsOfBlocks : [])].filter(
      ({ id }) => !measured.figures.some((figure) => figure.id === id),
    ),
    ...(comparisons?.rows ?? []).filter(({ id }) => !measured.comparisons.some((one) => one.id === id)),
  ];
  return missing.map(({ id }) => `names the figure "${id}", but content/measured.json has none: correct or add it`);
}

/**
 * The prices and figures that an explainer takes from other files exist. Sentences with amounts are checked in each language.
 */
export function checkExplainers(all: Content): Problem[] {
  const languages = [{ ...all, language: "en" as const }, ...all.translations];
  return explainerPaths.flatMap((path) => {
    const about = (file: string, i: number, remedies: string[]) =>
      remedies.map((remedy) => problem(file, `sections (entry ${i + 1})`, remedy));
    return [
      ...all[path].sections.flatMap((section, i) =>
        about(pageFile(path), i, [...figuresOf(section, all), ...yearOf(section, all)]),
      ),
      ...languages.flatMap(
        ({ language, [path]: page }) =>
          page?.sections.flatMap((section, i) => about(pageFile(path, language), i, pricesOf(section, all))) ?? [],
      ),
    ];
  });
}
