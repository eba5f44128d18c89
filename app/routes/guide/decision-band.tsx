import type { TechnologyLink } from "~/content/links/links.ts";
import { Link } from "~/language/link.tsx";
import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { LogoIcon } from "~/ui/logo-icon.tsx";

/** A technology, or the name of another choice, e.g. a plain server. */
type Answer = (TechnologyLink | { slug?: undefined; name: string; logo?: undefined }) & { because: string };

type Props = {
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
export function DecisionBand({ steps, otherwise, beside, words }: Props) {
  return (
    <Band border ground="ground-2">
      <h2>{words.heading}</h2>
      <p className="measure mt-4 text-text-soft">{words.rule}</p>
      <ol className="decision mt-10">
        {steps.map((step) => (
          <li key={step.name}>
            <p className="decision-question">{step.question}</p>
            <span className="decision-yes">{words.yes}</span>
            <AnswerBox {...step} />
            <span className="decision-no">
              {words.no}
              <span className="sr-only">{words.next}</span>
            </span>
          </li>
        ))}
        <li>
          <p className="decision-question decision-end">{words.otherwise}</p>
          <span className="decision-yes decision-straight" />
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
