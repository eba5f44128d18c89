import { languageDataAt } from "~/content/languages/locale-data.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { href } from "~/href.ts";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { ProcessSteps } from "~/sections/process.tsx";
import { Band } from "~/ui/band.tsx";
import { Paragraphs } from "~/ui/text-blocks.tsx";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, confirm: _, ...page } = orThrowNotFound(pages["/career"]);
  // /careers shows this page as well. /career is the canonical address.
  return { head: makeHead(href("/career"), head, {}, language), words: words.careers, ...page };
}

/** Careers (`specification.md`, section 2, "/career"). */
export default function Career({ page }: PageProps<typeof load>) {
  const { words, notHiring, benefits, process, callToAction } = page;
  const { careers } = useFrameWords();
  return (
    <>
      <PageHero crumbs={[{ label: careers }]} title={page.tagline} seed="career" look="light">
        <div className="mt-10 max-w-[38rem] line-l-4 border-accent pl-6">
          <h2 className="text-h3">{notHiring.title}</h2>
          <Paragraphs texts={notHiring.text} className="mt-3" />
        </div>
      </PageHero>
      <Band>
        <h2>{words.working}</h2>
        <dl className="mt-10 line-t-2 border-rule">
          {benefits.map((benefit) => (
            <div key={benefit.title} className="grid gap-x-8 gap-y-2 line-b border-line py-6 lg:grid-cols-12">
              <dt className="text-h3 lh-1.25 weight-700 lg:col-span-5">{benefit.title}</dt>
              <dd className="measure text-text-soft lg:col-span-6 lg:col-start-7">{benefit.text}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band border ground="ground-2">
        <h2>{words.process}</h2>
        <ProcessSteps steps={process} layout="down" className="mt-12" />
      </Band>
      <ClosingBand title={callToAction.title} text={callToAction.text} seed="career-end" call={callToAction.label} />
    </>
  );
}
