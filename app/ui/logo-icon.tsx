import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** An icon as the build inlined it: the inside of an `<svg>` and its view box. */
export type Icon = { body: string; width: number; height: number };

type Props = Omit<ComponentProps<"svg">, "children"> & { icon: Icon };

/**
 * A technology's official logo, always decorative: its name stands beside it. Logos differ in shape, so a square one is
 * drawn smaller than a wide one of the same height would be: the same optical size, not the same box.
 */
export function LogoIcon({ icon, className, ...props }: Props) {
  return (
    <svg
      {...props}
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      className={clsx("logo-icon", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon sets are build-time dependencies, not input.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  );
}
