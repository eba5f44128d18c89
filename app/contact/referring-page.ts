/**
 * The page of this site from which the visitor came to the form: the latest entry of the tab's history with another path. Without
 * one it is the page of the form itself, as for a visitor from another site. A path, because a query may say something of a person.
 */
export function referringPage(): string {
  const { origin, pathname } = location;
  const paths = visitedBefore().flatMap((url) => (url?.startsWith(`${origin}/`) ? new URL(url).pathname : []));
  return paths.findLast((path) => path !== pathname) ?? pathname;
}

/** Addresses, the latest last. A browser without the Navigation API tells the referrer alone. */
function visitedBefore(): (string | null)[] {
  if (!("navigation" in window)) return [document.referrer];
  const { currentEntry } = navigation;
  return navigation
    .entries()
    .slice(0, currentEntry?.index)
    .map(({ url }) => url);
}
