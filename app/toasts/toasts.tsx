import { draw } from "~/islands/hydrate.tsx";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { leaveForNextPage } from "~/ui/next-page.ts";
import styles from "./toaster.css?inline";
import { show, Toaster, type ToastWords } from "./toaster.tsx";

/** A toast with all that it takes to show it on the next page. */
export type Toast = { type: "success" | "error"; message: string; words: ToastWords };

/** `specification.md`, section 9. Milliseconds. */
const durationMs = 4000;

let isThere = false;

/**
 * Shows a toast in the area for toasts, which the first one puts into the page. Where the page is left meanwhile, the next one shows
 * it for the rest of its time (`contact/carry-on.ts`).
 * @param until time at which it goes. Milliseconds since 1970.
 */
export function showToast(toast: Toast, until = Date.now() + durationMs): void {
  leaveForNextPage({ toast, until });
  if (!isThere) {
    isThere = true;
    adoptStyles(styles);
    const area = document.createElement("div");
    document.body.append(area);
    draw(area, <Toaster words={toast.words} />, toast.words.failed).catch(console.error);
  }
  void show(toast.type, toast.message, until);
}
