import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"img">, "src" | "alt" | "width" | "height"> & {
  /** Address of a square picture in which the logo is drawn at its optical size. */
  src: string;
  /** Side of the square in CSS pixels. @default 48 */
  size?: number;
};

/**
 * A technology's official logo on a salt tile, so that it reads on every ground. Always decorative: its name stands
 * beside it.
 */
export const LogoIcon = ({ src, size = 48, className, ...props }: Props) => (
  <img
    decoding="async"
    {...props}
    src={src}
    alt=""
    width={size}
    height={size}
    className={clsx("logo-icon", className)}
  />
);
