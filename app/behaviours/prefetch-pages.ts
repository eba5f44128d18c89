import { savesData } from "~/ui/saves-data.ts";

/** How long a pointer rests on a link before its page is fetched, as Chromium has it for speculation rules. Milliseconds. */
const restMs = 200;

/**
 * For browsers without speculation rules (`document.tsx`): fetches the page behind a link on which a pointer rests or a finger
 * lies. Not in WebKit, which would load the page from the network again. WebKit alone lacks `rel=prefetch`, by which it is
 * recognised.
 */
export function prefetchPages(): void {
  const keepsPages = document.createElement("link").relList.supports("prefetch");
  if (savesData || !keepsPages || HTMLScriptElement.supports?.("speculationrules")) return;
  const asked = new Set([location.pathname]);
  let timer: ReturnType<typeof setTimeout>;
  const consider = (target: EventTarget | null, waitMs: number) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a") : null;
    // Fetching a result of the search would tell the server what was typed. Files are not prefetched.
    if (!link || link.origin !== location.origin || link.pathname.includes(".") || link.closest("dialog")) return;
    timer = setTimeout(() => {
      if (asked.has(link.pathname)) return;
      asked.add(link.pathname);
      // With `keepalive`: Firefox keeps no page in its back-forward cache that is left while a request of its own is under way. A
      // failure shows when the link is followed.
      fetch(link.pathname, { priority: "low", keepalive: true })
        .then((response) => response.text())
        .catch(() => {});
    }, waitMs);
  };
  addEventListener("pointerover", ({ target }) => consider(target, restMs), { passive: true });
  // Whoever presses asks for the page. On a touch screen this comes before `touchstart`.
  addEventListener("pointerdown", () => clearTimeout(timer), { passive: true });
  addEventListener("touchstart", ({ target }) => consider(target, 0), { passive: true });
}
