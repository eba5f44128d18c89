import { clsx } from "clsx/lite";
import { colourways } from "~/ui/pattern/colourways.ts";
import { Pattern } from "~/ui/pattern/pattern.tsx";

type Props = {
  slug: string;
  /** Place among the projects, from 1. Decides the dye, so that no two that stand side by side share one. */
  order: number;
  /** Pixels to a unit of the tile. @default 1.25 */
  scale?: number;
  className?: string;
};

/**
 * A project's own picture: its cloth with a gradient of the palette over it (`specification.md`, section 2,
 * "Portfolio": the decorative gradient). Decoration only.
 */
export function ProjectCloth({ slug, order, scale = 1.25, className }: Props) {
  // Salt, the last colourway, is for borders.
  const colourway = colourways[order % (colourways.length - 1)] ?? "night";
  return (
    <div className={clsx("project-cloth", `cloth-${colourway}`, className)} aria-hidden="true">
      <Pattern seed={slug} cloth={{ colourway, scale }} />
    </div>
  );
}
