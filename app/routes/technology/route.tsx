import { href } from "~/paths.ts";
import type { PageProps } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { TechnologyHero } from "./hero.tsx";
import { LimitsBand, RelatedBand } from "./links.tsx";
import { load } from "./load.ts";
import { BenefitsBand, FeaturesBand, WhyBand } from "./points.tsx";

export { load };

/** One technology (`specification.md`, section 2, "Technology landing pages"). */
export default function TechnologyPage({ page: { technology } }: PageProps<typeof load>) {
  const { slug, name, labels, why, benefits, closing } = technology;
  const [first, second] = labels.closing;

  return (
    <>
      <TechnologyHero {...technology} />
      <FeaturesBand title={labels.features} features={technology.features} />
      {why && <WhyBand title={labels.why} {...why} />}
      {benefits && <BenefitsBand title={labels.benefits} benefits={benefits} />}
      <LimitsBand name={name} {...technology.limits} />
      <RelatedBand {...technology} />
      <ClosingBand title={`Not sure that ${name} fits?`} text={closing} seed={`${slug}-end`}>
        <ButtonLink to={href("/contact")}>{first}</ButtonLink>
        {second && (
          <ButtonLink to={href("/portfolio")} variant="outline">
            {second}
          </ButtonLink>
        )}
      </ClosingBand>
    </>
  );
}
