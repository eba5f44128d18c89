import type { TechnologyLink } from "~/content/links/links.ts";
import unfoldOnWide from "~/inline/unfold-on-wide.ts?inline-script";
import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { StackedTable } from "~/sections/stacked-table.tsx";
import { Band } from "~/ui/band.tsx";
import { Fold } from "~/ui/fold.tsx";
import { ArrowRight } from "~/ui/icons.tsx";
import { InlineScript } from "~/ui/inline-script.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ShownGuide } from "./load.ts";

/** A technology, or the name of another choice, e.g. a plain server. */
type Answer = (TechnologyLink | { slug?: undefined; name: string; logo?: undefined }) & { because: string };

type DecisionBandProps = {
  steps: (Answer & { question: string })[];
  otherwise: Answer;
  beside: (TechnologyLink & { when: string })[];
  words: Interface["guides"]["decision"];
};

function AnswerBox({ slug, name, logo, because }: Answer) {
  return (
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
}

/**
 * The decision as a flow chart made of text: a list of questions down a line, with an arrow from each to the answer for "Yes". It
 * needs no text alternative.
 */
export function DecisionBand({ steps, otherwise, beside, words }: DecisionBandProps) {
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

type Answers = { choose: string; hurts: string; leaving: string };

type TableBandProps = Pick<ShownGuide, "label" | "rows" | "others" | "file" | "licence"> & {
  words: Pick<Interface["guides"], "table" | "columns">;
};

const answers = ["choose", "hurts", "leaving"] as const;

const cellsOf = (row: Answers, columns: Answers) =>
  answers.map((answer) => (
    <td key={answer} data-label={columns[answer]}>
      {row[answer]}
    </td>
  ));

/** The comparison, a row for each choice. On narrow screens a row is a block, and each cell has the head of its column. */
export function TableBand({ label, rows, others, file, licence, words: { table, columns } }: TableBandProps) {
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
            <tr key={row.slug}>
              <th scope="row">
                <Link to={href("/technologies/:slug", { slug: row.slug })} className="stacked-name row-link">
                  <LogoIcon src={row.logo} size={40} loading="lazy" />
                  {row.name}
                </Link>
                {row.version && <span className="block weight-400 text-text-soft">{row.version}</span>}
              </th>
              {cellsOf(row, columns)}
            </tr>
          ))}
          {others.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <span className="stacked-name">{row.name}</span>
              </th>
              {cellsOf(row, columns)}
            </tr>
          ))}
        </tbody>
      </StackedTable>
      {file && (
        <TextLink to={file.to} type="text/csv" download className="mt-6">
          {file.label}
        </TextLink>
      )}
      <p className="measure mt-2 text-sm text-text-soft">{licence}</p>
    </Band>
  );
}

/** What to move to from each technology, as its own page says. On English pages alone. */
export function MovesBand({ moves }: Pick<ShownGuide, "moves">) {
  return (
    <Band>
      <Fold openOnWide level="h2" heading="When another of them fits better">
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
      </Fold>
      <InlineScript script={unfoldOnWide} />
    </Band>
  );
}

type OmittedProps = { heading: string; omitted: { name: string; why: string }[] };

/** What a reader may look for here, and why it is not compared. */
export function OmittedBand({ heading, omitted }: OmittedProps) {
  return (
    <Band border ground="ground-2">
      <Fold openOnWide level="h2" heading={heading}>
        <dl className="mt-4 grid gap-x-16 line-t-2 border-rule lg:grid-cols-2">
          {omitted.map(({ name, why }) => (
            <div key={name} className="line-b border-line py-5">
              <dt className="text-h4 weight-700">{name}</dt>
              <dd className="mt-1 text-text-soft">{why}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      <InlineScript script={unfoldOnWide} />
    </Band>
  );
}
