import { ChevronDown } from "~/ui/icons.tsx";
import { isCurrent, MenuAnchor } from "./menu-anchor.tsx";
import type { MenuGroup } from "./navigation.ts";

type Props = {
  group: MenuGroup;
  /** The English path of the current page. */
  path: string;
};

/** A button, and below it a native popover with links, each with a line on what the page has. */
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
