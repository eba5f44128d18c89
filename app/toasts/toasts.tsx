import { toast } from "sonner";
import { draw } from "~/hydrate.tsx";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { leaveForNextPage } from "~/ui/next-page.ts";
import styles from "./toaster.css?inline";
import { Toaster, type ToastWords } from "./toaster.tsx";

/** A toast with all that it takes to show it on the next page. */
export type Toast = { type: "success" | "error"; message: string; words: ToastWords };

/** `specification.md`, section 9. Milliseconds. */
const durationMs = 4000;

let area: HTMLElement | undefined;
/** Resolves once the area can show toasts; undefined while there is none. */
let whenThere: Promise<void> | undefined;

/** Puts the area for toasts into the page. One that has failed says so until the next toast, which draws another. */
async function drawArea(words: ToastWords): Promise<void> {
  adoptStyles(styles);
  area?.remove();
  const place = document.createElement("div");
  area = place;
  document.body.append(place);
  await new Promise<void>((resolve) => {
    draw(place, <Toaster words={words} onMounted={resolve} />, words.failed).catch((error) => {
      console.error(error);
      whenThere = undefined;
    });
  });
}

/**
 * Shows a toast. Where the page is left meanwhile, the next one shows it for the rest of its time (`contact/carry-on.ts`).
 * @param until time at which it goes. Milliseconds since 1970.
 */
export function showToast(shown: Toast, until = Date.now() + durationMs): void {
  leaveForNextPage({ toast: shown, until });
  whenThere ??= drawArea(shown.words);
  void whenThere.then(() => toast[shown.type](shown.message, { duration: Math.max(0, until - Date.now()) }));
}
