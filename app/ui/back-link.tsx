import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";
import { ArrowLeft } from "./icons.tsx";
import { ofCapitals } from "./link-class.ts";

/** The way back to the list that a page belongs to, with an arrow that points there. */
export function BackLink({ className, children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} className={clsx("text-link", ofCapitals(children), className)}>
      <ArrowLeft size={16} strokeWidth={2.25} />
      {children}
    </Link>
  );
}
