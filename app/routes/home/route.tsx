import openDetailsOnWide from "~/inline/open-details-on-wide.ts?inline-script";
import type { PageProps } from "~/route-module.ts";
import bandsCss from "~/styles/home-bands.css?inline";
import homeCss from "~/styles/home-hero.css?inline";
import { DeferredStyle, InlineScript, PageStyle } from "~/ui/inline-assets.tsx";
import { AboutBand, EnquiryFormBand, OtherLanguagesBand } from "./firm-bands.tsx";
import { Hero, TechnologyStrip } from "./hero.tsx";
import { load } from "./load.ts";
import { CaseStudiesBand, IndustriesBand, ServicesBand } from "./work-bands.tsx";

export { load };

/** The home page (`specification.md`, section 2, "Home"). */
export default function Home({ page }: PageProps<typeof load>) {
  return (
    <>
      <PageStyle name="home" css={homeCss} />
      <Hero {...page} />
      <DeferredStyle css={bandsCss} />
      <TechnologyStrip {...page} />
      <CaseStudiesBand {...page} />
      <ServicesBand {...page} />
      <AboutBand {...page} />
      <IndustriesBand {...page} />
      <EnquiryFormBand {...page} />
      <InlineScript script={openDetailsOnWide} />
      {page.scripts.length > 0 && <OtherLanguagesBand {...page} />}
    </>
  );
}
