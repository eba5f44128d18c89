import { useRef } from "react";
import { Cross, Hamburger } from "~/ui/icons.tsx";
import { MenuAnchor } from "./menu-anchor.tsx";
import { callToAction, type MenuLink } from "./navigation.ts";
import { usePopover } from "./use-popover.ts";

/** The hamburger and its flat list of every destination. */
export function MobileMenu({ links }: { links: MenuLink[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopover(panel);
  const Sign = open ? Cross : Hamburger;

  return (
    <>
      <button
        type="button"
        className="-mr-2.5 grid size-11 place-items-center rounded-card"
        popoverTarget="menu-mobile"
        aria-expanded={open}
        aria-controls="menu-mobile"
        aria-label="Menu"
      >
        <Sign size={26} />
      </button>
      <div ref={panel} id="menu-mobile" popover="auto" className="menu menu-mobile">
        <ul className="wrap pt-3 pb-6">
          {links.map((link) => (
            <li key={link.to} className="border-b border-line">
              <MenuAnchor to={link.to} className="flex min-h-12 items-center font-semibold">
                {link.label}
              </MenuAnchor>
            </li>
          ))}
          <li className="pt-6">
            <MenuAnchor to={callToAction.to} className="button button-primary w-full">
              {callToAction.label}
            </MenuAnchor>
          </li>
        </ul>
      </div>
    </>
  );
}
