import { initialsOf } from "~/content/.server/firm/firm-facts.ts";
import { content } from "~/content/.server/index.ts";
import { localeOf } from "~/content/.server/languages/locale.ts";
import { pageHead } from "~/content/.server/page/head.ts";
import { resourceLinksOn } from "~/content/.server/sheets/resource-links.ts";
import { useWords } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { settings } from "../../../settings/index.ts";
import { MissionBand, WhyUsBand } from "./points.tsx";
import { StoryBand } from "./story.tsx";
import { TeamBand } from "./team.tsx";

/** What the settings say of one of the two people. */
function personAt(index: number) {
  const { name, profiles = [], portrait } = settings.team[index] ?? {};
  return { name, initials: name && initialsOf(name), profiles, portrait: portrait !== undefined };
}

export function load(args: ScreenArgs) {
  const { language, words, pages } = localeOf(args);
  const { head, team, confirm: _, ...page } = found(pages.about);
  return {
    head: pageHead(href("/about"), head, {}, language),
    words: { ...words.about, resources: words.service.resources },
    ...page,
    resources: resourceLinksOn(href("/about"), content, language),
    // Without a name in the settings, a person appears by role.
    team: team.map((person, i) => ({ ...person, ...personAt(i) })),
  };
}

/** About (`specification.md`, section 2, "/about"). */
export default function About({ page }: PageProps<typeof load>) {
  const { about, build } = useWords();
  const { words } = page;
  return (
    <>
      <PageHero crumbs={[{ label: about }]} title={page.tagline} seed="about" look="light" />
      <StoryBand story={page.story} words={words} />
      <TeamBand team={page.team} words={words} />
      <MissionBand {...page.mission} heading={words.mission} />
      <WhyUsBand heading={words.whyUs} points={page.whyUs} />
      <ResourcesBand heading={words.resources} items={page.resources} />
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="about-end" call={build} />
    </>
  );
}
