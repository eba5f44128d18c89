import type { ComponentProps } from "react";
import { href, Link, useLocation } from "react-router";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/**
 * The page that is shown, by its canonical path: /careers is the same page as /career. While a page is prerendered its
 * path ends in a slash.
 */
export function useCurrentPath(): string {
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  return path === href("/careers") ? href("/career") : path;
}

/** Whether an entry of the menus leads to the page that is shown, or to the section it belongs to. */
export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** A link of the menus, marked where it leads to the current page. */
export function MenuAnchor({ to, ...props }: Props) {
  const path = useCurrentPath();
  return <Link {...props} to={to} aria-current={isCurrent(to, path) ? "page" : undefined} />;
}
