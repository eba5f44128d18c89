import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";

type Props = ComponentProps<"p"> & {
  /** Turmeric on the dark grounds, madder on salt. @default "salt" */
  on?: "salt" | "dark";
};

/** The small line in wide capitals above a heading. Its text is written in capitals; no style adds them. */
export function Label({ on = "salt", className, ...props }: Props) {
  return <p {...props} className={clsx("label", on === "dark" ? "text-band-mark" : "text-mark", className)} />;
}
