import { useWords } from "~/language/page-language.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { HeroActions } from "~/sections/hero-actions.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { Paragraphs } from "~/ui/texts.tsx";
import { load } from "./load.ts";
import { SectorBand } from "./sector-band.tsx";

export { load };

/** Four sectors (`specification.md`, section 2, "/industries"). */
export default function Industries({ page }: PageProps<typeof load>) {
  const { industries, build } = useWords();
  return (
    <>
      <PageHero crumbs={[{ label: industries }]} title={page.tagline} seed="industries">
        <Paragraphs texts={page.intro} className="mt-6 text-band-soft" />
        <HeroActions call={build} />
      </PageHero>
      {page.sectors.map((sector, i) => (
        <SectorBand key={sector.name} {...sector} words={page.words} ground={i % 2 ? "ground-2" : "ground"} />
      ))}
      <ResourcesBand {...page.readFirst} />
      <ClosingBand title={page.closing.title} text={page.closing.text} seed="industries-end" call={build} />
    </>
  );
}
