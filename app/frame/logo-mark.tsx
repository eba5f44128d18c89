import type { ComponentProps } from "react";
import { star } from "~/ui/pattern/geometry.ts";

/**
 * The firm's mark: the rosette at the heart of the signature tile. Decorative, the name stands beside it.
 */
export function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg
      {...props}
      viewBox="-32 -32 64 64"
      aria-hidden="true"
      focusable="false"
      className="cloth-night size-10 shrink-0"
    >
      <path d={star(8, 32, 23.5)} fill="var(--c-line)" />
      <path d={star(8, 29.5, 21.5)} fill="var(--c-field)" />
      <circle r={18} fill="var(--c-accent)" />
      <path d={star(8, 16.5, 7.5, Math.PI / 8)} fill="var(--c-ground)" />
      <path d={star(8, 10, 5)} fill="var(--c-line)" />
      <circle r={2} fill="var(--c-dot)" />
    </svg>
  );
}
