import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import processCss from "~/styles/process.css?inline";
import { DeferredStyle } from "~/ui/inline-assets.tsx";

type Step = { title: string; text: string; duration?: string | undefined };

type Props = {
  /** The picture above the title of a step, numbered from 0. */
  pictureOf?: (step: number) => ReactNode;
  steps: Step[];
  /** On large screens steps stand side by side (`across`) or one below the other (`down`). @default "across" */
  layout?: "across" | "down";
  className?: string;
};

/** A process as a numbered list with a thread through its numbers. Titles are headings of third level. */
export const ProcessSteps = ({ steps, pictureOf, layout = "across", className }: Props) => (
  <>
    <DeferredStyle css={processCss} />
    <ol className={clsx("steps numbered", layout === "across" && "steps-across", className)}>
      {steps.map(({ title, text, duration }, i) => (
        <li key={title}>
          <span className="step-star star-cut item-number" />
          <div className={layout === "across" ? "max-lg:pt-1 lg:mt-6" : "gap-x-8 pt-1 lg:grid lg:grid-cols-[1fr_2fr]"}>
            <div>
              {pictureOf?.(i)}
              <h3>{title}</h3>
              {duration && <p className="mt-1 weight-600 text-mark">{duration}</p>}
            </div>
            <p className={clsx("mt-2 opacity-90", layout === "down" && "measure lg:mt-0")}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
);
