import { longDate } from "~/content/.server/dates.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { technologyLink } from "~/content/.server/links.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { guideCsvPath } from "~/content/.server/sheets/guide-csv.ts";
import { licenceLine } from "~/content/.server/sheets/licence.ts";
import { takeAwayOn } from "~/content/.server/sheets/take-away.ts";
import { sourceOf } from "~/content/.server/source-of.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { SourcesBand } from "~/sections/sources.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import guideCss from "~/styles/guide.css?inline";
import { ButtonLink } from "~/ui/button.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { DecisionBand } from "./decision-band.tsx";
import { MovesBand } from "./moves-band.tsx";
import { OmittedBand } from "./omitted-band.tsx";
import { TableBand } from "./table-band.tsx";

/** What the members of a group say of one another on their own pages: when the other is the better choice. */
function movesWithin(category: string) {
  const members = content.technologies.filter((technology) => technology.category === category);
  return members.flatMap(({ slug, name, limits }) => {
    const others = limits.alternatives.filter(({ technology }) => members.some((member) => member.slug === technology));
    const to = others.map(({ technology, when }) => ({ ...technologyLink(technology), when }));
    return to.length > 0 ? [{ slug, name, to }] : [];
  });
}

type Guide = (typeof content.guides)[number];

/** An answer as it is shown: a technology by its logo and page, anything else by its name. */
function answer<T extends { technology?: string | undefined; other?: string | undefined }>(named: T) {
  const { technology, other = "", ...words } = named;
  return { ...(technology === undefined ? { name: other } : technologyLink(technology)), ...words };
}

/** The facts by what they speak of, in the order in which the guide names them first. */
function sourcesOf({ shownFacts }: Guide) {
  const groups = Map.groupBy(shownFacts, ({ about }) => findBySlug(content.technologies, about)?.name ?? about);
  return [...groups].map(([about, facts]) => ({ about, facts: facts.map(sourceOf) }));
}

export function load({ slug: file }: ScreenArgs) {
  const guide = found(findBySlug(content.guides, file));
  const { slug, category, head, keywords, title, label, tagline, lead, rows, others, decision, omitted } = guide;
  const path = href("/guides/:slug", { slug });
  const takeAway = takeAwayOn(path, content);
  const table = found(takeAway.find(({ to }) => to === guideCsvPath(slug)));
  return {
    head: pageHead(path, head, { keywords }),
    guide: {
      ...{ slug, title, label, tagline, lead, others, omitted, closing: guide.closing },
      reviewed: { iso: guide.reviewed, text: longDate(guide.reviewed) },
      rows: rows.map(({ technology, ...words }) => ({
        ...technologyLink(technology),
        version: found(findBySlug(content.technologies, technology)).version,
        ...words,
      })),
      file: { to: table.to, label: table.label, licence: licenceLine },
      decision: {
        steps: decision.steps.map(answer),
        otherwise: answer(decision.otherwise),
        beside: decision.beside.map(({ technology, when }) => ({ ...technologyLink(technology), when })),
      },
      moves: movesWithin(category),
      sources: sourcesOf(guide),
      takeAway: takeAway.filter((link) => link !== table),
    },
  };
}

/** One comparison of a group of technologies (docs/decisions/0029-comparison-guides-and-downloads.md). */
export default function Guide({ page: { guide } }: PageProps<typeof load>) {
  const { slug, label, reviewed, closing } = guide;
  return (
    <>
      <PageStyle name="guide" css={guideCss} />
      <PageHero
        crumbs={[{ label: "Guides", to: href("/guides") }, { label }]}
        title={guide.title}
        tagline={guide.tagline}
        seed={slug}
        ground="ground"
        cloth="sixth"
      >
        <p className="measure mt-6">{guide.lead}</p>
        <p className="mt-6 text-sm text-text-soft">
          Reviewed{" "}
          <time dateTime={reviewed.iso} data-reviewed="">
            {reviewed.text}
          </time>
        </p>
      </PageHero>
      <TableBand label={label} rows={guide.rows} others={guide.others} file={guide.file} />
      <DecisionBand {...guide.decision} />
      <MovesBand moves={guide.moves} />
      <OmittedBand omitted={guide.omitted} />
      <SourcesBand sources={guide.sources} />
      <TakeAwayBand heading="Guides, sheets and files" items={guide.takeAway} />
      <ClosingBand title={closing.title} text={closing.text} seed={`${slug}-end`}>
        <ButtonLink to={href("/contact")}>FREE CONSULTATION</ButtonLink>
      </ClosingBand>
    </>
  );
}
