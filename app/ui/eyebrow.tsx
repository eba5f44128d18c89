import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";

type Props = ComponentProps<"p"> & {
  /** The ground that it stands on. @default "light" */
  on?: "light" | "dark";
};

/** The small line in wide capitals above a heading. Its text is written in capitals; no style adds them. */
export const Eyebrow = ({ on = "light", className, ...props }: Props) => (
  <p {...props} className={clsx("label", on === "dark" ? "text-band-mark" : "text-mark", className)} />
);
