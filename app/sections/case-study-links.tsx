import { clsx } from "clsx/lite";
import { Fragment } from "react";
import type { CaseStudyLinkData } from "~/content/links/page-links.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";

type Props = {
  /** The case studies that used the technology. If there are none, nothing is shown; the overview says what that means. */
  caseStudies: readonly CaseStudyLinkData[];
  /** The words before the industries. */
  phrase: string;
  className?: string;
};

/** "In two case studies: E-commerce, Healthcare", each a link. */
export const CaseStudyLinks = ({ caseStudies, phrase, className }: Props) =>
  caseStudies.length > 0 && (
    <p className={clsx("mt-1", className)}>
      {phrase}{" "}
      {caseStudies.map(({ slug, industry }, i) => (
        <Fragment key={slug}>
          {i > 0 && " "}
          {/* The comma stays on the line of the word before it. */}
          <span className="whitespace-nowrap">
            {/* `z-1`, above the link that covers the whole row. */}
            <Link to={href("/case-studies/:slug", { slug })} className="row-link relative z-1 inline-block py-2.5">
              {industry}
            </Link>
            {i < caseStudies.length - 1 && ","}
          </span>
        </Fragment>
      ))}
    </p>
  );
