import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Follows a native popover, so that its button can say `aria-expanded`, and closes it when the page changes or the focus
 * goes elsewhere. Opening, light dismissal, Escape and one-at-a-time are the browser's own and work before this code has loaded.
 */
export function usePopover(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const shownFor = useRef(key);

  useEffect(() => {
    const element = panel.current;
    // A browser without popovers shows no menus (docs/decisions/0005-popover-menus.md), and does not know the selector.
    if (!element?.hidePopover) return;
    const follow = () => setOpen(element.matches(":popover-open"));
    // What is under the panel cannot be seen to have the focus.
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      const isOwn = to instanceof Element && (element.contains(to) || to.getAttribute("popovertarget") === element.id);
      if (to && !isOwn) element.hidePopover();
    };
    follow(); // It may have been opened before hydration.
    element.addEventListener("toggle", follow);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("toggle", follow);
      element.removeEventListener("focusout", leave);
    };
  }, [panel]);

  // Before the new page is painted: an effect may come a tenth of a second after it.
  useLayoutEffect(() => {
    // Not on the first page: whoever opened a menu before hydration wants it open.
    if (shownFor.current === key) return;
    shownFor.current = key;
    panel.current?.hidePopover?.();
  }, [key, panel]);

  return open;
}
