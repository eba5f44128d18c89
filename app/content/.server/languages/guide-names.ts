type Guide = {
  others: readonly { name: string }[];
  omitted: readonly { name: string }[];
  shownFacts: readonly { about: string }[];
};

/** What a guide shows under names of its own language, in its order. */
const namesOf = ({ others, omitted }: Guide) => [...others, ...omitted].map(({ name }) => name);

/** A guide of another language, its facts with its own names for what they are about: English says it by the English ones. */
export function withOwnNames<G extends Guide>(guide: G, english: Guide | undefined): G {
  if (!english) return guide;
  const [names, own] = [namesOf(english), namesOf(guide)];
  const shownFacts = guide.shownFacts.map((fact) => ({ ...fact, about: own[names.indexOf(fact.about)] ?? fact.about }));
  return { ...guide, shownFacts };
}
