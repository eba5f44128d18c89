import { longDate } from "~/content/dates.ts";
import { content } from "~/content/index.ts";
import {
  caseStudyCountPhrase,
  guideLink,
  serviceLink,
  technologyCaseStudies,
  technologyLink,
  technologyServices,
} from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { logoUrl } from "~/content/page/tech-logo-url.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { CaseStudyLinks } from "~/sections/case-study-links.tsx";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { TechLinks } from "~/sections/tech-links.tsx";
import { Band } from "~/ui/band.tsx";
import { ArrowLink, ButtonLink } from "~/ui/links.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";
import { LogoIcon } from "~/ui/tech-logo.tsx";
import { Paragraphs } from "~/ui/text-blocks.tsx";
import { technologyCategories } from "../../content/schemas/technology.ts";

/** The others of its category, starting with the next, so that the first links together go through the whole category. */
function siblings(slug: string, category: string): string[] {
  const slugs = content.technologies.filter((entry) => entry.category === category).map((entry) => entry.slug);
  const place = slugs.indexOf(slug);
  return [...slugs.slice(place + 1), ...slugs.slice(0, place)];
}

export function load({ slug: file }: LoadArgs) {
  const technology = orThrowNotFound(findBySlug(content.technologies, file));
  const { slug, name, category, head, keywords, tagline, paragraphs, version, reviewed, features, limits } = technology;
  const capitals = name.toUpperCase();
  return {
    head: makeHead(href("/technologies/:slug", { slug }), head, { keywords, modified: reviewed }),
    technology: {
      ...{ slug, name, tagline, paragraphs, version, features },
      // `specification.md`, section 2, "Technology landing pages"; `docs/brief/decisions.md`, "Technologies".
      labels: {
        start: `START YOUR ${capitals} PROJECT`,
        features: category === "cloud" || category === "deployment" ? "KEY SERVICES" : "KEY FEATURES",
        why: `WHY CHOOSE ${capitals}?`,
        // Database pages (also Firebase and Supabase) end with one button, the others with two.
        closing: category === "database" ? ["CONTACT US TODAY"] : ["GET QUOTE", "VIEW PORTFOLIO"],
      },
      reviewed: { iso: reviewed, text: longDate(reviewed) },
      logo: logoUrl(technology.icon),
      pattern: familyAndColourwayAt(technology.order, technologyCategories.indexOf(category)),
      why: "why" in technology ? technology.why : undefined,
      benefits: "benefits" in technology ? technology.benefits : undefined,
      limits: {
        text: limits.text,
        guide: guideLink(category),
        alternatives: limits.alternatives.map((other) => ({ when: other.when, ...technologyLink(other.technology) })),
      },
      services: technologyServices(slug).map((slug) => ({
        to: href("/services/:slug", { slug }),
        label: serviceLink(slug).name,
      })),
      caseStudies: technologyCaseStudies(slug),
      evidence: caseStudyCountPhrase(technologyCaseStudies(slug).length),
      siblings: siblings(slug, category).map(technologyLink),
      categoryTitle: content["/technologies"].categories[category].title,
      closing: content["/technologies"].closing.text,
    },
  };
}

type Technology = ReturnType<typeof load>["technology"];

/** What it is best at, what it is for, which case studies use it, and when the page was last reviewed. */
const AboutBand = ({ paragraphs: [first, ...rest], caseStudies, evidence, version, reviewed }: Technology) => (
  <Band>
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12">
      <p className="text-lead lh-1.5 weight-500 lg:col-span-5">{first}</p>
      <div className="grid content-start gap-y-5 text-text-soft lg:col-span-6 lg:col-start-7">
        <Paragraphs texts={rest} className="measure" />
        <CaseStudyLinks caseStudies={caseStudies} phrase={evidence} />
        <p className="text-sm">
          Written for {version}. Last reviewed <time dateTime={reviewed.iso}>{reviewed.text}</time>.
        </p>
      </div>
    </div>
  </Band>
);

