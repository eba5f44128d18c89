import { privacySections } from "~/content/firm/privacy-sections.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { Band } from "~/ui/band.tsx";
import { Paragraphs } from "~/ui/text-blocks.tsx";
import { settings } from "../../settings/index.ts";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, heading, tagline, sections, closing } = orThrowNotFound(pages["/privacy"]);
  return {
    head: makeHead(href("/privacy"), head, {}, language),
    ...{ heading, tagline, closing },
    sections: privacySections(settings, sections, words),
    email: settings.email,
  };
}

/** What is stored and what scripts run, by the settings of this build (`docs/brief/decisions.md`, "Privacy"). */
export default function Privacy({ page }: PageProps<typeof load>) {
  const { privacy } = useFrameWords();
  return (
    <>
      <PageHero crumbs={[{ label: privacy }]} title={page.heading} tagline={page.tagline} seed="privacy" look="text" />
      <Band>
        <div className="line-t-2 border-rule">
          {page.sections.map(({ title, paragraphs }) => (
            <div key={title} className="grid gap-x-8 gap-y-4 line-b border-line py-8 lg:grid-cols-12 lg:py-10">
              <h2 className="text-h3! lg:col-span-4">{title}</h2>
              <div className="measure grid gap-y-4 lg:col-span-7 lg:col-start-6">
                <Paragraphs texts={paragraphs} />
              </div>
            </div>
          ))}
        </div>
      </Band>
      <ClosingBand {...page.closing} seed="privacy-end">
        <a href={`mailto:${page.email}`} className="button button-primary">
          {page.email}
        </a>
      </ClosingBand>
    </>
  );
}
