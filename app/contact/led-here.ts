/**
 * The page of this site that led to the one with the form: the last other one in the tab's history, or this one for who
 * came from elsewhere. A path, because a query may say something of a person.
 */
export function ledHere(): string {
  const { origin, pathname } = location;
  const isOwn = (url: string) => url.startsWith(`${origin}/`);
  const pathOf = (url: string) => new URL(url).pathname;
  const paths = visitedBefore().filter(isOwn).map(pathOf);
  return paths.findLast((path) => path !== pathname) ?? pathname;
}

/** Addresses, the latest last. Where the history cannot be read, that of which the document tells. */
function visitedBefore(): string[] {
  if (!("navigation" in window)) return [document.referrer];
  const { currentEntry } = navigation;
  return navigation
    .entries()
    .slice(0, currentEntry?.index)
    .map(({ url }) => url ?? "");
}
