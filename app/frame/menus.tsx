import type { ComponentProps } from "react";
import { Link } from "~/language/link.tsx";
import { ChevronDown, Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { callToAction, type MenuGroup, type MenuItem, type MenuLink, type Site } from "./navigation.ts";

type MenuAnchorProps = ComponentProps<typeof Link> & {
  /** The English path of the current page. */
  path: string;
};

/** Whether a menu entry leads to the current page or to its section. */
const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

/** A link of a menu, marked if it leads to the current page or its section. */
export const MenuAnchor = ({ path, ...props }: MenuAnchorProps) => (
  <Link {...props} aria-current={isCurrent(props.to, path) ? "page" : undefined} />
);

type DesktopDropdownProps = {
  group: MenuGroup;
  /** The English path of the current page. */
  path: string;
};

/** A button, and below it a native popover with links, each with a line on what the page has. */
export function DesktopDropdown({ group, path }: DesktopDropdownProps) {
  const id = `menu-${group.id}`;
  return (
    <>
      <button
        type="button"
        className="menu-item"
        popoverTarget={id}
        aria-expanded={false}
        aria-controls={id}
        data-current={group.links.some((link) => isCurrent(link.to, path)) || undefined}
      >
        {group.label}
        <ChevronDown size={14} strokeWidth={2.5} />
      </button>
      <div id={id} popover="auto" className="menu menu-desktop">
        <ul>
          {group.links.map(({ to, label, line }) => (
            <li key={to}>
              <MenuAnchor path={path} to={to}>
                {label}
              </MenuAnchor>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type MobileMenuProps = { site: Site; items: MenuItem[] };

/**
 * The hamburger button and its menu (`specification.md`, section 2): one flat list in the order of the header, and the call to action
 * last, which stays in sight while the list scrolls. The languages stand above the list.
 */
export function MobileMenu({ site, items }: MobileMenuProps) {
  const { path } = site;
  const action = callToAction(site.language.catalogue.frame);
  const links: MenuLink[] = items.flatMap((item) => ("links" in item ? item.links : item));

  return (
    <>
      <button
        type="button"
        className="menu-sign -mr-2.5 grid size-11 place-items-center rounded-card"
        popoverTarget="menu-mobile"
        aria-expanded={false}
        aria-controls="menu-mobile"
        aria-label={site.language.catalogue.frame.menu}
      >
        <Hamburger size={26} />
        <Cross size={26} />
      </button>
      <div id="menu-mobile" popover="auto" className="menu menu-mobile">
        <LanguageSwitch site={site} />
        <ul className="menu-list">
          {[...links, action].map(({ label, to }) => (
            <li key={to}>
              <MenuAnchor path={path} to={to} className={to === action.to ? "button button-primary" : undefined}>
                {label}
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
