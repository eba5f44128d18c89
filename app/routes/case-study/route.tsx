import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { ModelBand } from "~/sections/model-band.tsx";
import caseStudiesCss from "~/styles/case-studies.css?inline";
import { ButtonLink } from "~/ui/button.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Challenges, SecondHalf } from "./challenges.tsx";
import { Overview, Results } from "./facts.tsx";
import { load } from "./load.ts";
import { CaseStudyHero, NextCaseStudy } from "./patterns.tsx";
import { Technical } from "./technical.tsx";

export { load };

/** One case study (`specification.md`, section 2, "case-studies and details"). */
export default function CaseStudyPage({ page: { study, secondHalf: rest, words, models } }: PageProps<typeof load>) {
  return (
    <>
      <article>
        <PageStyle name="case-studies" css={caseStudiesCss} />
        <CaseStudyHero {...study} words={words} />
        <ModelBand name={study.model.name}>
          <TextLink to={`${rest ? "" : href("/case-studies/:slug", study)}#${study.model.section}`} english={!rest}>
            {models.how}
          </TextLink>
          <ButtonLink to={href("/contact")}>{words.discuss}</ButtonLink>
        </ModelBand>
        <Results heading={words.results} results={study.results} />
        <Overview {...study} words={words} />
        {study.challenges && <SecondHalf slug={study.slug} challenges={study.challenges} words={words} />}
        {rest && <Challenges challenges={rest.challenges} />}
        {rest && <Technical diagram={rest.diagram} {...rest.body} />}
      </article>
      <NextCaseStudy {...study.next} heading={words.next} />
      <ClosingBand {...study.closing} seed={study.slug} call={words.discuss} />
    </>
  );
}
