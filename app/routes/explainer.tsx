import type { ReactNode } from "react";
import { percentOf } from "~/content/figures/svg-numbers.ts";
import { content } from "~/content/index.ts";
import { languageDataAt } from "~/content/languages/locale-data.ts";
import { factWithSource } from "~/content/page/fact-with-source.ts";
import { makeHead } from "~/content/page/make-head.ts";
import {
  type Cell,
  type explainerPaths,
  type SectionData,
  type TableData,
  toSectionData,
} from "~/content/texts/explainers.ts";
import { useElementScriptProps } from "~/island.tsx";
import { type LoadArgs, orThrowNotFound, type PageProps } from "~/route-module.ts";
import { PrintablePage } from "~/sections/printable-page.tsx";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { star } from "~/ui/pattern/geometry.ts";
import { BulletList, Paragraphs } from "~/ui/text-blocks.tsx";
import { englishPath } from "../../enquiry/language-prefix.ts";
import { settings } from "../../settings/index.ts";

/**
 * What this page cost the visitor's browser, filled in by `islands/load-metrics.ts`. Its room is reserved from the first paint, so that
 * nothing moves. Without scripts it is not shown.
 */
const VisitCost = ({ title, text, rows }: { title: string; text: string; rows: { id: string; what: string }[] }) => (
  <section className="noscript:hidden" {...useElementScriptProps("load-metrics")}>
    <h2 className="text-h3">{title}</h2>
    <p className="measure mt-3 text-text-soft">{text}</p>
    <dl className="load-metrics">
      {rows.map(({ id, what }) => (
        <div key={id}>
          <dt>{what}</dt>
          <dd data-cost={id}>…</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Words = ({ text, href }: Cell) =>
  href ? (
    <a href={href} hrefLang="en" rel="noopener" className="underline underline-offset-4">
      {text}
    </a>
  ) : (
    text
  );

/** Columns at the end whose cells are all as short as a figure stand on the right. */
const Table = ({ title, columns, rows }: TableData & { title: string }) => {
  const isWide = ({ text, box }: Cell) => box || text.length > 12;
  const figuresFrom = 1 + columns.findLastIndex((_, i) => rows.some(({ [i]: cell }) => cell && isWide(cell)));
  return (
    <StackedTable caption={title} heads={columns} figuresFrom={figuresFrom} className="sheet mt-6">
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name?.text}>
            <th scope="row">{name?.text}</th>
            {cells.map((cell, i) => (
              <td
                key={columns[i + 1]}
                data-label={columns[i + 1]}
                className={cell.box ? "sheet-box" : i + 1 >= figuresFrom ? "sheet-figure" : undefined}
              >
                <Words {...cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
};

/** Figures in a table that stays one on a phone: the name on the left, the figure on the right. */
const Measured = ({ title, columns, rows, days }: TableData & { title: string }) => (
  <div className="table-box">
    <table className="measured">
      <caption>
        <span className="sr-only">{title}: </span>
        {days}
      </caption>
      <thead>
        <tr>
          {columns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name?.text}>
            <th scope="row">{name?.text}</th>
            <td className="weight-600">{figure?.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What was measured of this site and of others, as bars from zero, relative to the longest of each. */
const Bars = ({ rows, days }: NonNullable<SectionData["bars"]>) => (
  <figure className="bars">
    {rows.map(({ what, sides }) => (
      <div key={what}>
        <p className="weight-600">{what}</p>
        <dl>
          {sides.map(({ label, value, text }, i) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <svg aria-hidden="true" width="100%" height="20">
                  <rect
                    width={percentOf(value, Math.max(...sides.map((side) => side.value)))}
                    height="20"
                    className={i === 0 ? "bar-own" : "bar"}
                  />
                </svg>
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
    <figcaption>{days}</figcaption>
  </figure>
);

const blocksInRow = 40;

/** A block for each enquiry that was acknowledged; one that was lost would be a hole at the end. */
function Blocks({ acknowledged, lost, text }: NonNullable<SectionData["blocks"]>) {
  const kept = acknowledged - lost;
  const row = (count: number) => Math.floor(count / blocksInRow) * 10;
  return (
    <figure className="blocks">
      <svg aria-hidden="true" viewBox={`0 0 ${blocksInRow * 10} ${row(acknowledged - 1) + 10}`}>
        <pattern id="kept" width="10" height="10" viewBox="-5 -5 10 10" patternUnits="userSpaceOnUse">
          <path d={star(8, 4.5, 2.9)} />
        </pattern>
        <rect width={blocksInRow * 10} height={row(kept)} fill="url(#kept)" />
        <rect y={row(kept)} width={(kept % blocksInRow) * 10} height="10" fill="url(#kept)" />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** @param lang the script that is shown; the label is in the language of the page */
const Sample = ({ label, lang, children }: { label: string; lang: string; children: ReactNode }) => (
  <figure>
    <figcaption className="text-sm text-text-soft">{label}</figcaption>
    <div lang={lang} className="mt-2 grid max-w-xs gap-2">
      {children}
    </div>
  </figure>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p className="text-h3 weight-600">
    {lines[0]} <br />
    {lines[1]}
  </p>
);

/** One sentence and one small form in each script of the site: how it looks at the size of a heading, and where its lines may break. */
const Scripts = ({ right, wrong, form, samples }: NonNullable<SectionData["scripts"]>) => (
  <ul className="mt-10 grid gap-12">
    {samples.map(({ language, goodBreak, badBreak, fields, button }) => (
      <li key={language} className="grid gap-x-8 gap-y-6 line-t border-line pt-6 md:grid-cols-3">
        <Sample label={right} lang={language}>
          <Lines lines={goodBreak} />
        </Sample>
        <Sample label={wrong} lang={language}>
          <Lines lines={badBreak} />
        </Sample>
        <Sample label={form} lang={language}>
          {fields.map((field) => (
            <p key={field} className="line border-line px-3 py-2">
              {field}
            </p>
          ))}
          <p className="button button-primary">{button}</p>
        </Sample>
      </li>
    ))}
  </ul>
);

/** A section of an explainer: paragraphs, a list, tables, samples of scripts. */
const Section = ({ title, paragraphs, list, tables, bars, blocks, scripts }: SectionData) => (
  <section>
    <div className="grid gap-x-16 lg:grid-cols-2">
      <h2 className="text-h3">{title}</h2>
      <div>
        <Paragraphs texts={paragraphs} className="measure mt-3 text-text-soft lg:max-w-none lg:first:mt-0" />
        {list && list.length < 5 && <BulletList texts={list} className="measure mt-6 grid gap-3" />}
      </div>
    </div>
    {list && list.length >= 5 && (
      <BulletList texts={list} className="mt-6 max-lg:measure *:mb-3 *:break-inside-avoid lg:columns-2 lg:gap-16" />
    )}
    {bars && <Bars {...bars} />}
    {blocks && <Blocks {...blocks} />}
    {tables.map((table) => {
      const Shown = table.days ? Measured : Table;
      return <Shown key={table.columns.join()} title={title} {...table} />;
    })}
    {scripts && <Scripts {...scripts} />}
  </section>
);

export function load(args: LoadArgs) {
  const { language, tag, words, pages } = languageDataAt(args);
  const path = englishPath(language, args.address) as (typeof explainerPaths)[number];
  const { head, keywords, heading, label, badge, tagline, lead, ...page } = orThrowNotFound(pages[path]);
  const { sections, ownCost, readOn, closing, shownFacts } = page;
  return {
    head: makeHead(path, head, { keywords }, language),
    ...{ seed: path.slice(1), title: heading, label, badge, tagline, lead, ownCost, closing },
    sections: sections.map((section) => toSectionData(section, content, settings.dayRate, words)),
    sources:
      shownFacts.length > 0 ? [{ about: label, facts: shownFacts.map((fact) => factWithSource(fact, tag)) }] : [],
    readOn: {
      heading: readOn.heading,
      items: readOn.links.filter(({ to }) => !content.unpublished.some((path) => path === to)),
    },
  };
}

/** An explainer: a page that answers one question of a buyer, on a screen or on paper. */
export default function Explainer({ page: { label, sections, ownCost, ...page } }: PageProps<typeof load>) {
  return (
    <PrintablePage {...page} crumbs={[{ label }]}>
      <div className="grid grid-cols-1 gap-y-10 lg:gap-y-16">
        {ownCost && <VisitCost {...ownCost} />}
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
      </div>
    </PrintablePage>
  );
}
