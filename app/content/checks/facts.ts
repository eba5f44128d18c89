import type { Fact } from "../../../content/schemas/fact.ts";
import { type Problem, problemAt } from "../errors.ts";
import { listEnglishFiles, listTranslatedFiles } from "../list-content-files.ts";
import type { Content } from "../parse-files.ts";

/** A fact with its file. */
export type FactInFile = Fact & { file: string };

type Facts = { facts?: Fact[]; shownFacts?: Fact[] };

/** The facts of every content file, and prices of others. */
export const collectFacts = (all: Content): FactInFile[] => [
  ...[...listEnglishFiles(all), ...listTranslatedFiles(all)].flatMap(({ file, data }) => {
    const { facts = [], shownFacts = [] } = data as Facts;
    return [...facts, ...shownFacts].map((fact) => ({ ...fact, file }));
  }),
  ...all.prices.map(({ id, url, day }) => ({
    ...{ says: `the price "${id}"`, source: url, seen: day },
    file: "content/cited-prices.ts",
  })),
];

/** A fact quotes words of its file. Whoever changes or deletes those words has to change or delete the fact as well. */
export function checkFactQuotes(all: Content): Problem[] {
  return [...listEnglishFiles(all), ...listTranslatedFiles(all)].flatMap(({ file, data }) => {
    const { facts = [], ...words } = data as Facts;
    const body = all.texts[file]?.split(/^---$/m).slice(2);
    const said = JSON.stringify([words, body]);
    return facts.flatMap(({ says }, i) => {
      if (said.includes(JSON.stringify(says).slice(1, -1))) return [];
      const remedy = `has "${says}", which the page does not say: write its words, or remove it`;
      return [problemAt(file, `facts ${i + 1}`, remedy)];
    });
  });
}
