import { clsx } from "clsx/lite";
import { inLine } from "~/language/interpolate.ts";
import { Link } from "~/language/link.tsx";
import type { ModelName } from "~/models/models.ts";
import { href } from "~/paths.ts";
import { CaseStudyPattern } from "./case-study-pattern.tsx";

type CaseStudy = {
  slug: string;
  order: number;
  title: string;
  industry: string;
  duration: string;
  model: ModelName;
};

/**
 * Case studies on a dark band, each with its pattern, title, industry and duration. A single one takes the whole width. Titles are
 * headings of third level.
 */
export function CaseStudyCards({ caseStudies, className }: { caseStudies: CaseStudy[]; className: string }) {
  const isAlone = caseStudies.length === 1;
  return (
    <ul className={clsx("grid gap-6 lg:gap-8", className)}>
      {caseStudies.map(({ slug, order, title, industry, duration, model }) => (
        <li key={slug} className={clsx(isAlone && "md:col-span-full")}>
          <article
            className={clsx(
              "card h-full border-band-soft bg-band text-band-text max-md:not-print:grid max-md:grid-cols-[minmax(0,7rem)_minmax(min-content,1fr)]",
              isAlone && "md:not-print:grid md:grid-cols-2 md:items-center",
            )}
          >
            <CaseStudyPattern
              slug={slug}
              order={order}
              model={model}
              className={clsx("card-pattern", isAlone ? "md:aspect-3/1" : "md:aspect-2/1")}
            />
            <div className="p-5 lg:p-6">
              <h3>
                <Link to={href("/case-studies/:slug", { slug })} className="stretched">
                  {title}
                </Link>
              </h3>
              <p className="mt-2 text-sm text-band-soft">{inLine([industry, duration])}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
