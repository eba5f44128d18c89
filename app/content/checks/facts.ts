import type { Fact } from "../../../content/schemas/fact.ts";
import { entries, translations } from "../entries.ts";
import type { Content } from "../parse-files.ts";
import { type Problem, problem } from "../problems.ts";

/** A fact with its file. */
export type PlacedFact = Fact & { file: string };

const factsOf = (data: Record<string, unknown>) => (data.facts ?? []) as Fact[];

/** Facts that the page itself shows. Their words need not stand elsewhere in the file. */
const shownFactsOf = (data: Record<string, unknown>) => (data.shownFacts ?? []) as Fact[];

/** Prices of others, as facts. */
const pricesAsFacts = ({ prices }: Content): PlacedFact[] =>
  prices.map(({ id, url, day }) => ({
    ...{ says: `the price "${id}"`, source: url, seen: day },
    file: "content/prices.ts",
  }));

/** The facts of every content file. */
export const allFacts = (all: Content): PlacedFact[] => [
  ...[...entries(all), ...translations(all)].flatMap(({ file, data }) =>
    [...factsOf(data), ...shownFactsOf(data)].map((fact) => ({ ...fact, file })),
  ),
  ...pricesAsFacts(all),
];

/** A fact quotes words of its file. Whoever changes or deletes those words has to change or delete the fact as well. */
export function checkFacts(all: Content): Problem[] {
  return [...entries(all), ...translations(all)].flatMap(({ file, data }) => {
    const { facts: _, ...words } = data;
    const body = all.texts[file]?.split(/^---$/m).slice(2);
    const said = JSON.stringify([words, body]);
    return factsOf(data).flatMap(({ says }, i) =>
      said.includes(JSON.stringify(says).slice(1, -1))
        ? []
        : [
            problem(
              file,
              `facts ${i + 1}`,
              `has "${says}", which the page does not say: write its words, or remove it`,
            ),
          ],
    );
  });
}
