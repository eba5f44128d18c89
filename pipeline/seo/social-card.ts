import { patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { settings } from "../../settings/index.ts";
import type { Card } from "../draw/social-image.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

/** What the social image of a page shows: its h1, over it where the page belongs, and beside it the page's own cloth. */
export function socialCard({ path, heading, crumbs, cloth }: BuiltPage): Card {
  const section = sectionOf(path);
  const kind = section ? sectionName(section) : (crumbs.at(-1)?.label ?? "Kutch, Gujarat, India");
  const { tile, colourway } = cloth ?? patternFor(path);
  return { kind: kind.toUpperCase(), title: heading, firm: settings.name, cloth: { tile, colourway } };
}
