import { inLine, interpolate } from "~/language/interpolate.ts";
import { href } from "~/paths.ts";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Row } from "./load.ts";

/**
 * A case study across the whole window. A third of it is the pattern, with industry and duration over it; the rest is text, which
 * keeps to the page's measure. In every second row of the list the two change sides (`group` is the row).
 */
export function CaseStudyRow(study: Row) {
  const { slug, order, title, industry, duration, technologies, results, description, words } = study;
  return (
    <article className="stretch-box relative grid border-t border-line lg:grid-cols-[1fr_2fr] lg:group-even:grid-cols-[2fr_1fr]">
      <div className="relative grid lg:group-even:order-last">
        <CaseStudyPattern slug={slug} order={order} className="card-pattern h-44 sm:h-60 lg:h-auto" />
        <p className="pattern-label px-[clamp(1.25rem,4vw,2rem)]">{inLine([industry, duration])}</p>
      </div>
      <div className="grid content-center gap-x-12 gap-y-8 px-[clamp(1.25rem,4vw,2rem)] py-12 lg:half-right lg:py-16 lg:group-even:half-left xl:grid-cols-2 xl:grid-rows-[auto_auto]">
        <div>
          <h2>{title}</h2>
          <p className="measure mt-5 text-text-soft">{description}</p>
        </div>
        <ul aria-label={words.results} className="border-t-2 border-rule xl:row-span-2 xl:self-center">
          {results.map(({ figure, label }) => (
            <li
              key={label}
              className="grid grid-cols-[minmax(min(7.5rem,40%),2fr)_3fr] items-baseline gap-x-4 border-b border-line py-3 xl:grid-cols-1"
            >
              <span className="text-h2 leading-none font-bold tracking-tight">{figure}</span> {label}
            </li>
          ))}
        </ul>
        <div>
          <p className="text-sm font-medium text-text-soft">{inLine(technologies)}</p>
          <TextLink
            to={href("/case-studies/:slug", { slug })}
            about={interpolate(words.about, { title })}
            className="stretched mt-5"
          >
            {words.read}
          </TextLink>
        </div>
      </div>
    </article>
  );
}
