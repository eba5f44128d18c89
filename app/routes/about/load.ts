import { initialsOf } from "~/content/firm/firm-facts.ts";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { href } from "~/paths.ts";
import { found, type ScreenArgs } from "~/screen.ts";
import { settings } from "../../../settings/index.ts";

/** What the settings say of one of the two people. */
function personAt(index: number) {
  const { name, profiles = [], portrait } = settings.team[index] ?? {};
  return { name, initials: name && initialsOf(name), profiles, portrait: portrait !== undefined };
}

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, team, confirm: _, ...page } = found(pages["/about"]);
  return {
    head: pageHead(href("/about"), head, {}, language),
    words: { ...words.about, resources: words.service.resources },
    ...page,
    resources: resourceLinksOn(href("/about"), content, language),
    // Without a name in the settings, a person appears by role.
    team: team.map((person, i) => ({ ...person, ...personAt(i) })),
  };
}

/** One of the two people. Without a name in the settings, a person appears by role. */
export type Person = ReturnType<typeof load>["team"][number];
