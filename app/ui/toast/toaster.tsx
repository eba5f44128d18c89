import "sonner/dist/styles.css";
import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

/** @public imported lazily by toast.ts */
export { toast };

/**
 * sonner at the library's defaults, which are the specification's (section 9), at the top right (`decisions.md`,
 * "Toasts"). The close button is its own `dismissible` control.
 *
 * @public imported lazily by toast.ts
 */
export function Toaster({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return <Sonner position="top-right" closeButton />;
}
