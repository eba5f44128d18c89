import type { ReactNode } from "react";
import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { loneLink } from "~/ui/link-class.ts";
import { Paragraphs } from "~/ui/texts.tsx";

type Reference = { slug: string; name: string };

type Props = {
  industry: string;
  duration: string;
  technologies: Reference[];
  services: Reference[];
  overview: string[];
  /** Says what on the page is the real project's, and what is how the firm would build it. */
  note: string;
  words: Interface["caseStudy"];
};

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
export function Overview({ industry, duration, technologies, services, overview, note, words }: Props) {
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
