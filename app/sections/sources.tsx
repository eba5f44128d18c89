import { type Interface, useLanguage } from "~/language/page-language.ts";
import { Band } from "~/ui/band.tsx";

/** A sentence that can be looked up, where, and the day on which somebody last looked. */
type Source = { says: string; url: string; site: string; seen: { iso: string; text: string } };

export type Sources = { about: string; facts: Source[] }[];

/** What a page rests on. What is our judgement has no source, and the band says so. */
export function SourcesBand({ words, groups }: { words: Interface["sources"]; groups: Sources }) {
  // Whatever the page's language, the sources are English.
  const lang = useLanguage().pages && "en";
  if (groups.length === 0) return null;
  return (
    <Band>
      <h2>{words.heading}</h2>
      <p className="measure mt-4 text-text-soft">{words.text}</p>
      <dl className="mt-8 grid gap-x-16 border-t-2 border-rule lg:grid-cols-2">
        {groups.map(({ about, facts }) => (
          <div key={about} className="border-b border-line py-5">
            <dt className="text-h4 font-bold">{about}</dt>
            {facts.map(({ says, url, site, seen }) => (
              <dd key={says} className="mt-2 text-text-soft" data-source="">
                {says}{" "}
                <a href={url} lang={lang} hrefLang={lang} className="row-link">
                  {site}
                </a>
                {words.seen} <time dateTime={seen.iso}>{seen.text}</time>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Band>
  );
}
