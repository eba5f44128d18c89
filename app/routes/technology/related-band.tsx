import { href } from "react-router";
import type { CaseStudyLink, ServiceLink, TechnologyLink } from "~/content/.server/links.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { BandBorder } from "~/ui/band-border.tsx";
import { TextLink } from "~/ui/text-link.tsx";

type Props = {
  name: string;
  categoryTitle: string;
  services: ServiceLink[];
  caseStudies: CaseStudyLink[];
  siblings: TechnologyLink[];
};

/** The pages that a reader of this one wants next. */
export function RelatedBand({ name, categoryTitle, services, caseStudies, siblings }: Props) {
  return (
    <>
      <BandBorder />
      <Band ground="alternate">
        <h2>{name} in our work</h2>
        <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid content-start gap-y-10 lg:col-span-5">
            <div>
              <h3>Services</h3>
              <ul className="mt-2">
                {services.map((service) => (
                  <li key={service.slug}>
                    <TextLink to={href("/services/:slug", { slug: service.slug })}>{service.name}</TextLink>
                  </li>
                ))}
              </ul>
            </div>
            {caseStudies.length > 0 && (
              <div>
                <h3>Case studies</h3>
                <ul className="mt-2">
                  {caseStudies.map((caseStudy) => (
                    <li key={caseStudy.slug}>
                      <TextLink to={href("/case-studies/:slug", { slug: caseStudy.slug })}>{caseStudy.title}</TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <h3>Also in {categoryTitle}</h3>
            <LogoLinks technologies={siblings} className="mt-4" />
          </div>
        </div>
      </Band>
    </>
  );
}
