import { type Problem, problemAt } from "../errors.ts";
import { contentFileOf, slugFile } from "../file-paths.ts";
import type { Language } from "../languages/site-languages.ts";
import type { Content } from "../parse-files.ts";

type Guide = Content["guides"][number];

/** Every answer of a guide's decision. */
const answersOf = ({ decision }: Guide) => [...decision.steps, decision.otherwise, ...decision.beside];

/** Names in answers and facts for which the guide has no row. */
function unknownNames(guide: Guide, language: Language): Problem[] {
  const { slug, rows, others, omitted, decision, shownFacts } = guide;
  const names = others.map(({ name }) => name);
  const shown = [...rows.map(({ technology }) => technology), ...names, ...omitted.map(({ name }) => name)];
  const answers = [...decision.steps, decision.otherwise].flatMap(({ other }) =>
    other === undefined || names.includes(other) ? [] : { field: "decision", name: other },
  );
  const facts = shownFacts.flatMap(({ about }) => (shown.includes(about) ? [] : { field: "shownFacts", name: about }));
  const remedy = (name: string) => `names "${name}", which has no row here: write the row's name as it stands`;
  return [...answers, ...facts].map(({ field, name }) =>
    problemAt(slugFile("guides", slug, language), field, remedy(name)),
  );
}

/** Technologies of the group that the guide does not compare, or never answers with. Drafts may still lack both. */
function missingTechnologies(guide: Guide, all: Content): Problem[] {
  const lacking = (field: string, named: readonly { technology?: string | undefined }[]) =>
    all.technologies
      .filter(({ category, unpublished }) => category === guide.category && !unpublished)
      .filter(({ slug }) => !named.some(({ technology }) => technology === slug))
      .map(({ slug }) => problemAt(slugFile("guides", guide.slug), field, `lacks "${slug}": add it, in each language`));
  return [...lacking("rows", guide.rows), ...lacking("decision", answersOf(guide))];
}

/** A guide does not say that a technology is not offered whose page is there. */
function offeredAfterAll(guide: Guide, all: Content, language: Language): Problem[] {
  const words = guide.omitted.map(({ name }) => name.split(/[\s,]+/));
  const named = all.technologies.filter(
    ({ name, unpublished }) =>
      !unpublished && words.some((some) => name.split(" ").every((word) => some.includes(word))),
  );
  return named.map(({ name }) => {
    const remedy = `names ${name}, whose page is there: take it out, also of \`confirm\``;
    return problemAt(slugFile("guides", guide.slug, language), "omitted", remedy);
  });
}

/** Other languages have the card of every technology, as far as they have any. */
function missingCards(all: Content): Problem[] {
  return all.translations.flatMap(({ language, "/technologies": page }) =>
    all.technologies
      .filter(({ slug, unpublished }) => page?.cards && !unpublished && !page.cards[slug])
      .map(({ slug }) =>
        problemAt(contentFileOf("/technologies", language), "cards", `lacks "${slug}": translate its \`card\``),
      ),
  );
}

/** A guide compares and chooses among all technologies of its group, under the names of its rows. */
export function checkGuides(all: Content): Problem[] {
  const named = [{ language: "en" as const, guides: all.guides }, ...all.translations].flatMap(({ language, guides }) =>
    guides.flatMap((guide) => [...unknownNames(guide, language), ...offeredAfterAll(guide, all, language)]),
  );
  return [...all.guides.flatMap((guide) => missingTechnologies(guide, all)), ...named, ...missingCards(all)];
}
