import { Fragment } from "react";
import type { CaseStudyEvidence } from "~/content/.server/links/links.ts";
import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";

type Props = {
  /** The case studies that used it. Without any, nothing is shown: the overview says once what that means. */
  caseStudies: readonly CaseStudyEvidence[];
  /** Before their industries. */
  phrase: string;
  className?: string;
};

/** "In two case studies: E-commerce, Healthcare", each a link. */
export function Evidence({ caseStudies, phrase, className }: Props) {
  if (caseStudies.length === 0) return null;
  return (
    <p className={className}>
      {phrase}{" "}
      {caseStudies.map(({ slug, industry }, i) => (
        <Fragment key={slug}>
          {i > 0 && ", "}
          {/* Above the link that covers a whole row. */}
          <Link to={href("/case-studies/:slug", { slug })} className="row-link relative z-1 inline-block py-2.5">
            {industry}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
