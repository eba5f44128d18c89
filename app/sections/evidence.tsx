import { Fragment } from "react";
import { href, Link } from "react-router";
import type { CaseStudyEvidence } from "~/content/.server/links.ts";

type Props = {
  /** The case studies that used it, none included. */
  caseStudies: readonly CaseStudyEvidence[];
  className?: string;
};

/** "In two case studies: E-commerce, Healthcare", each a link; or that there is none yet. */
export function Evidence({ caseStudies, className }: Props) {
  if (caseStudies.length === 0) return <p className={className}>No case study of ours uses it yet.</p>;
  return (
    <p className={className}>
      {evidencePhrase(caseStudies.length)}:{" "}
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

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** 1 → "In one case study"; from ten on in figures. */
export const evidencePhrase = (count: number) =>
  `In ${numbers[count] ?? count} case ${count === 1 ? "study" : "studies"}`;
