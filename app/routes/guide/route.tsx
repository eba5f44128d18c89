import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { SourcesBand } from "~/sections/sources.tsx";
import guideCss from "~/styles/guide.css?inline";
import { PageStyle } from "~/ui/page-style.tsx";
import { DecisionBand, MovesBand, OmittedBand, TableBand } from "./bands.tsx";
import { load } from "./load.ts";

export { load };

/** A comparison of a group of technologies (docs/decisions/buyers.md). */
export default function Guide({ page: { guide, words } }: PageProps<typeof load>) {
  const { slug, label, reviewed, closing } = guide;
  return (
    <>
      <PageStyle name="guide" css={guideCss} />
      <PageHero
        crumbs={[{ label: words.crumb, to: href("/guides") }, { label }]}
        title={guide.title}
        tagline={guide.tagline}
        seed={slug}
        pattern={guide.pattern}
        look="text"
      >
        <p className="measure mt-6">{guide.lead}</p>
        <p className="mt-6 text-sm text-text-soft">
          {words.reviewed} <time dateTime={reviewed.iso}>{reviewed.text}</time>
        </p>
      </PageHero>
      <TableBand {...guide} words={words} />
      <DecisionBand {...guide.decision} words={words.decision} />
      {guide.moves.length > 0 && <MovesBand moves={guide.moves} />}
      <OmittedBand heading={words.omitted} omitted={guide.omitted} />
      <SourcesBand {...guide.sources} />
      <ResourcesBand heading={words.resources} items={guide.resources} />
      <ClosingBand {...closing} seed={`${slug}-end`} call={words.consultation} />
    </>
  );
}
