import type { CaseStudyEvidence } from "~/content/.server/links/links.ts";
import { href } from "~/paths.ts";
import { Evidence } from "~/sections/evidence.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import type { patternAt } from "~/ui/pattern/seeded-pattern.ts";
import { Paragraphs } from "~/ui/texts.tsx";

type Props = {
  slug: string;
  name: string;
  tagline: string;
  logo: string;
  pattern: ReturnType<typeof patternAt>;
  paragraphs: readonly string[];
  caseStudies: readonly CaseStudyEvidence[];
  evidence: string;
  /** What the page was written for: "React 19". */
  version: string;
  /** The day of the last review, for machines and as it is read. */
  reviewed: { iso: string; text: string };
  start: string;
};

/** Logo, name, tagline, what it is best at, what it is for, which case studies use it, and when the page was last reviewed. */
export function TechnologyHero(props: Props) {
  const { slug, name, tagline, logo, pattern, paragraphs, caseStudies, evidence, version, reviewed, start } = props;
  return (
    <PageHero
      crumbs={[{ label: "Technologies", to: href("/technologies") }, { label: name }]}
      title={name}
      tagline={tagline}
      seed={slug}
      pattern={pattern}
      above={<LogoIcon src={logo} size={88} className="mb-4 max-lg:size-14 lg:mb-6" />}
    >
      <ButtonLink to={href("/contact")} className="mt-8">
        {start}
      </ButtonLink>
      <div className="mt-10 grid gap-x-10 gap-y-5 text-band-soft lg:grid-cols-2">
        <Paragraphs texts={paragraphs} />
      </div>
      <Evidence caseStudies={caseStudies} phrase={evidence} className="mt-4 text-band-soft" />
      <p className={`text-sm text-band-soft ${caseStudies.length > 0 ? "" : "mt-6"}`}>
        Written for {version}. Last reviewed{" "}
        <time dateTime={reviewed.iso} data-reviewed="">
          {reviewed.text}
        </time>
        .
      </p>
    </PageHero>
  );
}
