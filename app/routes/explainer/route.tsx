import { shownSection } from "~/content/explainers/explainer-data.ts";
import type { explainerPaths } from "~/content/explainers/explainers.ts";
import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { sourceOf } from "~/content/page/source-of.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { SourcesBand } from "~/sections/sources.tsx";
import sheetCss from "~/styles/sheet.css?inline";
import { Band } from "~/ui/band.tsx";
import { Label } from "~/ui/label.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { Paragraphs } from "~/ui/texts.tsx";
import { englishPath } from "../../../enquiry/page.ts";
import { settings } from "../../../settings/index.ts";
import { OwnCost } from "./own-cost.tsx";
import { Section } from "./section.tsx";

export function load(args: ScreenArgs) {
  const { language, tag, words, pages } = localeOf(args);
  const path = englishPath(language, args.address) as (typeof explainerPaths)[number];
  const { head, keywords, heading, label, badge, tagline, lead, ...page } = found(pages[path]);
  const { sections, ownCost, readOn, closing, shownFacts } = page;
  return {
    head: pageHead(path, head, { keywords }, language),
    ...{ seed: path.slice(1), heading, label, badge, tagline, lead, ownCost, closing },
    sections: sections.map((section) => shownSection(section, content, settings.dayRate, words)),
    sources: shownFacts.length > 0 ? [{ about: label, facts: shownFacts.map((fact) => sourceOf(fact, tag)) }] : [],
    words: words.sources,
    readOn: { heading: readOn.heading, items: readOn.links.map((link) => ({ ...link, isFile: false })) },
    consultation: words.home.consultation,
  };
}

/** An explainer: a page that answers one question of a buyer, on a screen or on paper. */
export default function Explainer({ page }: PageProps<typeof load>) {
  const { seed, label, badge, ownCost, closing } = page;
  return (
    <>
      <PageStyle name="sheet" css={sheetCss} />
      <div className="sheet-head">
        <PageHero
          crumbs={[{ label }]}
          title={page.heading}
          tagline={page.tagline}
          seed={seed}
          look="text"
          above={badge && <Label className="mb-4">{badge}</Label>}
        >
          <Paragraphs texts={page.lead} className="measure mt-4" />
        </PageHero>
      </div>
      <Band className="sheet-body">
        <div className="grid gap-y-16">
          {ownCost && <OwnCost {...ownCost} />}
          {page.sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      </Band>
      <SourcesBand words={page.words} groups={page.sources} />
      <ResourcesBand {...page.readOn} className="print:hidden" />
      <ClosingBand title={closing.title} text={closing.text} seed={`${seed}-end`} call={page.consultation} />
    </>
  );
}
