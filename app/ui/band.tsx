import { clsx } from "clsx/lite";
import { type ComponentProps, Suspense } from "react";

type Props = ComponentProps<"section"> & {
  /** What the band stands on. `alternate` is the warmer salt, `night` the dark ground. @default "salt" */
  ground?: "salt" | "alternate" | "night" | "indigo";
};

const grounds = {
  salt: "",
  alternate: "bg-ground-2",
  night: "on-dark",
  indigo: "on-dark bg-band-2",
};

/**
 * A full-width band of a page with the site's vertical rhythm and its 76 rem measure. Each is hydrated by itself, the
 * one that a person touches first: what they do never waits for a whole page.
 */
export function Band({ ground = "salt", className, children, ...props }: Props) {
  return (
    <section {...props} className={clsx("band", grounds[ground], className)}>
      <div className="wrap">
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
