import { createRoot } from "react-dom/client";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import styles from "./toaster.css?inline";
import { show, Toaster, type ToastWords } from "./toaster.tsx";

let isThere = false;

/**
 * Puts the area for toasts into the page, ahead of the first one: a live region has to be there before its words are, or screen
 * readers miss them. Does nothing when called again.
 */
export function prepareToasts(words: ToastWords): void {
  if (isThere) return;
  isThere = true;
  adoptStyles(styles);
  const area = document.createElement("div");
  document.body.append(area);
  createRoot(area).render(<Toaster words={words} />);
}

/** Shows a toast in the area that it puts into the page if need be. */
export function showToast(type: "success" | "error", message: string, words: ToastWords): Promise<void> {
  prepareToasts(words);
  return show(type, message);
}
