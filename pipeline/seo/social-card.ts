import { interfaceIn } from "../../app/content/languages/site-languages.ts";
import { patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { settings } from "../../settings/index.ts";
import type { Card } from "../draw/social-image.ts";
import { type BuiltPage, sectionName } from "./built-page.ts";

/** What a page's social image shows: its h1, its section above it, and the page's pattern beside it, with the sign of its model. */
export function socialCard(page: BuiltPage): Card {
  const kind = sectionName(page) ?? page.crumbs.at(-1)?.label ?? interfaceIn(page.language).sharing.place;
  const { tile, colourway } = page.pattern ?? patternFor(page.path);
  const { heading: title, fault } = page;
  return {
    kind: kind.toUpperCase(),
    title,
    firm: settings.name,
    pattern: { tile, colourway },
    ...(fault && { fault }),
  };
}
