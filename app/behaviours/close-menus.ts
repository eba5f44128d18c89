/**
 * Closes a menu when the focus leaves it or the page is left. The browser itself opens menus, says on their buttons whether they are
 * open, closes them by Escape or a press elsewhere, and keeps one open at a time (docs/decisions/pages.md).
 */
export function closeMenusOnLeaving(): void {
  for (const panel of document.querySelectorAll<HTMLElement>(".menu")) {
    // A browser without popovers shows no menus, and does not know the selector.
    if (!panel.hidePopover) return;
    // An element that is hidden under the panel must not have the focus.
    panel.addEventListener("focusout", ({ relatedTarget: to }) => {
      const isOwn = to instanceof Element && (panel.contains(to) || to.matches(`[popovertarget="${panel.id}"]`));
      if (to && !isOwn) panel.hidePopover();
    });
    // Otherwise Back would show the page with the menu open.
    addEventListener("pagehide", () => panel.hidePopover());
  }
}
