import { Link } from "~/language/link.tsx";
import { href } from "~/paths.ts";
import { LogoLinks } from "~/sections/logo-links.tsx";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Technology } from "./load.ts";

/** What is bad about it, and what to choose instead. */
export function LimitsBand({ name, text, alternatives, guide }: Technology["limits"] & { name: string }) {
  return (
    <Band>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>Where {name} hurts</h2>
          <p className="mt-6 text-text-soft">{text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3 className="ledger-head">What to choose instead</h3>
          <ul>
            {alternatives.map(({ slug, name: other, logo, when }) => (
              <li key={slug} className="stretch-box relative flex gap-5 line-b border-line py-6">
                <LogoIcon src={logo} size={56} loading="lazy" />
                <div>
                  <Link to={href("/technologies/:slug", { slug })} className="row-link stretched text-h4 weight-700">
                    {other}
                  </Link>
                  <p className="mt-1 text-text-soft">{when}</p>
                </div>
              </li>
            ))}
          </ul>
          {guide && (
            <TextLink to={href("/guides/:slug", { slug: guide.slug })} className="mt-6">
              {guide.label}
            </TextLink>
          )}
        </div>
      </div>
    </Band>
  );
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to related pages: services, case studies, other technologies. */
export function RelatedBand({ name, categoryTitle, services, caseStudies, siblings }: Technology) {
  const serviceLinks = services.map((service) => ({
    label: service.name,
    to: href("/services/:slug", { slug: service.slug }),
  }));
  const caseStudyLinks = caseStudies.map(({ slug, title }) => ({
    label: title,
    to: href("/case-studies/:slug", { slug }),
  }));
  return (
    <Band border ground="ground-2">
      <h2>{caseStudies.length > 0 ? `${name} in our work` : `Related to ${name}`}</h2>
      <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="grid content-start gap-y-10 lg:col-span-5">
          <LinkList title="Services" links={serviceLinks} />
          {caseStudyLinks.length > 0 && <LinkList title="Case studies" links={caseStudyLinks} />}
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <h3>Also in {categoryTitle}</h3>
          <LogoLinks technologies={siblings} className="mt-4" />
        </div>
      </div>
    </Band>
  );
}
