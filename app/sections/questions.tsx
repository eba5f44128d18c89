import type { ComponentProps, ReactNode } from "react";
import { Band } from "~/ui/band.tsx";
import { Disclosure } from "~/ui/text-blocks.tsx";

type Props = Pick<ComponentProps<typeof Band>, "ground"> & {
  heading: string;
  questions: { question: string; answer: string }[];
  /** Beside the heading: a link to further questions. */
  children?: ReactNode;
};

/**
 * Questions, each with its answer folded below it. The browser's search finds the answers, and print shows them.
 * The build makes the page's `FAQPage` from this HTML (`pipeline/seo/`).
 */
export const Questions = ({ heading, questions, children, ...band }: Props) => (
  <Band {...band} id="questions">
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h2>{heading}</h2>
      {children}
    </div>
    <ul className="mt-6 max-w-4xl line-b border-line-strong lg:mt-8">
      {questions.map(({ question, answer }) => (
        <li key={question} className="line-t border-line-strong">
          <Disclosure heading={question}>
            <p className="measure text-text-soft">{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  </Band>
);
