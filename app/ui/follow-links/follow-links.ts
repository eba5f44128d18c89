import { followStaticLinks } from "./follow-static-links.ts";
import { leadOn } from "./lead-on.ts";
import { prefetchLinks } from "./prefetch-links.ts";
import { savesData } from "./saves-data.ts";

/** What is done for those who follow links: their page is fetched ahead, and where it cannot be had, the browser loads it. */
export function followLinks(): void {
  leadOn();
  followStaticLinks();
  // A browser that saves data fetches a page at the click.
  if (!savesData) prefetchLinks();
}
