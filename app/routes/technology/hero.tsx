import { href } from "react-router";
import type { CaseStudyEvidence } from "~/content/.server/links.ts";
import { Evidence } from "~/sections/evidence.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";

type Props = {
  slug: string;
  name: string;
  tagline: string;
  logo: string;
  paragraphs: readonly string[];
  caseStudies: readonly CaseStudyEvidence[];
  start: string;
};

/** Logo, name, tagline, what it is best at, what it is for, and where we have used it. */
export function TechnologyHero({ slug, name, tagline, logo, paragraphs, caseStudies, start }: Props) {
  return (
    <PageHero
      crumbs={[{ label: "Home", to: href("/") }, { label: "Technologies", to: href("/technologies") }, { label: name }]}
      title={name}
      tagline={tagline}
      seed={slug}
      above={<LogoIcon src={logo} size={88} className="mb-6" />}
    >
      <div className="mt-10 grid gap-x-10 gap-y-5 text-night-soft lg:grid-cols-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Evidence caseStudies={caseStudies} className="mt-6 text-night-soft" />
      <ButtonLink to={href("/contact")} className="mt-10">
        {start}
      </ButtonLink>
    </PageHero>
  );
}