const FeaturesBand = ({ labels, features }: Technology) => (
  <Band>
    <h2 className="ledger-head [letter-spacing:0.08em]">{labels.features}</h2>
    <ul className="mt-4 grid gap-x-16 lg:grid-cols-2">
      {features.map((feature) => (
        <li key={feature.title} className="line-b border-line py-8">
          <h3>{feature.title}</h3>
          <p className="measure mt-3 text-text-soft">{feature.text}</p>
        </li>
      ))}
    </ul>
  </Band>
);

const BenefitsBand = ({ benefits }: Technology) =>
  benefits && (
    <Band border ground="ground-2">
      <h2 className="ledger-head [letter-spacing:0.08em]">BENEFITS</h2>
      <ul className="mt-12 grid gap-px line border-line bg-line md:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="bg-raised p-6 lg:p-8">
            <h3 className="text-h4">{benefit.title}</h3>
            <p className="mt-2 text-text-soft">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );

/** WHY CHOOSE {TECH}?: a text on working with it, and beside it six points. */
const WhyBand = ({ labels, why }: Technology) =>
  why && (
    <Band ground="band-2">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2>{labels.why}</h2>
          <p className="mt-6 text-lead lh-1.5">{why.expertise}</p>
        </div>
        <ul className="starred line-t-2 border-band-mark lg:col-span-6 lg:col-start-7">
          {why.points.map((point) => (
            <li key={point} className="line-b border-band-line py-4">
              {point}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );

/** What is bad about it, and what to choose instead. */
const LimitsBand = ({ name, limits: { text, alternatives, guide } }: Technology) => (
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
          <ArrowLink to={href("/guides/:slug", { slug: guide.slug })} className="mt-6">
            {guide.label}
          </ArrowLink>
        )}
      </div>
    </div>
  </Band>
);

const LinkList = ({ title, links }: { title: string; links: { to: string; label: string }[] }) => (
  <div>
    <h3>{title}</h3>
    <ul className="mt-2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <ArrowLink to={to}>{label}</ArrowLink>
        </li>
      ))}
    </ul>
  </div>
);

/** Links to related pages: services, case studies, other technologies. */
const RelatedBand = ({ name, categoryTitle, services, caseStudies, siblings }: Technology) => (
  <Band border ground="ground-2">
    <h2>{caseStudies.length > 0 ? `${name} in our work` : `Related to ${name}`}</h2>
    <div className="mt-10 grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="grid content-start gap-y-10 lg:col-span-5">
        <LinkList title="Services" links={services} />
        {caseStudies.length > 0 && (
          <LinkList
            title="Case studies"
            links={caseStudies.map(({ slug, title }) => ({ to: href("/case-studies/:slug", { slug }), label: title }))}
          />
        )}
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h3>Also in {categoryTitle}</h3>
        <TechLinks technologies={siblings} className="mt-4" />
      </div>
    </div>
  </Band>
);

/** One technology (`specification.md`, section 2, "Technology landing pages"). */
export default function TechnologyPage({ page: { technology } }: PageProps<typeof load>) {
  const { slug, name, tagline, logo, pattern, labels, closing } = technology;
  const [first, second] = labels.closing;
  return (
    <>
      <PageHero
        {...{ tagline, pattern }}
        crumbs={[{ label: "Technologies", to: href("/technologies") }, { label: name }]}
        title={name}
        seed={slug}
        above={<LogoIcon src={logo} size={88} className="mb-4 max-lg:size-14" />}
      >
        <ButtonLink to={href("/contact")} className="mt-8">
          {labels.start}
        </ButtonLink>
      </PageHero>
      <AboutBand {...technology} />
      <FeaturesBand {...technology} />
      <WhyBand {...technology} />
      <BenefitsBand {...technology} />
      <LimitsBand {...technology} />
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
