import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";

type Props = ComponentProps<typeof Link> & {
  /** The English path of the current page. */
  path: string;
};

/** Whether a menu entry leads to the current page or to its section. */
export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** A link of a menu, marked if it leads to the current page or its section. */
export const MenuAnchor = ({ path, ...props }: Props) => (
  <Link {...props} aria-current={isCurrent(props.to, path) ? "page" : undefined} />
);
