import { distance } from "fastest-levenshtein";
import type { PageEntry } from "./index-format.ts";
import { loadPages } from "./load.ts";

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1);

/** How unlike two addresses are: 0 the same, 1 nothing in common. A right name in the wrong folder is near. */
function unlike(wanted: string, path: string): number {
  if (path.startsWith(`${wanted}/`)) return 0.2;
  return Math.min(share(wanted, path), 0.1 + share(lastPart(wanted), lastPart(path)));
}

/** Further away than this, a page is no guess but a surprise. */
const furthest = 0.45;

/**
 * The pages whose addresses are most like one that does not exist, the likest first.
 * @param wanted the mistyped path
 */
export async function nearestPages(wanted: string, most = 4): Promise<PageEntry[]> {
  const path = wanted
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\/+$/, "");
  const pages = await loadPages();
  return pages
    .map((page) => ({ page, far: unlike(path, page.path) }))
    .filter(({ page, far }) => far <= furthest && page.path !== "/")
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ page }) => page);
}
