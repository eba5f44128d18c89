import type { ComponentProps, ReactNode } from "react";
import { useLanguage } from "~/language/page-language.ts";
import sheetCss from "~/styles/sheet.css?inline";
import { Band } from "~/ui/band.tsx";
import { PageStyle } from "~/ui/inline-assets.tsx";
import { Paragraphs } from "~/ui/text-blocks.tsx";
import { ClosingBand, PageHero } from "./page-hero-and-closing.tsx";
import { ResourcesBand } from "./resources-band.tsx";
import { SourcesBand } from "./sources.tsx";

type Props = Omit<ComponentProps<typeof PageHero>, "above" | "look"> & {
  /** Above the title. */
  badge?: string | undefined;
  lead: readonly string[];
  sources: ComponentProps<typeof SourcesBand>["groups"];
  /** Where to read on. Print leaves it out. */
  readOn: ComponentProps<typeof ResourcesBand>;
  closing: { title: string; text: string };
};

/** A page that is read on a screen, and printed to be kept or filled in. */
export function PrintablePage({
  badge,
  lead,
  sources,
  readOn,
  closing,
  children,
  ...hero
}: Props & { children: ReactNode }) {
  const { home } = useLanguage().catalogue;
  return (
    <>
      <PageStyle name="sheet" css={sheetCss} />
      <div className="sheet-head">
        <PageHero {...hero} look="text" above={badge && <p className="label text-mark mb-4">{badge}</p>}>
          <Paragraphs texts={lead} className="measure mt-4" />
        </PageHero>
      </div>
      <Band className="sheet-body">{children}</Band>
      <SourcesBand groups={sources} />
      <ResourcesBand {...readOn} className="print:hidden" />
      <ClosingBand {...closing} seed={`${hero.seed}-end`} call={home.consultation} />
    </>
  );
}
