import { clsx } from "clsx/lite";
import type { ReactNode } from "react";

type TextsProps = { texts: readonly string[]; className?: string };

/** Paragraphs in a row, all of one style. */
export const Paragraphs = ({ texts, className }: TextsProps) =>
  texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));

/** A list with stars for bullets. */
export const BulletList = ({ texts, className }: TextsProps) => (
  <ul className={clsx("starred", className)}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

type FoldProps = {
  heading: ReactNode;
  /** Level of the heading. @default "h3" */
  level?: "h2" | "h3";
  /** Whether it is open on wide windows, on pages that have `inline/open-details-on-wide.ts`. @default false */
  openOnWide?: boolean;
  children: ReactNode;
};

/**
 * A heading that unfolds what stands under it: by the browser alone, whose search in the page opens it, and open on paper
 * (`behaviours/open-details-for-print.ts` for engines that cannot say so in a style sheet).
 */
export const Disclosure = ({ heading, level: Heading = "h3", openOnWide = false, children }: FoldProps) => (
  <details className={clsx("fold", openOnWide && "fold-wide")}>
    <summary>
      <Heading>{heading}</Heading>
    </summary>
    {children}
  </details>
);
