import { weave } from "../../app/ui/pattern/loom.ts";
import { settings } from "../../settings/index.ts";
import type { Card } from "../draw/social.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

/** What the social image of a page shows: its h1, over it where the page belongs, and beside it the page's own cloth. */
export function cardOf({ path, heading, crumbs, cloth }: BuiltPage): Card {
  const section = sectionOf(path);
  const kind = section ? sectionName(section) : (crumbs.at(-1)?.label ?? "Kutch, Gujarat, India");
  const { tile, colourway } = cloth ?? weave(path);
  return { kind: kind.toUpperCase(), title: heading, firm: settings.name, cloth: { tile, colourway } };
}
