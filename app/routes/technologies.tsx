import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { caseStudyCountPhrase, guideLink, technologyCaseStudies } from "~/content/links/page-links.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { logoUrl } from "~/content/page/tech-logo-url.ts";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { useFrameWords } from "~/language/page-language.ts";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { SearchButton } from "~/search/search-button.tsx";
import { CaseStudyLinks } from "~/sections/case-study-links.tsx";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { ArrowLink, ButtonLink } from "~/ui/links.tsx";
import { LogoIcon } from "~/ui/tech-logo.tsx";
import { technologyCategories } from "../../content/schemas/technology.ts";

export function load(args: LoadArgs) {
  const { language, words, pages } = languageDataAt(args);
  const { head, title, tagline, evidence, categories, closing, cards = {} } = orThrowNotFound(pages["/technologies"]);
  return {
    head: makeHead(href("/technologies"), head, {}, language),
    words: { categories: words.technologies.categories, consultation: words.home.consultation },
    ...{ title, tagline, evidence, closing },
    categories: technologyCategories.map((id) => ({
      id,
      ...categories[id],
      guide: guideLink(id, language),
      cards: content.technologies
        .filter((technology) => technology.category === id)
        .map(({ slug, name, card, icon }) => {
          const caseStudies = technologyCaseStudies(slug, language);
          return {
            ...{ slug, name, card: cards[slug] ?? card, logo: logoUrl(icon), caseStudies },
            evidence: caseStudyCountPhrase(caseStudies.length, language),
          };
        }),
    })),
  };
}

type Card = ReturnType<typeof load>["categories"][number]["cards"][number];

const TechnologyCard = ({ slug, name, card, logo, caseStudies, evidence }: Card) => (
  <li className="stretch-box relative flex gap-5 line-b border-line py-6">
    <LogoIcon src={logo} size={64} loading="lazy" />
    <div>
      <h3 className="text-h4">
        <Link to={href("/technologies/:slug", { slug })} className="row-link stretched">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-text-soft">{card}</p>
      <CaseStudyLinks caseStudies={caseStudies} phrase={evidence} className="text-sm text-text-soft" />
    </div>
  </li>
);

/** Every technology in its category (`specification.md`, section 2, "/technologies"). */
export default function Technologies({ page }: PageProps<typeof load>) {
  const { technologies } = useFrameWords();
  return (
    <>
      <PageHero
        crumbs={[{ label: technologies }]}
        title={page.title}
        tagline={page.tagline}
        seed="technologies"
        look="text"
      >
        <ButtonLink to={href("/contact")} className="mt-6">
          {page.words.consultation}
        </ButtonLink>
        <p className="measure mt-6 text-sm text-text-soft">{page.evidence}</p>
        <nav aria-label={page.words.categories} className="mt-8">
          <ul className="flex flex-wrap gap-x-6">
            {page.categories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <div className="wrap py-8 lg:py-16">
        <SearchButton className="mt-4" />
        {page.categories.map(({ id, title, text, guide, cards }) => (
          <section
            key={id}
            id={id}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            className="grid gap-x-8 gap-y-6 py-8 focus:[outline:none] lg:grid-cols-12 lg:py-12"
          >
            <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
              <h2 id={`${id}-title`}>{title}</h2>
              <p className="measure mt-4 text-text-soft">{text}</p>
              {guide && (
                <ArrowLink to={href("/guides/:slug", { slug: guide.slug })} className="mt-2">
                  {guide.label}
                </ArrowLink>
              )}
            </div>
            <ul className="grid gap-x-8 line-t-2 border-rule md:grid-cols-2 lg:col-span-8">
              {cards.map((card) => (
                <TechnologyCard key={card.slug} {...card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ClosingBand {...page.closing} seed="technologies-end" call={page.words.consultation} />
    </>
  );
}
