import { Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { callToAction, type MenuGroup, type MenuLink, type Site } from "./navigation.ts";

const Entry = ({ label, to, path }: MenuLink & { path: string }) => (
  <li className="border-b border-line">
    <MenuAnchor path={path} to={to} className="flex min-h-12 items-center font-semibold">
      {label}
    </MenuAnchor>
  </li>
);

type Props = { site: Site; items: (MenuLink | MenuGroup)[] };

/** The hamburger and its flat list of every destination: nothing in it opens, what belongs together stands under its heading. */
export function MobileMenu({ site, items }: Props) {
  const { path } = site;
  const action = callToAction(site.language.catalogue.frame);

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
        <ul className="wrap pt-3 pb-6">
          {items.map((item) =>
            "links" in item ? (
              <li key={item.id} className="pt-6">
                <p id={`list-${item.id}`} className="label text-mark">
                  {item.label}
                </p>
                <ul aria-labelledby={`list-${item.id}`}>
                  {item.links.map((link) => (
                    <Entry key={link.to} path={path} {...link} />
                  ))}
                </ul>
              </li>
            ) : (
              <Entry key={item.to} path={path} {...item} />
            ),
          )}
          <li className="pt-6">
            <MenuAnchor path={path} to={action.to} className="button button-primary w-full">
              {action.label}
            </MenuAnchor>
          </li>
          {site.languages.length > 1 && (
            <li className="pt-6">
              <LanguageSwitch site={site} />
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
