import type { factWithSource } from "~/content/page/fact-with-source.ts";
import openDetailsOnWide from "~/inline/open-details-on-wide.ts?inline-script";
import { useLanguage } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";
import { InlineScript } from "~/ui/inline-assets.tsx";
import { Disclosure } from "~/ui/text-blocks.tsx";

/** The sources of a page. The band says that the firm's own judgement has none. */
export function SourcesBand({ groups }: { groups: { about: string; facts: ReturnType<typeof factWithSource>[] }[] }) {
  const { pages, catalogue } = useLanguage();
  const words = catalogue.sources;
  // Sources are in English whatever the page's language.
  const lang = pages && "en";
  if (groups.length === 0) return null;
  return (
    <Band>
      <Disclosure openOnWide level="h2" heading={words.heading}>
        <p className="measure text-text-soft">{words.text}</p>
        <dl className="mt-6 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
          {groups.map(({ about, facts }) => (
            <div key={about} className="line-b border-line py-5 lg:only:col-span-2 lg:only:columns-2 lg:only:gap-x-16">
              <dt className="text-h4 weight-700">{about}</dt>
              {facts.map(({ says, url, site, live, seen }) => (
                <dd key={says} className="mt-2 break-inside-avoid text-text-soft" data-source="">
                  {says}{" "}
                  <a href={url} lang={lang} hrefLang={lang} className="row-link">
                    {site}
                  </a>
                  {live ? words.seen : words.copied} <time dateTime={seen.iso}>{seen.text}</time>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Disclosure>
      <InlineScript script={openDetailsOnWide} />
    </Band>
  );
}
