import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { CaseStudyPattern } from "~/sections/case-study-pattern.tsx";

type Props = { heading: string; slug: string; order: number; title: string; description: string };

/** The link to the next case study, with its pattern. After the last comes the first. Print leaves it out. */
export function NextCaseStudy({ heading, slug, order, title, description }: Props) {
  return (
    <section
      aria-labelledby="next"
      className="stretch-box relative grid border-t border-line lg:grid-cols-2 print:hidden"
    >
      <div className="px-[clamp(1.25rem,4vw,2rem)] py-14 lg:half-left lg:py-24">
        <h2 id="next" className="label text-mark">
          {heading}
        </h2>
        <p className="mt-4 text-h2 leading-[1.1] font-bold tracking-[-0.022em]">
          <Link
            to={href("/case-studies/:slug", { slug })}
            className="stretched underline decoration-accent decoration-2 underline-offset-8"
          >
            {title}
          </Link>
        </p>
        <p className="mt-6 max-w-md text-text-soft">{description}</p>
      </div>
      <CaseStudyPattern slug={slug} order={order} className="card-pattern h-44 lg:h-auto" />
    </section>
  );
}
