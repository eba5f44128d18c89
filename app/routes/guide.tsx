import { longDate } from "~/content/dates.ts";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { type TechnologyLinkData, technologyLink } from "~/content/links/page-links.ts";
import { factWithSource } from "~/content/page/fact-with-source.ts";
import { makeHead } from "~/content/page/make-head.ts";
import { findBySlug } from "~/content/parse-by-schema.ts";
import { guideCsvPath } from "~/content/sheets/make-csv.ts";
import { resourceLinksOn } from "~/content/sheets/resource-links.ts";
import { href } from "~/href.ts";
import openDetailsOnWide from "~/inline/open-details-on-wide.ts?inline-script";
import { Link } from "~/language/link.tsx";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { ClosingBand, PageHero } from "~/sections/page-hero-and-closing.tsx";
import { ResourcesBand } from "~/sections/resources-band.tsx";
import { SourcesBand } from "~/sections/sources.tsx";
import { StackedTable } from "~/sections/stacked-table.tsx";
import guideCss from "~/styles/guide.css?inline";
import { Band } from "~/ui/band.tsx";
import { ArrowRight } from "~/ui/icons.tsx";
import { InlineScript, PageStyle } from "~/ui/inline-assets.tsx";
import { ArrowLink } from "~/ui/links.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";
import { LogoIcon } from "~/ui/tech-logo.tsx";
import { Disclosure } from "~/ui/text-blocks.tsx";
import { technologyCategories } from "../../content/schemas/technology.ts";

/** The alternatives within a group that its technologies' own pages name, with when to choose them. */
function movesWithin(category: string) {
  const members = content.technologies.filter((technology) => technology.category === category);
  return members.flatMap(({ slug, name, limits }) => {
    const others = limits.alternatives.filter(({ technology }) => members.some((member) => member.slug === technology));
    const to = others.map(({ technology, when }) => ({ ...technologyLink(technology), when }));
    return to.length > 0 ? [{ slug, name, to }] : [];
  });
}

/** An answer: a technology with its logo and page, anything else with its name. */
function answer<T extends { technology?: string | undefined; other?: string | undefined }>(named: T) {
  const { technology, other = "", ...words } = named;
  return { ...(technology === undefined ? { name: other } : technologyLink(technology)), ...words };
}

export function load({ address, slug: file }: LoadArgs) {
  const { language, tag, words, pages } = languageDataAt({ address });
  const guide = orThrowNotFound(findBySlug(pages.guides, file));
  const { slug, category, head, keywords, title, label, tagline, lead, others, decision, omitted } = guide;
  const path = href("/guides/:slug", { slug });
  const resources = resourceLinksOn(path, content, language);
  // What they are about, in the order of their first facts.
  const facts = Map.groupBy(guide.shownFacts, ({ about }) => findBySlug(content.technologies, about)?.name ?? about);
  const table = resources.find(({ to }) => to === guideCsvPath(slug));
  return {
    head: makeHead(path, head, { keywords, modified: guide.reviewed }, language),
    words: { ...words.guides, consultation: words.home.consultation },
    guide: {
      ...{ slug, title, label, tagline, lead, omitted, closing: guide.closing },
      // The dye of the compared group, and the seventh family, which no technology of the group has.
      pattern: familyAndColourwayAt(7, technologyCategories.indexOf(category)),
      reviewed: { iso: guide.reviewed, text: longDate(guide.reviewed, tag) },
      rows: [
        ...guide.rows.map(({ technology, ...words }) => ({
          ...technologyLink(technology),
          // From the technology's own page, which is in English.
          version: language === "en" && orThrowNotFound(findBySlug(content.technologies, technology)).version,
          ...words,
        })),
        ...others.map((other) => ({ slug: undefined, logo: "", version: false, ...other })),
      ],
      file: table,
      licence: words.resources.licence,
      decision: {
        steps: decision.steps.map(answer),
        otherwise: answer(decision.otherwise),
        beside: decision.beside.map(({ technology, when }) => ({ ...technologyLink(technology), when })),
      },
      // From the pages of the technologies, which are in English.
      moves: language === "en" ? movesWithin(category) : [],
      sources: [...facts].map(([about, group]) => ({ about, facts: group.map((fact) => factWithSource(fact, tag)) })),
      resources: resources.filter((link) => link !== table),
    },
  };
}

type Page = ReturnType<typeof load>;

/** A technology, or the name of another choice, e.g. a plain server. */
type Answer = (TechnologyLinkData | { slug?: undefined; name: string; logo?: undefined }) & { because: string };

const AnswerBox = ({ slug, name, logo, because }: Answer) => (
  <div className="decision-answer stretch-box">
    {logo && <LogoIcon src={logo} size={48} loading="lazy" />}
    <div>
      {slug ? (
        <Link to={href("/technologies/:slug", { slug })} className="row-link stretched text-h4 weight-700">
          {name}
        </Link>
      ) : (
        <p className="text-h4 weight-700">{name}</p>
      )}
      <p className="mt-1 text-sm text-text-soft">{because}</p>
    </div>
  </div>
);

