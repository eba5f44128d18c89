import { clsx } from "clsx/lite";
import type { ComponentProps, ReactNode } from "react";
import { Band } from "~/ui/band.tsx";

type Props = Pick<ComponentProps<typeof Band>, "ground"> & {
  heading: string;
  questions: { question: string; answer: string }[];
  /** Beside the heading: the way to further questions. */
  children?: ReactNode;
};

/**
 * Questions and their answers, in the open: they need no script, are found by the browser's search and stand in a print.
 * From what this shows, the build makes the page's `FAQPage` (`pipeline/seo/`).
 */
export function Questions({ heading, questions, children, ...band }: Props) {
  return (
    <Band {...band} id="questions">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2>{heading}</h2>
        {children}
      </div>
      <ul className={clsx("mt-10 grid gap-x-8 gap-y-10", questions.length % 3 ? "md:grid-cols-2" : "lg:grid-cols-3")}>
        {questions.map(({ question, answer }) => (
          <li key={question} className="border-t border-line-strong pt-5">
            <h3>{question}</h3>
            <p className="measure mt-3 text-text-soft">{answer}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
