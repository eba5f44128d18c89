import { href } from "~/paths.ts";
import { Evidence } from "~/sections/evidence.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { Paragraphs } from "~/ui/texts.tsx";
import type { Technology } from "./load.ts";

/** Logo, name, tagline, what it is best at, what it is for, which case studies use it, and when the page was last reviewed. */
export function TechnologyHero(props: Technology) {
  const { slug, name, tagline, logo, pattern, paragraphs, caseStudies, evidence, version, reviewed, labels } = props;
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
        {labels.start}
      </ButtonLink>
      <div className="mt-10 grid gap-x-10 gap-y-5 text-band-soft lg:grid-cols-2">
        <Paragraphs texts={paragraphs} />
      </div>
      <Evidence caseStudies={caseStudies} phrase={evidence} className="mt-4 text-band-soft" />
      <p className={`text-sm text-band-soft ${caseStudies.length > 0 ? "" : "mt-6"}`}>
        Written for {version}. Last reviewed <time dateTime={reviewed.iso}>{reviewed.text}</time>.
      </p>
    </PageHero>
  );
}
