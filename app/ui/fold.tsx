import { clsx } from "clsx/lite";
import type { ReactNode } from "react";

type Props = {
  heading: ReactNode;
  /** Level of the heading. @default "h3" */
  level?: "h2" | "h3";
  /** Whether it is open on wide windows, on pages that have `inline/unfold-on-wide.ts`. @default false */
  openOnWide?: boolean;
  children: ReactNode;
};

/**
 * A heading that unfolds what stands under it: by the browser alone, whose search in the page opens it, and open on paper
 * (`behaviours/unfold-on-paper.ts` for engines that cannot say so in a style sheet).
 */
export const Fold = ({ heading, level: Heading = "h3", openOnWide = false, children }: Props) => (
  <details className={clsx("fold", openOnWide && "fold-wide")}>
    <summary>
      <Heading>{heading}</Heading>
    </summary>
    {children}
  </details>
);
