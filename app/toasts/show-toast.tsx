import { type SyntheticEvent, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast } from "sonner";
import type { IslandWords } from "~/language/page-language.ts";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { storeForNextPage } from "~/ui/next-page-storage.ts";
import styles from "./toaster.css?inline";

type ToastWords = IslandWords["toasts"];

/**
 * "Hover or focus pauses the countdown" (`specification.md`, section 4), but sonner pauses under the pointer only. So while
 * something in a toast has the focus, sonner gets the events of a pointer over it.
 */
function pauseWhileFocused({ currentTarget, type }: SyntheticEvent<HTMLElement>): void {
  const list = currentTarget.querySelector("ol");
  // During a `blur` event the next element does not have the focus yet.
  requestAnimationFrame(() => {
    if (list?.contains(document.activeElement)) list.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    else if (type === "blur")
      list?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
  });
}

/**
 * sonner at the library's defaults, which are the specification's (section 9), at the top right (`docs/brief/decisions.md`,
 * "Toasts"). The close button is its own `dismissible` control.
 * @param onMounted called when the area can show toasts
 */
function Toaster({ words, onMounted }: { words: ToastWords; onMounted: () => void }) {
  const area = useRef<HTMLDivElement>(null);
  // Names the close button of each toast, which sonner 1.7 leaves without a name, hides its icons, which say what the words say, and
  // keeps the area from being announced: the form's own status says the same and more, and stays.
  useEffect(() => {
    if (!area.current) return;
    area.current.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
    const buttons = area.current.getElementsByTagName("button");
    const icons = area.current.getElementsByTagName("svg");
    const observer = new MutationObserver(() => {
      for (const button of buttons) button.setAttribute("aria-label", words.close);
      for (const icon of icons) icon.setAttribute("aria-hidden", "true");
    });
    observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [words.close]);
  useEffect(onMounted, [onMounted]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens to the buttons inside.
    <div ref={area} onFocus={pauseWhileFocused} onBlur={pauseWhileFocused} onMouseLeave={pauseWhileFocused}>
      <Sonner position="top-right" closeButton containerAriaLabel={words.label} />
    </div>
  );
}

/** A toast with all that it takes to show it on the next page. */
export type ToastData = { type: "success" | "error"; message: string; words: ToastWords };

/** `specification.md`, section 9. Milliseconds. */
const durationMs = 4000;

/** Resolves once the page has an area that can show toasts; undefined before the first. */
let whenThere: Promise<void> | undefined;

/**
 * Shows a toast. Where the page is left meanwhile, the next one shows it for the rest of its time (`contact/resume-after-navigation.ts`).
 * @param until time at which it goes. Milliseconds since 1970.
 */
export function showToast(shown: ToastData, until = Date.now() + durationMs): void {
  storeForNextPage({ toast: shown, until });
  whenThere ??= new Promise((resolve) => {
    adoptStyles(styles);
    const place = document.createElement("div");
    document.body.append(place);
    createRoot(place).render(<Toaster words={shown.words} onMounted={resolve} />);
  });
  void whenThere.then(() => toast[shown.type](shown.message, { duration: Math.max(0, until - Date.now()) }));
}
