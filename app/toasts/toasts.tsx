import { createRoot } from "react-dom/client";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import styles from "./toaster.css?inline";
import { show, Toaster, type ToastWords } from "./toaster.tsx";

let isThere = false;

/** Shows a toast in the area for toasts, which the first one puts into the page. */
export function showToast(type: "success" | "error", message: string, words: ToastWords): Promise<void> {
  if (!isThere) {
    isThere = true;
    adoptStyles(styles);
    const area = document.createElement("div");
    document.body.append(area);
    createRoot(area).render(<Toaster words={words} />);
  }
  return show(type, message);
}
