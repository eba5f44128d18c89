import { useRef } from "react";
import { Cross, Hamburger } from "~/ui/icons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { callToAction, type MenuGroup, type MenuLink, type Site } from "./navigation.ts";
import { usePopover } from "./use-popover.ts";

const Entry = ({ label, to }: MenuLink) => (
  <li className="border-b border-line">
    <MenuAnchor to={to} className="flex min-h-12 items-center font-semibold">
      {label}
    </MenuAnchor>
  </li>
);

type Props = { site: Site; items: (MenuLink | MenuGroup)[] };

/** The hamburger and its flat list of every destination: nothing in it opens, what belongs together stands under its heading. */
export function MobileMenu({ site, items }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopover(panel);
  const action = callToAction(site.language.words);
  const Sign = open ? Cross : Hamburger;

  return (
    <>
      <button
        type="button"
        className="-mr-2.5 grid size-11 place-items-center rounded-card"
        popoverTarget="menu-mobile"
        aria-expanded={open}
        aria-controls="menu-mobile"
        aria-label={site.language.words.menu}
      >
        <Sign size={26} />
      </button>
      <div ref={panel} id="menu-mobile" popover="auto" className="menu menu-mobile">
        <ul className="wrap pt-3 pb-6">
          {items.map((item) =>
            "links" in item ? (
              <li key={item.id} className="pt-6">
                <p id={`list-${item.id}`} className="label text-mark">
                  {item.label}
                </p>
                <ul aria-labelledby={`list-${item.id}`}>
                  {item.links.map((link) => (
                    <Entry key={link.to} {...link} />
                  ))}
                </ul>
              </li>
            ) : (
              <Entry key={item.to} {...item} />
            ),
          )}
          <li className="pt-6">
            <MenuAnchor to={action.to} className="button button-primary w-full">
              {action.label}
            </MenuAnchor>
          </li>
          {site.languages.length > 0 && (
            <li className="pt-6">
              <LanguageSwitch site={site} />
            </li>
          )}
        </ul>
      </div>
    </>
  );
}
