import type { ComponentProps } from "react";
import { href, useLocation } from "react-router";
import { Link } from "~/language/link.tsx";
import { useLanguage } from "~/language/page-language.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { to: string };

/**
 * The page that is shown, by the canonical path of the English one: /careers is the same page as /career. While a page is
 * prerendered its path ends in a slash.
 */
export function useCurrentPath(): string {
  const { code, pages } = useLanguage();
  const shown = useLocation().pathname.replace(/(.)\/$/, "$1");
  const path = pages ? shown.slice(code.length + 1) || "/" : shown;
  return path === href("/careers") ? href("/career") : path;
}

/** Whether an entry of the menus leads to the page that is shown, or to the section it belongs to. */
export const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** A link of the menus, marked where it leads to the current page. */
export function MenuAnchor({ to, ...props }: Props) {
  const path = useCurrentPath();
  return <Link {...props} to={to} aria-current={isCurrent(to, path) ? "page" : undefined} />;
}
