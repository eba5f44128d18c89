import { Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { callToAction, type MenuItem, type MenuLink, type Site } from "./navigation.ts";

const Links = ({ links, path, ...props }: { links: MenuLink[]; path: string; "aria-labelledby"?: string }) => (
  <ul {...props}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <MenuAnchor path={path} to={to}>
          {label}
        </MenuAnchor>
      </li>
    ))}
  </ul>
);

type Props = { site: Site; items: MenuItem[] };

/**
 * The hamburger button and its menu: the call to action, single pages, then groups below their headings. Groups do not fold: a
 * phone's screen shows the whole menu.
 */
export function MobileMenu({ site, items }: Props) {
  const { path } = site;
  const action = callToAction(site.language.catalogue.frame);
  const groups = items.filter((item) => "links" in item);

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
        <MenuAnchor path={path} to={action.to} className="button button-primary">
          {action.label}
        </MenuAnchor>
        <Links path={path} links={items.filter((item) => "to" in item)} />
        {groups.map(({ id, label, links }) => (
          <div key={id}>
            <h2 id={`list-${id}`}>{label}</h2>
            <Links path={path} links={links} aria-labelledby={`list-${id}`} />
          </div>
        ))}
        <LanguageSwitch site={site} />
      </div>
    </>
  );
}
