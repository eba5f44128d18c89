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
    <article className="stretch-box study">
      <div className="study-picture">
        <CaseStudyPattern slug={slug} order={order} className="card-pattern h-44 sm:h-60 lg:h-auto" />
        <p className="pattern-label px-[clamp(1.25rem,4vw,2rem)]">{inLine([industry, duration])}</p>
      </div>
      <div className="study-text">
        <div>
          <h2>{title}</h2>
          <p className="measure mt-5 text-text-soft">{description}</p>
        </div>
        <ul aria-label={words.results} className="study-results">
          {results.map(({ figure, label }) => (
            <li key={label} className="study-result">
              <span className="text-h2 lh-1 weight-700 tight">{figure}</span> {label}
            </li>
          ))}
        </ul>
        <div>
          <p className="text-sm weight-500 text-text-soft">{inLine(technologies)}</p>
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
