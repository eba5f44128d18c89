import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { Pattern } from "./pattern/pattern.tsx";

const grounds = { ground: "", "ground-2": "bg-ground-2", band: "on-dark", "band-2": "on-dark bg-band-2" };

type Props = ComponentProps<"section"> & {
  /** What the band stands on, by the names of the tokens: the page or its second ground, the dark band or its second. @default "ground" */
  ground?: keyof typeof grounds;
  /** Whether a strip of pattern, salt on salt, parts it from the band before: a border as on a dupatta. @default false */
  border?: boolean;
};

/** A full-width band of a page with the site's vertical rhythm and its 76 rem measure. */
export const Band = ({ ground = "ground", border = false, className, children, ...props }: Props) => (
  <>
    {border && (
      <div className="h-12 overflow-hidden" aria-hidden="true">
        <Pattern seed="border" overrides={{ tile: "ajrakh", colourway: "salt", scale: 0.4 }} />
      </div>
    )}
    <section {...props} className={clsx("band", grounds[ground], className)}>
      <div className="wrap">{children}</div>
    </section>
  </>
);
