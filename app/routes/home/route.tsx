import unfoldOnWide from "~/inline/unfold-on-wide.ts?inline-script";
import type { PageProps } from "~/screen.ts";
import homeCss from "~/styles/home.css?inline";
import bandsCss from "~/styles/home-bands.css?inline";
import { InlineScript } from "~/ui/inline-script.tsx";
import { LaterStyle, PageStyle } from "~/ui/page-style.tsx";
import { AboutBand, ContactBand } from "./firm.tsx";
import { Hero, Strip } from "./hero.tsx";
import { IndustriesBand } from "./industries-band.tsx";
import { load } from "./load.ts";
import { ScriptsBand } from "./scripts-band.tsx";
import { CaseStudiesBand, ServicesBand } from "./work.tsx";

export { load };

/** The home page (`specification.md`, section 2, "Home"). */
export default function Home({ page }: PageProps<typeof load>) {
  const { words } = page;
  return (
    <>
      <PageStyle name="home" css={homeCss} />
      <Hero {...page.hero} words={words} />
      <LaterStyle css={bandsCss} />
      <Strip names={page.strip} />
      <CaseStudiesBand {...page.caseStudies} words={words} />
      <ServicesBand {...page} {...page.services} cards={page.serviceCards} />
      <AboutBand {...page} {...page.about} />
      <IndustriesBand {...page.industries} cards={page.industryCards} words={words} />
      <ContactBand {...page} {...page.contact} />
      <InlineScript script={unfoldOnWide} />
      {page.scripts.length > 0 && <ScriptsBand languages={page.scripts} />}
    </>
  );
}
