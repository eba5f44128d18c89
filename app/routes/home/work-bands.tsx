import { renderToStaticMarkup } from "react-dom/server";
import { href } from "~/href.ts";
import { Island } from "~/island.tsx";
import { interpolate, joinByDots } from "~/language/format-text.ts";
import { Link } from "~/language/link.tsx";
import { LanguageContext, useLanguage } from "~/language/page-language.ts";
import { InteractiveModel } from "~/sections/model-band.tsx";
import { CaseStudyCard, ModelStillAssets } from "~/sections/model-still.tsx";
import { Band } from "~/ui/band.tsx";
import type { CarouselProps } from "~/ui/carousel/carousel.tsx";
import { ArrowLink, ButtonLink } from "~/ui/links.tsx";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import type { HomeData } from "./load.ts";

/** Five services: the first across the band, the others in pairs. */
export const ServicesBand = ({ services: { label, heading, text }, serviceCards, words }: HomeData) => (
  <Band id="services">
    <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-6">
        <p className="label text-mark">{label}</p>
        <h2 className="mt-4">{heading}</h2>
      </div>
      <p className="measure text-text-soft lg:col-span-5 lg:col-start-8">{text}</p>
    </div>
    <ol className="services mt-8 line-t-2 border-rule lg:mt-14">
      {serviceCards.map((card, i) => (
        <li key={card.slug} className="line-b border-line pt-4 pb-1 lg:py-8">
          <span className="label text-mark max-lg:hidden" aria-hidden="true">
            0{i + 1}
          </span>
          <div>
            <h3>{card.title}</h3>
            <p className="mt-2 text-sm weight-500 text-text-soft">{joinByDots(card.technologies)}</p>
          </div>
          <div>
            <p className="text-text-soft">{card.description}</p>
            <ArrowLink
              to={href("/services/:slug", { slug: card.slug })}
              about={interpolate(words.aboutService, { service: card.title })}
            >
              {words.learnMore}
            </ArrowLink>
          </div>
        </li>
      ))}
    </ol>
    <ButtonLink to={href("/contact")} className="mt-8">
      {words.consultation}
    </ButtonLink>
  </Band>
);

/** The model of the first case study, and the signs of the others. Without results, which only their own pages and the list show. */
export function CaseStudiesBand({ caseStudies: { heading, text, caseStudies }, words }: HomeData) {
  const [first, ...others] = caseStudies;
  return (
    <section id="work" aria-labelledby="work-heading" className="on-dark bg-band-2 work">
      <ModelStillAssets />
      <div className="wrap">
        <div className="work-head">
          <h2 id="work-heading">{heading}</h2>
          <p className="text-band-soft">{text}</p>
        </div>
        <div className="work-grid">
          {first && (
            <article className="work-model">
              <InteractiveModel name={first.model} />
              <div className="flex flex-wrap items-center gap-x-4">
                <ArrowLink to={href("/case-studies/:slug", { slug: first.slug })}>{first.title}</ArrowLink>
                <p className="text-sm text-band-soft">{joinByDots([first.industry, first.duration])}</p>
              </div>
            </article>
          )}
          <div className="grid content-start gap-3">
            {others.map((study) => (
              <CaseStudyCard key={study.slug} {...study} />
            ))}
            <ArrowLink to={href("/portfolio")}>{words.allProjects}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/**
 * A colourway for each card, no two blues side by side. All cards use two tiles that the page has anyway: a pattern of its own for every card would be a
 * twentieth of the page's bytes.
 */
const colourways = ["madder", "indigo", "turmeric", "night", "kora"] as const;
const patternOf = (index: number) => ({
  tile: index % 2 ? ("suraj" as const) : ("ajrakh" as const),
  colourway: colourways[index % colourways.length] ?? "madder",
  scale: 0.9,
});

type CardProps = HomeData["industryCards"][number] & { index: number };

const IndustryCard = ({ name, leadsTo, description, clients, index }: CardProps) => (
  <li className="slide">
    <div className="card h-full">
      <div className="h-16 max-sm:hidden lg:h-36">
        <Pattern seed={name} overrides={patternOf(index)} />
      </div>
      <div className="flex grow flex-col p-6 lg:p-7">
        <h3>
          <Link to={leadsTo} isTitle className="stretched">
            {name}
          </Link>
        </h3>
        <p className="mt-3 mb-6 text-text-soft">{description}</p>
        <p className="mt-auto line-t border-line pt-4 text-sm weight-500">{clients}</p>
      </div>
    </div>
  </li>
);

/** The looping carousel of five industries. */
export function IndustriesBand({ industries: { heading, text }, industryCards: cards, words }: HomeData) {
  // The cards are HTML alone: React knows the list, and not what is in it.
  const slides = renderToStaticMarkup(
    <LanguageContext value={useLanguage()}>
      {cards.map((card, i) => (
        <IndustryCard key={card.name} {...card} index={i} />
      ))}
    </LanguageContext>,
  );
  const props = { labels: words.carousel, loop: true, names: cards.map(({ name }) => name), slides: "" };
  return (
    <Band id="industries">
      <div className="grid items-end gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="lg:col-span-6">{heading}</h2>
        <p className="measure text-text-soft lg:col-span-5 lg:col-start-8">{text}</p>
      </div>
      <div className="mt-4 lg:mt-14">
        <Island<CarouselProps> name="carousel" props={{ ...props, slides }} shipped={props} />
      </div>
      <ArrowLink to={href("/industries")} className="mt-4">
        {words.exploreIndustries}
      </ArrowLink>
    </Band>
  );
}
