import { interfaceIn } from "../../app/content/languages/site-languages.ts";
import { patternFor } from "../../app/ui/pattern/seeded-pattern.ts";
import { englishPath } from "../../enquiry/page.ts";
import { settings } from "../../settings/index.ts";
import type { Card } from "../draw/social-image.ts";
import { type BuiltPage, sectionName, sectionOf } from "./built-page.ts";

/** What a page's social image shows: its h1, its section above it, and the page's pattern beside it. */
export function socialCard({ path, language, heading, crumbs, pattern }: BuiltPage): Card {
  const { sharing, ...words } = interfaceIn(language);
  const sections: Record<string, string> = words.sections;
  const section = sectionOf(englishPath(language, path));
  const kind = section ? (sections[section] ?? sectionName(section)) : (crumbs.at(-1)?.label ?? sharing.place);
  const { tile, colourway } = pattern ?? patternFor(path);
  return { kind: kind.toUpperCase(), title: heading, firm: settings.name, pattern: { tile, colourway } };
}
