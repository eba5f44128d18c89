import type { Interface } from "~/language/page-language.ts";
import { href } from "~/paths.ts";
import { Band } from "~/ui/band.tsx";
import { Starred } from "~/ui/paragraphs.tsx";
import { TextLink } from "~/ui/text-link.tsx";

/** The anchor to which pages in other languages link. */
export const challengesId = "challenges";

type ChallengesProps = { challenges: { challenge: string; problem: string; solution: string }[] };

/** Pairs: on the left what goes wrong in such a business, on the right what we do about it. */
export function Challenges({ challenges }: ChallengesProps) {
  return (
    <Band border ground="ground-2">
      <h2 id={challengesId}>Challenges and solutions</h2>
      <ol className="mt-10 lg:mt-14">
        {challenges.map(({ challenge, problem, solution }, i) => (
          <li key={challenge} className="challenge">
            <h3 className="challenge-title">
              <span className="label text-mark" aria-hidden="true">
                0{i + 1}
              </span>{" "}
              {challenge}
            </h3>
            <dl className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-12">
              <div className="challenge-text">
                <dt className="label text-text-soft">PROBLEM</dt>
                <dd className="mt-2 text-text-soft">{problem}</dd>
              </div>
              <div className="challenge-answer">
                <dt className="label challenge-label">SOLUTION</dt>
                <dd className="measure mt-2">{solution}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Band>
  );
}

type SecondHalfProps = { slug: string; challenges: readonly string[]; words: Interface["caseStudy"] };

/** On pages in other languages: names the challenges, and links to the English page, which says how they are solved. */
export function SecondHalf({ slug, challenges, words }: SecondHalfProps) {
  return (
    <Band border ground="ground-2">
      <h2>{words.challenges}</h2>
      <Starred texts={challenges} className="mt-8 grid gap-3" />
      <p className="measure mt-8 text-text-soft">{words.rest}</p>
      <TextLink to={`${href("/case-studies/:slug", { slug })}#${challengesId}`} english className="mt-2">
        {words.readOn}
      </TextLink>
    </Band>
  );
}
