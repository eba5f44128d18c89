import { clsx } from "clsx/lite";
import { type ComponentProps, Suspense } from "react";

const grounds = {
  ground: "",
  "ground-2": "bg-ground-2",
  band: "on-dark",
  "band-2": "on-dark bg-band-2",
};

type Props = ComponentProps<"section"> & {
  /** What the band stands on, by the names of the tokens: the page or its second ground, the dark band or its second. @default "ground" */
  ground?: keyof typeof grounds;
};

/**
 * A full-width band of a page with the site's vertical rhythm and its 76 rem measure. Each is hydrated by itself, the
 * one that a person touches first: what they do never waits for a whole page.
 */
export function Band({ ground = "ground", className, children, ...props }: Props) {
  return (
    <section {...props} className={clsx("band", grounds[ground], className)}>
      <div className="wrap">
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
