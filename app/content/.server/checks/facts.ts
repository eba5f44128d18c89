import { entries, translations } from "../entries.ts";
import { type Problem, problem } from "../problems.ts";
import type { Content } from "../registry.ts";
import type { Fact } from "../schemas/fact.ts";

/** A fact with the file that says it. */
export type PlacedFact = Fact & { file: string };

const factsOf = (data: Record<string, unknown>) => (data.facts ?? []) as Fact[];

/** Facts that their page shows as they are written, and which therefore stand nowhere else in it. */
const shownFactsOf = (data: Record<string, unknown>) => (data.shownFacts ?? []) as Fact[];

/** What others charge is due as any page that its makers rewrite. */
const pricesAsFacts = ({ prices }: Content): PlacedFact[] =>
  prices.map(({ id, url, day }) => ({
    ...{ says: `the price "${id}"`, source: url, seen: day },
    ...{ dependsOn: "page", file: "content/prices.ts" },
  }));

/** The facts of every content file. */
export const allFacts = (all: Content): PlacedFact[] => [
  ...[...entries(all), ...translations(all)].flatMap(({ file, data }) =>
    [...factsOf(data), ...shownFactsOf(data)].map((fact) => ({ ...fact, file })),
  ),
  ...pricesAsFacts(all),
];

/** A fact names words that its file has: who changes them meets the fact, and who deletes them deletes it. */
export function checkFacts(all: Content): Problem[] {
  return [...entries(all), ...translations(all)].flatMap(({ file, data }) => {
    const { facts: _, ...words } = data;
    const body = all.texts[file]?.split(/^---$/m).slice(2).join("") ?? "";
    const said = JSON.stringify(words) + JSON.stringify(body);
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
