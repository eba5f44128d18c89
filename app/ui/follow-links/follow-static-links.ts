import { router } from "./router.ts";

/** Markup that React does not know the inside of: articles, figures, the footer. */
const staticMarkup = "[data-static-html], [data-static]";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link that an event happened on, where it leads to another page of this document's language, or to a place on this one. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest(staticMarkup) && target.closest("a");
  if (!link || link.origin !== location.origin || link.hreflang) return;
  if (link.pathname !== location.pathname || link.hash) return link;
}

/** Follows links of static markup without a page load. Until this code has come, a link loads its page. */
export function followStaticLinks(): void {
  addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || !router || !isPlainClick(event)) return;
    event.preventDefault();
    // As the browser does it: the place where one is already is no further step of Back.
    void router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });
}
