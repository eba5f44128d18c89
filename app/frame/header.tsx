import type { ComponentProps } from "react";
import { href } from "~/href.ts";
import { Link } from "~/language/link.tsx";
import { ChevronDown, Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoMark } from "./logo-mark.tsx";
import { callLink, type FrameData, headerItems, type MenuGroup, type MenuItem, type MenuLink } from "./navigation.ts";

type Props = { site: FrameData };

/** Whether a menu entry leads to the page at an English path or to its section. */
const isCurrent = (to: string, path: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

const MenuAnchor = ({ path, ...props }: ComponentProps<typeof Link> & { path: string }) => (
  <Link {...props} aria-current={isCurrent(props.to, path) ? "page" : undefined} />
);

/** A button, and below it a native popover with links, each with a line on what the page has. */
function DesktopDropdown({ group, path }: { group: MenuGroup; path: string }) {
  const id = `menu-${group.id}`;
  return (
    <>
      <button
        type="button"
        className="menu-item"
        popoverTarget={id}
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

/**
 * The hamburger button and its menu (`specification.md`, section 2): one flat list in the order of the header, and the call to action
 * last, which stays in sight while the list scrolls. The languages stand above the list.
 */
function MobileMenu({ site, items }: Props & { items: MenuItem[] }) {
  const { path } = site;
  const action = callLink(site.language.catalogue.frame);
  const links: MenuLink[] = items.flatMap((item) => ("links" in item ? item.links : item));

  return (
    <>
      <button
        type="button"
        className="menu-sign -mr-2.5 grid size-11 place-items-center rounded-card"
        popoverTarget="menu-mobile"
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

/**
 * The fixed header (`specification.md`, section 2, "Header"). `styles/header.css` makes it transparent on the page that begins with
 * the night hero, which `data-over-hero` marks.
 */
export function Header({ site }: Props) {
  const { services, language, path } = site;
  const capitals = (text: string) => text.toLocaleUpperCase(language.tag);
  const action = callLink(language.catalogue.frame);
  const mobileServices = services.filter(({ isDesktopOnly }) => !isDesktopOnly);

  return (
    <header className="site-header print:hidden" data-over-hero={path === "/" || undefined}>
      <div className="wrap flex h-full items-center justify-between gap-2">
        <Link
          to={href("/")}
          className="flex min-h-11 items-center gap-3 text-[1.375rem] lh-1.25 weight-700 tight wrap-normal"
        >
          <LogoMark />
          {site.name}
        </Link>
        <nav aria-label={language.catalogue.frame.main} className="max-lg:hidden">
          <ul className="flex items-center xl:gap-2">
            {headerItems(language, services).map(({ label, ...item }) => (
              <li key={label}>
                {"links" in item ? (
                  <DesktopDropdown group={{ ...item, label: capitals(label) }} path={path} />
                ) : (
                  <MenuAnchor path={path} to={item.to} className="menu-item">
                    {capitals(label)}
                  </MenuAnchor>
                )}
              </li>
            ))}
            <li className="ml-3">
              <MenuAnchor path={path} to={action.to} className="button button-primary min-h-11! px-5!">
                {action.label}
              </MenuAnchor>
            </li>
          </ul>
        </nav>
        <nav aria-label={language.catalogue.frame.main} className="lg:hidden">
          <MobileMenu site={site} items={headerItems(language, mobileServices)} />
        </nav>
      </div>
    </header>
  );
}
