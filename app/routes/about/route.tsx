import { useWords } from "~/language/page-language.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import aboutCss from "~/styles/about.css?inline";
import { PageStyle } from "~/ui/page-style.tsx";
import { load } from "./load.ts";
import { MissionBand, WhyUsBand } from "./points.tsx";
import { StoryBand } from "./story.tsx";
import { TeamBand } from "./team.tsx";

export { load };

/** About (`specification.md`, section 2, "/about"). */
export default function About({ page }: PageProps<typeof load>) {
  const { about, build } = useWords();
  const { words } = page;
  return (
    <>
      <PageStyle name="about" css={aboutCss} />
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
