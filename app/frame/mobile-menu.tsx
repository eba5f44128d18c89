import { Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { callToAction, type MenuItem, type MenuLink, type Site } from "./navigation.ts";

type Props = { site: Site; items: MenuItem[] };

/**
 * The hamburger button and its menu (`specification.md`, section 2): one flat list in the order of the header, and the call to action
 * last, which stays in sight while the list scrolls. The languages stand above the list.
 */
export function MobileMenu({ site, items }: Props) {
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
