import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { sourceOf } from "~/content/page/source-of.ts";
import { findBySlug } from "~/content/parse.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { partsOf, totalsOf } from "~/content/sheets/table.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { SourcesBand } from "~/sections/sources.tsx";
import sheetCss from "~/styles/sheet.css?inline";
import { Band } from "~/ui/band.tsx";
import { Label } from "~/ui/label.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { Paragraphs } from "~/ui/texts.tsx";
import { EstimateTables } from "./estimate-tables.tsx";
import { SheetTable } from "./sheet-table.tsx";

export function load({ address, slug: file }: ScreenArgs) {
  const { language, tag, words, pages } = localeOf({ address });
  const sheet = found(findBySlug(pages.sheets, file));
  const { slug, head, keywords, title, label, tagline, lead, estimate, closing } = sheet;
  const path = href("/sheets/:slug", { slug });
  const facts = sheet.shownFacts.map((fact) => sourceOf(fact, tag));
  return {
    head: pageHead(path, head, { keywords }, language),
    words: { ...words.sheets, resources: words.service.resources, consultation: words.home.consultation },
    sheet: {
      ...{ slug, title, label, tagline, lead, closing },
      pattern: patternAt(content.sheets.findIndex((entry) => entry.slug === slug) + 1),
      parts: partsOf(sheet, content),
      estimate: estimate && { ...estimate, totals: totalsOf(estimate), tag, words: words.estimate },
      licence: words.resources.licence,
      sources: {
        words: words.sources,
        groups: facts.length > 0 ? [{ about: label, facts }] : [],
      },
      resources: resourceLinksOn(path, content, language),
    },
  };
}

/** A page to be printed and filled in (docs/decisions/buyers.md). */
export default function Sheet({ page: { sheet, words } }: PageProps<typeof load>) {
  const { slug, estimate, closing } = sheet;
  return (
    <>
      <PageStyle name="sheet" css={sheetCss} />
      <div className="sheet-head">
        <PageHero
          crumbs={[{ label: words.crumb, to: href("/sheets") }, { label: sheet.label }]}
          title={sheet.title}
          tagline={sheet.tagline}
          seed={slug}
          pattern={sheet.pattern}
          look="text"
          above={<Label className="mb-4">{estimate ? words.example : words.toPrint}</Label>}
        >
          <Paragraphs texts={sheet.lead} className="measure mt-4" />
        </PageHero>
      </div>
      <Band className="sheet-body">
        <div className="grid gap-y-16">
          {sheet.parts.map((part) => (
            <SheetTable key={part.title} {...part} />
          ))}
          {estimate && <EstimateTables {...estimate} />}
        </div>
        <p className="measure mt-8 text-sm text-text-soft">{sheet.licence}</p>
      </Band>
      <SourcesBand {...sheet.sources} />
      <ResourcesBand heading={words.resources} items={sheet.resources} className="print:hidden" />
      <ClosingBand title={closing.title} text={closing.text} seed={`${slug}-end`} call={words.consultation} />
    </>
  );
}
