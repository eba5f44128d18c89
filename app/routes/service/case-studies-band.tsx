import type { ComponentProps } from "react";
import { CaseStudyCards } from "~/sections/case-study-cards.tsx";
import { Band } from "~/ui/band.tsx";

type Props = Pick<ComponentProps<typeof CaseStudyCards>, "caseStudies"> & { heading: string };

/** The case studies in which the service was used. */
export function CaseStudiesBand({ heading, caseStudies }: Props) {
  return (
    <Band ground="band-2">
      <div className="grid gap-8 lg:grid-cols-3">
        <h2>{heading}</h2>
        <CaseStudyCards caseStudies={caseStudies} className="md:grid-cols-2 lg:col-span-2" />
      </div>
    </Band>
  );
}
