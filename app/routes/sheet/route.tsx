import { href } from "react-router";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { notFoundHead } from "~/content/.server/not-found.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { partsOf, totalsOf } from "~/content/.server/sheets/table.ts";
import { takeAwayOn } from "~/content/.server/sheets/take-away.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { NotFound } from "~/sections/not-found.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import { headTags } from "~/seo/page-head.ts";
import sheetCss from "~/styles/sheet.css?inline";
import sheetUrl from "~/styles/sheet.css?url";
import { Band } from "~/ui/band.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Label } from "~/ui/label.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { redrawOnNewData } from "~/ui/redraw-on-new-data.ts";
import type { Route } from "./+types/route";
import { EstimateTables } from "./estimate-tables.tsx";
import { SheetTable } from "./sheet-table.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const sheet = findBySlug(content.sheets, params.slug);
  if (!sheet) return { head: notFoundHead(), sheet: null };
  const { slug, head, keywords, title, label, tagline, lead, estimate, closing } = sheet;
  const path = href("/sheets/:slug", { slug });
  return {
    head: pageHead(path, head, { keywords }),
    sheet: {
      ...{ slug, title, label, tagline, lead, closing },
      parts: partsOf(sheet, content),
      estimate: estimate && { ...estimate, totals: totalsOf(estimate) },
      takeAway: takeAwayOn(path, content),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** One page to be printed and filled in (docs/decisions/0029-comparison-guides-and-downloads.md). */
export default redrawOnNewData(function Sheet({ loaderData: { sheet } }: Route.ComponentProps) {
  if (!sheet) return <NotFound />;
  const { slug, estimate, closing } = sheet;
  return (
    <>
      <PageStyle name="sheet" css={import.meta.env.SSR ? sheetCss : ""} url={sheetUrl} />
      <div className="sheet-head">
        <PageHero
          crumbs={[{ label: sheet.label }]}
          title={sheet.title}
          tagline={sheet.tagline}
          seed={slug}
          ground="ground"
          cloth="sixth"
          above={<Label className="mb-4">{estimate ? "EXAMPLE, TO PRINT" : "TO PRINT"}</Label>}
        >
          {sheet.lead.map((paragraph) => (
            <p key={paragraph} className="measure mt-4">
              {paragraph}
            </p>
          ))}
        </PageHero>
      </div>
      <Band className="sheet-body">
        <div className="grid gap-y-16">
          {sheet.parts.map((part) => (
            <SheetTable key={part.title} {...part} />
          ))}
          {estimate && <EstimateTables {...estimate} />}
        </div>
      </Band>
      <div className="print:hidden">
        <TakeAwayBand heading="To take away" items={sheet.takeAway} />
        <ClosingBand title={closing.title} text={closing.text} seed={`${slug}-end`}>
          <ButtonLink to={href("/contact")}>FREE CONSULTATION</ButtonLink>
        </ClosingBand>
      </div>
    </>
  );
});
