import { longDate } from "~/content/.server/dates.ts";
import { pageHead } from "~/content/.server/head.ts";
import { content } from "~/content/.server/index.ts";
import { technologyLink } from "~/content/.server/links.ts";
import { findBySlug } from "~/content/.server/parse.ts";
import { takeAwayOn } from "~/content/.server/sheets/take-away.ts";
import { href } from "~/paths.ts";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { ClosingBand } from "~/sections/closing-band.tsx";
import { PageHero } from "~/sections/page-hero.tsx";
import { TakeAwayBand } from "~/sections/take-away.tsx";
import guideCss from "~/styles/guide.css?inline";
import { ButtonLink } from "~/ui/button.tsx";
import { PageStyle } from "~/ui/page-style.tsx";
import { DecisionBand } from "./decision-band.tsx";
import { MovesBand } from "./moves-band.tsx";
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

export function load({ slug: file }: ScreenArgs) {
  const guide = found(findBySlug(content.guides, file));
  const { slug, category, head, keywords, title, label, tagline, lead, rows, decision, reviewed, closing } = guide;
  const withLink = <T extends { technology: string }>({ technology, ...words }: T) => ({
    ...technologyLink(technology),
    ...words,
  });
  return {
    head: pageHead(href("/guides/:slug", { slug }), head, { keywords }),
    guide: {
      ...{ slug, title, label, tagline, lead, closing },
      reviewed: { iso: reviewed, text: longDate(reviewed) },
      rows: rows.map(withLink),
      decision: {
        steps: decision.steps.map(withLink),
        otherwise: withLink(decision.otherwise),
        beside: decision.beside.map(withLink),
      },
      moves: movesWithin(category),
      takeAway: takeAwayOn(href("/guides/:slug", { slug }), content),
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
      <TableBand label={label} rows={guide.rows} />
      <DecisionBand {...guide.decision} />
      <MovesBand moves={guide.moves} />
      <TakeAwayBand heading="Guides, sheets and files" items={guide.takeAway} />
      <ClosingBand title={closing.title} text={closing.text} seed={`${slug}-end`}>
        <ButtonLink to={href("/contact")}>FREE CONSULTATION</ButtonLink>
      </ClosingBand>
    </>
  );
}
