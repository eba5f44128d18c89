import type { ReactNode } from "react";
import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Paragraphs } from "~/ui/paragraphs.tsx";
import type { Study } from "./load.ts";

type ResultsProps = { heading: string; results: { figure: string; label: string }[] };

/** The three claims of `specification.md`, section 9, in one row. */
export function Results({ heading, results }: ResultsProps) {
  return (
    <Band ground="band-2" aria-labelledby="results" className="results">
      <h2 id="results" className="label text-band-mark-2">
        {heading}
      </h2>
      <ul className="result-row">
        {results.map(({ figure, label }) => (
          <li key={label} className="result">
            <span className="result-figure">{figure}</span> <span className="weight-500">{label}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type Reference = { slug: string; name: string };

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="case-fact">
      <dt className="label text-mark">{term}</dt>
      <dd className="weight-500">{children}</dd>
    </div>
  );
}

function References({ to, entries }: { to: "/technologies/:slug" | "/services/:slug"; entries: Reference[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {entries.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={href(to, { slug })} className={`${loneLink} hover:text-mark`}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The facts in a column, the overview beside it. */
export function Overview({
  industry,
  technologies,
  services,
  overview,
  note,
  words,
}: Study & { words: Interface["caseStudy"] }) {
  const [first, ...rest] = overview;
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <dl className="line-b border-line lg:col-span-4 lg:self-start">
          <Fact term={words.industry}>{industry}</Fact>
          <Fact term={words.technologies}>
            <References to="/technologies/:slug" entries={technologies} />
          </Fact>
          <Fact term={words.services}>
            <References to="/services/:slug" entries={services} />
          </Fact>
        </dl>
        <div className="lg:col-span-7 lg:col-start-6">
          <h2>{words.overview}</h2>
          <p className="measure mt-4 line-l-4 border-accent pl-4 text-sm text-text-soft">{note}</p>
          <p className="mt-6 text-lead lh-1.5">{first}</p>
          <Paragraphs texts={rest} className="measure mt-6 text-text-soft" />
        </div>
      </div>
    </Band>
  );
}
