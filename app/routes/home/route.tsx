import unfoldOnWide from "~/inline/unfold-on-wide.ts?inline-script";
import type { PageProps } from "~/screen.ts";
import homeCss from "~/styles/home.css?inline";
import bandsCss from "~/styles/home-bands.css?inline";
import { InlineScript, LaterStyle, PageStyle } from "~/ui/inlined.tsx";
import { AboutBand, ContactBand, ScriptsBand } from "./firm.tsx";
import { Hero, Strip } from "./hero.tsx";
import { load } from "./load.ts";
import { CaseStudiesBand, IndustriesBand, ServicesBand } from "./work.tsx";

export { load };

/** The home page (`specification.md`, section 2, "Home"). */
export default function Home({ page }: PageProps<typeof load>) {
  return (
    <>
      <PageStyle name="home" css={homeCss} />
      <Hero {...page} />
      <LaterStyle css={bandsCss} />
      <Strip {...page} />
      <CaseStudiesBand {...page} />
      <ServicesBand {...page} />
      <AboutBand {...page} />
      <IndustriesBand {...page} />
      <ContactBand {...page} />
      <InlineScript script={unfoldOnWide} />
      {page.scripts.length > 0 && <ScriptsBand {...page} />}
    </>
  );
}
