import type { ComponentProps } from "react";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { CaseStudyCards } from "~/sections/case-study-cards.tsx";
import { Band } from "~/ui/band.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = Pick<ComponentProps<typeof CaseStudyCards>, "caseStudies"> & {
  heading: string;
  text: string;
  words: Interface["home"];
};

/** Some of the case studies, and a link to all. Without results, which only their own pages and the list of all show. */
export function CaseStudiesBand({ heading, text, caseStudies, words }: Props) {
  return (
    <Band id="work" ground="band-2">
      <h2>{heading}</h2>
      <p className="measure mt-4 text-band-soft">{text}</p>
      <CaseStudyCards caseStudies={caseStudies} className="mt-10 md:grid-cols-3" />
      <TextLink to={href("/portfolio")} className="mt-8">
        {words.allProjects}
      </TextLink>
    </Band>
  );
}
