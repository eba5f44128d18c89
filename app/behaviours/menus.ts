/**
 * Says on the button of each menu whether it is open. Closes a menu when the focus leaves it or the page is left. The browser
 * itself opens menus, closes them by Escape or a press elsewhere, and keeps one open at a time (docs/decisions/pages.md).
 */
export function manageMenus(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(".menu")) {
    // A browser without popovers shows no menus, and does not know the selector.
    if (!panel.hidePopover) return;
    const button = document.querySelector(`[popovertarget="${panel.id}"]`);
    const follow = () => button?.setAttribute("aria-expanded", String(panel.matches(":popover-open")));
    // The menu may have been opened before this script had loaded.
    follow();
    panel.addEventListener("toggle", follow);
    // An element that is hidden under the panel must not have the focus.
    panel.addEventListener("focusout", ({ relatedTarget: to }) => {
      const isOwn = to instanceof Element && (panel.contains(to) || to === button);
      if (to && !isOwn) panel.hidePopover();
    });
    // Otherwise Back would show the page with the menu open.
    addEventListener("pagehide", () => {
      panel.hidePopover();
      // Firefox puts the page into its back-forward cache before it fires `toggle`.
      follow();
    });
  }
}
