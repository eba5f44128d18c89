import type { CaseStudySummary } from "~/content/.server/links/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";

/**
 * Case studies as the rows of a ledger: what the work was, for whom and how long it took. Its results stay on its own
 * page. The title is a heading of third level.
 */
export function CaseStudyRows({ caseStudies }: { caseStudies: CaseStudySummary[] }) {
  return (
    <ul className="border-t-2 border-rule">
      {caseStudies.map(({ slug, title, industry, description, duration }) => (
        <li
          key={slug}
          className="stretch-box relative grid gap-x-8 gap-y-3 border-b border-line py-8 lg:grid-cols-12 lg:items-baseline"
        >
          <p className="text-sm font-medium text-text-soft lg:col-span-2">{industry}</p>
          <div className="lg:col-span-8">
            <h3>
              <Link to={href("/case-studies/:slug", { slug })} className="row-link stretched">
                {title}
              </Link>
            </h3>
            <p className="measure mt-3 text-text-soft">{description}</p>
          </div>
          <p className="text-lead leading-tight font-semibold lg:col-span-2 lg:text-right">{duration}</p>
        </li>
      ))}
    </ul>
  );
}
