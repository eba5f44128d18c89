import type { ComponentProps } from "react";
import { mark } from "~/ui/pattern/mark.ts";

/**
 * The firm's mark: the rosette at the heart of the signature tile. Decorative, the name stands beside it.
 */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg {...props} viewBox="-32 -32 64 64" aria-hidden="true" className="cloth-night size-10 shrink-0">
      {mark.map((layer) =>
        "d" in layer ? (
          <path key={layer.d} d={layer.d} fill={`var(--c-${layer.fill})`} />
        ) : (
          <circle key={layer.r} r={layer.r} fill={`var(--c-${layer.fill})`} />
        ),
      )}
    </svg>
  );
}
