import { toaster } from "~/ui/toast/toast.ts";

/** Where toasts appear. Empty until something is about to be said. */
export function ToastArea() {
  const Toaster = toaster.use();
  return Toaster ? <Toaster /> : null;
}
