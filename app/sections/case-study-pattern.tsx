import { clsx } from "clsx/lite";
import { Pattern } from "~/ui/pattern/pattern.tsx";
import { familyAndColourwayAt } from "~/ui/pattern/seeded-pattern.ts";

type Props = {
  slug: string;
  /** Place among the case studies, from 1. Decides family and dye, so that a case study has the same pattern on every page. */
  order: number;
  className?: string;
};

/**
 * A case study's own picture: its pattern under the decorative gradient of `specification.md`, section 2, "Portfolio".
 * Decoration only.
 */
export function CaseStudyPattern({ slug, order, className }: Props) {
  // Case studies begin at the second pattern. The first is the signature, which home shows.
  const { family, colourway } = familyAndColourwayAt(order + 1);
  return (
    <div className={clsx("case-study-pattern", `pattern-${colourway}`, className)} aria-hidden="true">
      <Pattern seed={slug} overrides={{ family, colourway, scale: 1.25 }} />
    </div>
  );
}
