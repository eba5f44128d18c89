import { clsx } from "clsx/lite";
import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";
import { ArrowRight } from "./icons.tsx";
import { ofCapitals } from "./link-class.ts";

type Props = ComponentProps<typeof Link> & {
  /**
   * What the link is about, appended for screen readers where the visible label does not say it ("LEARN MORE about
   * mobile apps").
   */
  about?: string;
};

/** A link that stands alone, with an arrow. */
export const TextLink = ({ about, className, children, ...props }: Props) => (
  <Link {...props} className={clsx("text-link", ofCapitals(children), className)}>
    {children}
    {about && <span className="sr-only"> {about}</span>}
    <ArrowRight size={16} strokeWidth={2.25} />
  </Link>
);
