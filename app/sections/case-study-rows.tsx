import { href, Link } from "react-router";
import type { CaseStudyLink } from "~/content/.server/links.ts";

/** Case studies as the rows of a ledger, each with its first result set large. The title is a heading of third level. */
export function CaseStudyRows({ caseStudies }: { caseStudies: CaseStudyLink[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {caseStudies.map(({ slug, title, industry, result }) => (
        <li
          key={slug}
          className="stretch-box relative grid gap-x-8 gap-y-3 border-b border-line py-8 lg:grid-cols-12 lg:items-center"
        >
          <div className="lg:col-span-8">
            <h3>
              <Link to={href("/case-studies/:slug", { slug })} prefetch="intent" className="row-link stretched">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-sm font-medium text-ink-soft">{industry}</p>
          </div>
          {result && (
            <p className="lg:col-span-4 lg:text-right">
              <span className="block text-figure leading-none font-bold tracking-tight">{result.figure}</span>{" "}
              <span className="font-medium text-ink-soft">{result.label}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
