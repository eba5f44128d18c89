/**
 * Says on the button of each menu whether it is open, and closes a menu that the focus leaves or whose page is left. Opening, light
 * dismissal, Escape and one at a time are the browser's own (docs/decisions/pages.md).
 */
export function followMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(".menu")) {
    // A browser without popovers shows no menus, and does not know the selector.
    if (!panel.hidePopover) return;
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    const follow = () => button?.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
    // It may have been opened before this script came.
    follow();
    panel.addEventListener("toggle", follow);
    // What is under the panel cannot be seen to have the focus.
    panel.addEventListener("focusout", ({ relatedTarget: to }) => {
      const isOwn = to instanceof Element && (panel.contains(to) || to === button);
      if (to && !isOwn) panel.hidePopover();
    });
    // Back would show the page as it was left.
    addEventListener("pagehide", () => {
      panel.hidePopover();
      // Firefox keeps the page before it tells of that.
      follow();
    });
  }
}
