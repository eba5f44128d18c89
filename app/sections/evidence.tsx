import { Fragment } from "react";
import type { CaseStudyEvidence } from "~/content/.server/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";

type Props = {
  /** The case studies that used it, none included. */
  caseStudies: readonly CaseStudyEvidence[];
  /** Before their industries; or that there is none. */
  phrase: string;
  className?: string;
};

/** "In two case studies: E-commerce, Healthcare", each a link; or that there is none yet. */
export function Evidence({ caseStudies, phrase, className }: Props) {
  if (caseStudies.length === 0) return <p className={className}>{phrase}</p>;
  return (
    <p className={className}>
      {phrase}{" "}
      {caseStudies.map(({ slug, industry }, i) => (
        <Fragment key={slug}>
          {i > 0 && ", "}
          {/* Above the link that covers a whole row. */}
          <Link to={href("/case-studies/:slug", { slug })} className="row-link relative z-1">
            {industry}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
