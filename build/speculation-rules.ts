import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** `app/root.tsx` sets the mark. From then on React Router fetches a page's data instead. */
const beforeHydration = { selector_matches: "html:not([data-hydrated]) a" };
const rules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: "/*" }, beforeHydration] }, eagerness: "moderate" }],
});
const path = `/assets/prefetch-${createHash("sha256").update(rules).digest("hex").slice(0, 8)}.rules`;

/**
 * The header of every page by which a browser fetches the page behind a link that the pointer rests on, while no script
 * does it: a click before hydration paints the next page in 250 ms instead of 410 on a slow line (docs/performance.md).
 */
export const speculationRulesHeader = { "Speculation-Rules": `"${path}"` };

/** Writes the file that the header names. In the page the rules would need a hash in its policy. */
export function writeSpeculationRules(client: string): void {
  writeFileSync(join(client, path), rules);
}
