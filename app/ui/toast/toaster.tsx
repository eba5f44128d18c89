import { type SyntheticEvent, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

/** @public imported lazily by toast.ts */
export { toast };

/**
 * "Hover or focus pauses the countdown" (`specification.md`, section 4); sonner holds it under the pointer alone. So while
 * something in a toast has the focus, sonner is told that the pointer is over it.
 */
function heedFocus({ currentTarget, type }: SyntheticEvent<HTMLElement>): void {
  const list = currentTarget.querySelector("ol");
  // The element that loses the focus has it no more, and the next one not yet.
  requestAnimationFrame(() => {
    if (list?.contains(document.activeElement)) list.dispatchEvent(new MouseEvent("mousemove", { bubbles: true }));
    else if (type === "blur")
      list?.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, relatedTarget: document.body }));
  });
}

/**
 * sonner at the library's defaults, which are the specification's (section 9), at the top right (`decisions.md`,
 * "Toasts"). The close button is its own `dismissible` control.
 *
 * @public imported lazily by toast.ts
 */
export function Toaster({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens to the buttons inside.
    <div onFocus={heedFocus} onBlur={heedFocus} onMouseLeave={heedFocus}>
      <Sonner position="top-right" closeButton />
    </div>
  );
}
