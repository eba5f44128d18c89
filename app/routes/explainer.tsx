import { content } from "~/content/index.ts";
import { localeOf } from "~/content/languages/locale.ts";
import { pageHead } from "~/content/page/head.ts";
import { sourceOf } from "~/content/page/source-of.ts";
import type { explainerPaths } from "~/content/texts/explainers.ts";
import { type Cell, type ShownSection, type ShownTable, shownSection } from "~/content/texts/explainers.ts";
import { usePart } from "~/island.tsx";
import { found, type PageProps, type ScreenArgs } from "~/screen.ts";
import { PaperPage } from "~/sections/paper-page.tsx";
import { Scripts } from "~/sections/scripts.tsx";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { Paragraphs, Starred } from "~/ui/texts.tsx";
import { englishPath } from "../../enquiry/page.ts";
import { settings } from "../../settings/index.ts";

type OwnCostProps = { title: string; text: string; rows: { id: string; what: string }[] };

/**
 * What this page cost the visitor's browser, filled in by `islands/own-cost.ts`. Its room is reserved from the first paint, so that
 * nothing moves. Without scripts it is not shown.
 */
const OwnCost = ({ title, text, rows }: OwnCostProps) => (
  <section className="noscript:hidden" {...usePart("own-cost")}>
    <h2 className="text-h3">{title}</h2>
    <p className="measure mt-3 text-text-soft">{text}</p>
    <dl className="mt-6 line-t-2 border-rule">
      {rows.map(({ id, what }) => (
        <div key={id} className="grid gap-x-8 line-b border-line py-4 sm:grid-cols-2">
          <dt className="text-text-soft">{what}</dt>
          <dd className="weight-600 [font-variant-numeric:tabular-nums]" data-cost={id}>
            …
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

function Words({ text, href }: Cell) {
  if (!href) return text;
  return (
    <a href={href} hrefLang="en" rel="noopener" className="underline underline-offset-4">
      {text}
    </a>
  );
}

function Table({ title, columns, rows }: ShownTable & { title: string }) {
  return (
    <StackedTable caption={title} heads={columns} className="sheet mt-6">
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name?.text}>
            <th scope="row">{name?.text}</th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]} data-label={columns[i + 1]}>
                <Words {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

/** Questions, each with a box for the answer on paper. */
function Checks({ title, columns, rows }: NonNullable<ShownSection["checks"]> & { title: string }) {
  const [, good, room] = columns;
  return (
    <StackedTable caption={title} heads={columns} className="sheet mt-6">
      <tbody>
        {rows.map((row) => (
          <tr key={row.ask}>
            <th scope="row">{row.ask}</th>
            <td data-label={good}>{row.good}</td>
            <td data-label={room} className="sheet-box" />
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

/** A section of an explainer: paragraphs, a list, tables, samples of scripts. */
function Section({ title, paragraphs, list, tables, checks, scripts }: ShownSection) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      <Paragraphs texts={paragraphs} className="measure mt-3 text-text-soft" />
      {list && <Starred texts={list} className="measure mt-6 grid gap-3" />}
      {tables.map((table) => (
        <Table key={table.columns.join()} title={title} {...table} />
      ))}
      {checks && <Checks title={title} {...checks} />}
      {scripts && <Scripts {...scripts} />}
    </section>
  );
}

export function load(args: ScreenArgs) {
  const { language, tag, words, pages } = localeOf(args);
  const path = englishPath(language, args.address) as (typeof explainerPaths)[number];
  const { head, keywords, heading, label, badge, tagline, lead, ...page } = found(pages[path]);
  const { sections, ownCost, readOn, closing, shownFacts } = page;
  return {
    head: pageHead(path, head, { keywords }, language),
    ...{ seed: path.slice(1), title: heading, label, badge, tagline, lead, ownCost, closing },
    sections: sections.map((section) => shownSection(section, content, settings.dayRate, words)),
    sources: {
      words: words.sources,
      groups: shownFacts.length > 0 ? [{ about: label, facts: shownFacts.map((fact) => sourceOf(fact, tag)) }] : [],
    },
    readOn: {
      heading: readOn.heading,
      items: readOn.links
        .filter(({ to }) => !content.unpublished.some((path) => path === to))
        .map((link) => ({ ...link, isFile: false })),
    },
    call: words.home.consultation,
  };
}

/** An explainer: a page that answers one question of a buyer, on a screen or on paper. */
export default function Explainer({ page: { label, sections, ownCost, ...page } }: PageProps<typeof load>) {
  return (
    <PaperPage {...page} crumbs={[{ label }]}>
      <div className="grid gap-y-16">
        {ownCost && <OwnCost {...ownCost} />}
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
    </PaperPage>
  );
}
