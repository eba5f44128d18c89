import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";

type Props = ComponentProps<typeof Link> & {
  /** The English path of the page that is shown. */
  path: string;
};

/** Whether an entry of the menus leads to the page that is shown, or to the section it belongs to. */
export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** A link of the menus, marked where it leads to the current page. */
export const MenuAnchor = ({ path, ...props }: Props) => (
  <Link {...props} aria-current={isCurrent(props.to, path) ? "page" : undefined} />
);
