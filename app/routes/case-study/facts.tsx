import type { ReactNode } from "react";
import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Paragraphs } from "~/ui/texts.tsx";
import type { Study } from "./load.ts";

type ResultsProps = { heading: string; results: { figure: string; label: string }[] };

/** The three claims of `specification.md`, section 9, one to a line, as large as fits the window. */
export function Results({ heading, results }: ResultsProps) {
  return (
    <Band ground="band-2" aria-labelledby="results" className="py-12! lg:py-16!">
      <h2 id="results" className="label text-band-mark-2">
        {heading}
      </h2>
      <ul className="mt-4">
        {results.map(({ figure, label }) => (
          <li
            key={label}
            className="grid items-baseline gap-x-8 border-t border-band-line py-6 first:border-0 md:grid-cols-2 lg:grid-cols-12 lg:py-8"
          >
            <span className="text-giant leading-[0.95] font-bold tracking-[-0.04em] lg:col-span-6">{figure}</span>{" "}
            <span className="text-h2 leading-tight font-medium tracking-tight lg:col-span-6">{label}</span>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type Reference = { slug: string; name: string };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-4">
      <dt className="label text-mark">{term}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
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
  duration,
  technologies,
  services,
  overview,
  note,
  words,
}: Study & { words: Interface["caseStudy"] }) {
  const [first, ...rest] = overview;
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <dl className="border-b border-line lg:col-span-4 lg:self-start">
          <Fact term={words.industry}>{industry}</Fact>
          <Fact term={words.duration}>{duration}</Fact>
          <Fact term={words.technologies}>
            <References to="/technologies/:slug" entries={technologies} />
          </Fact>
          <Fact term={words.services}>
            <References to="/services/:slug" entries={services} />
          </Fact>
        </dl>
        <div className="lg:col-span-7 lg:col-start-6">
          <h2>{words.overview}</h2>
          <p className="measure mt-4 border-l-4 border-accent pl-4 text-sm text-text-soft">{note}</p>
          <p className="mt-6 text-lead leading-normal">{first}</p>
          <Paragraphs texts={rest} className="measure mt-6 text-text-soft" />
        </div>
      </div>
    </Band>
  );
}
