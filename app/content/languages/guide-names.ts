type Guide = {
  others: readonly { name: string }[];
  omitted: readonly { name: string }[];
  shownFacts: readonly { about: string }[];
};

/** The names in a guide that are translated, in the order of the guide. */
const namesOf = ({ others, omitted }: Guide) => [...others, ...omitted].map(({ name }) => name);

/** A translated guide whose facts refer to rows by the translated names. `about` comes from the English file, and has the English ones. */
export function withOwnNames<G extends Guide>(guide: G, english: Guide | undefined): G {
  if (!english) return guide;
  const [names, own] = [namesOf(english), namesOf(guide)];
  const shownFacts = guide.shownFacts.map((fact) => ({ ...fact, about: own[names.indexOf(fact.about)] ?? fact.about }));
  return { ...guide, shownFacts };
}
