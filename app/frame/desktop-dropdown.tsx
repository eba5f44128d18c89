import { ChevronDown } from "~/ui/icons.tsx";
import { isCurrent, MenuAnchor } from "./menu-anchor.tsx";
import type { MenuGroup } from "./navigation.ts";

type Props = {
  group: MenuGroup;
  /** The English path of the page that is shown. */
  path: string;
};

/** A disclosure button and the links it opens: a native popover across the page, under the header. */
export function DesktopDropdown({ group, path }: Props) {
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
        <div className="wrap grid grid-cols-12 gap-8 py-10">
          <p className="col-span-3 max-w-60 text-sm text-text-soft">{group.intro}</p>
          <ul className="col-span-9 grid grid-cols-3 gap-x-8">
            {group.links.map((link) => (
              <li key={link.to} className="border-t border-line">
                <MenuAnchor
                  path={path}
                  to={link.to}
                  className="flex min-h-14 items-center font-semibold hover:text-mark"
                >
                  {link.label}
                </MenuAnchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
