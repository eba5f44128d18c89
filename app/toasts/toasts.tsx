import { type SyntheticEvent, useEffect, useRef } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { draw } from "~/hydrate.tsx";
import type { IslandWords } from "~/language/page-language.ts";
import { adoptStyles } from "~/ui/adopt-styles.ts";
import { leaveForNextPage } from "~/ui/next-page.ts";
import styles from "./toaster.css?inline";

type ToastWords = IslandWords["toasts"];

/** sonner's own icons, which it does not hide from assistive technology. The words beside them say the same. */
const icon = (path: string) => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={path} />
  </svg>
);
const icons = {
  success: icon(
    "M10 18a8 8 0 100-16 8 8 0 000 16zm3.857-9.809a.75.75 0 00-1.214-.882l-3.483 4.79-1.88-1.88a.75.75 0 10-1.06 1.061l2.5 2.5a.75.75 0 001.137-.089l4-5.5z",
  ),
  error: icon(
    "M18 10a8 8 0 11-16 0 8 8 0 0116 0zm-8-5a.75.75 0 01.75.75v4.5a.75.75 0 01-1.5 0v-4.5A.75.75 0 0110 5zm0 10a1 1 0 100-2 1 1 0 000 2z",
  ),
};

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
 * Names the close button of each toast, which sonner 1.7 leaves without a name, and keeps the area from being announced: the
 * form's own status says the same and more, and stays.
 */
function useSpokenParts(name: string) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!area.current) return;
    area.current.querySelector("[aria-live]")?.setAttribute("aria-live", "off");
    const buttons = area.current.getElementsByTagName("button");
    const nameButtons = () => {
      for (const button of buttons) button.setAttribute("aria-label", name);
    };
    nameButtons();
    const observer = new MutationObserver(nameButtons);
    observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return area;
}

/**
 * sonner at the library's defaults, which are the specification's (section 9), at the top right (`docs/brief/decisions.md`,
 * "Toasts"). The close button is its own `dismissible` control.
 * @param onMounted called when the area can show toasts
 */
function Toaster({ words, onMounted }: { words: ToastWords; onMounted: () => void }) {
  const area = useSpokenParts(words.close);
  useEffect(onMounted, [onMounted]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens to the buttons inside.
    <div ref={area} onFocus={pauseWhileFocused} onBlur={pauseWhileFocused} onMouseLeave={pauseWhileFocused}>
      <Sonner position="top-right" closeButton icons={icons} containerAriaLabel={words.label} />
    </div>
  );
}

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
