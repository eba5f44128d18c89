import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { takeAwayOn } from "~/content/.server/sheets/take-away.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import { headTags } from "~/seo/page-head.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Label } from "~/ui/label.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import { settings } from "../../../settings/index.ts";
import type { Route } from "./+types/route";
import { MissionBand } from "./mission-band.tsx";
import { StoryBand } from "./story-band.tsx";
import { TeamBand } from "./team-band.tsx";
import { WhyUsBand } from "./why-us-band.tsx";

export function loader() {
  const { head, team, ...page } = content.about;
  return {
    head: pageHead(href("/about"), head),
    ...page,
    takeAway: takeAwayOn(href("/about"), content),
    // Names appear when the owner has set them; until then, roles.
    team: team.map((person, i) => ({ ...person, name: settings.team[i] })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** About (`specification.md`, section 2, "/about"). */
export default redrawOnNewData(function About({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        crumbs={[{ label: "Home", to: href("/") }, { label: "About" }]}
        above={<Label className="mb-4">ABOUT US</Label>}
        title={page.tagline}
        seed="about"
        ground="salt"
      />
      <StoryBand story={page.story} />
      <MissionBand {...page.mission} />
      <WhyUsBand points={page.whyUs} />
      <TakeAwayBand items={page.takeAway} />
      <TeamBand team={page.team} />
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="about-end">
        <ButtonLink to={href("/contact")}>LET'S BUILD TOGETHER</ButtonLink>
      </ClosingBand>
    </>
  );
});