/**
 * The decision as a flow chart made of text: a list of questions down a line, with an arrow from each to the answer for "Yes". It
 * needs no text alternative.
 */
function DecisionBand({ guide, words: { decision: words } }: Page) {
  const { steps, otherwise, beside } = guide.decision;
  return (
    <Band border ground="ground-2">
      <h2>{words.heading}</h2>
      <p className="measure mt-4 text-text-soft">{words.rule}</p>
      <ol className="decision mt-10">
        {steps.map((step) => (
          <li key={step.name}>
            <p className="decision-question">{step.question}</p>
            <span className="decision-way">
              {words.yes}
              <ArrowRight size={20} />
            </span>
            <AnswerBox {...step} />
            <span className="decision-way decision-no">
              {words.no}
              <ArrowRight size={20} />
              <span className="sr-only">{words.next}</span>
            </span>
          </li>
        ))}
        <li>
          <p className="decision-question decision-end">{words.otherwise}</p>
          <span className="decision-way">
            <ArrowRight size={20} />
          </span>
          <AnswerBox {...otherwise} />
        </li>
      </ol>
      {beside.length > 0 && (
        <>
          <h3 className="mt-14">{words.beside}</h3>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {beside.map(({ when, ...technology }) => (
              <li key={technology.slug}>
                <AnswerBox {...technology} because={when} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Band>
  );
}

const answers = ["choose", "hurts", "leaving"] as const;

/** The comparison, a row for each choice. On narrow screens a row is a block, and each cell has the head of its column. */
function TableBand({ guide, words: { table, columns } }: Page) {
  const { label, rows, file, licence } = guide;
  return (
    <Band>
      <h2>{table}</h2>
      <StackedTable
        caption={label}
        heads={[columns.name, ...answers.map((answer) => columns[answer])]}
        className="comparison mt-10"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.slug ? (
                  <Link to={href("/technologies/:slug", { slug: row.slug })} className="stacked-name row-link">
                    <LogoIcon src={row.logo} size={40} loading="lazy" />
                    {row.name}
                  </Link>
                ) : (
                  <span className="stacked-name">{row.name}</span>
                )}
                {row.version && <span className="block weight-400 text-text-soft">{row.version}</span>}
              </th>
              {answers.map((answer) => (
                <td key={answer} data-label={columns[answer]}>
                  {row[answer]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StackedTable>
      {file && (
        <ArrowLink to={file.to} type="text/csv" download className="mt-6">
          {file.label}
        </ArrowLink>
      )}
      <p className="measure mt-2 text-sm text-text-soft">{licence}</p>
    </Band>
  );
}

/** What to move to from each technology, as its own page says. On English pages alone. */
const MovesBand = ({ moves }: Page["guide"]) => (
  <Band>
    <Disclosure openOnWide level="h2" heading="When another of them fits better">
      <ul className="mt-4 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
        {moves.map(({ slug, name, to }) => (
          <li key={slug} className="line-b border-line py-6">
            <h3 className="text-h4">From {name}</h3>
            <dl className="mt-3 grid gap-3">
              {to.map((other) => (
                <div key={other.slug}>
                  <dt>
                    <Link
                      to={href("/technologies/:slug", { slug: other.slug })}
                      className="row-link inline-flex min-h-11 items-center weight-600"
                    >
                      to {other.name}
                    </Link>
                  </dt>
                  <dd className="text-text-soft">{other.when}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Disclosure>
    <InlineScript script={openDetailsOnWide} />
  </Band>
);

/** What a reader may look for here, and why it is not compared. */
const OmittedBand = ({ guide, words }: Page) => (
  <Band border ground="ground-2">
    <Disclosure openOnWide level="h2" heading={words.omitted}>
      <dl className="mt-4 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
        {guide.omitted.map(({ name, why }) => (
          <div key={name} className="line-b border-line py-5">
            <dt className="text-h4 weight-700">{name}</dt>
            <dd className="mt-1 text-text-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
    <InlineScript script={openDetailsOnWide} />
  </Band>
);

/** A comparison of a group of technologies (docs/decisions/buyers.md). */
export default function Guide({ page }: PageProps<typeof load>) {
  const { guide, words } = page;
  const { slug, label, reviewed, closing } = guide;
  return (
    <>
      <PageStyle name="guide" css={guideCss} />
      <PageHero
        crumbs={[{ label: words.crumb, to: href("/guides") }, { label }]}
        title={guide.title}
        tagline={guide.tagline}
        seed={slug}
        pattern={guide.pattern}
        look="text"
      >
        <p className="measure mt-6">{guide.lead}</p>
        <p className="mt-6 text-sm text-text-soft">
          {words.reviewed} <time dateTime={reviewed.iso}>{reviewed.text}</time>
        </p>
      </PageHero>
      <TableBand {...page} />
      <DecisionBand {...page} />
      {guide.moves.length > 0 && <MovesBand {...guide} />}
      <OmittedBand {...page} />
      <SourcesBand groups={guide.sources} />
      <ResourcesBand items={guide.resources} />
      <ClosingBand {...closing} seed={`${slug}-end`} call={words.consultation} />
    </>
  );
}
