import { useSyncExternalStore } from "react";
import { toastStore } from "~/ui/toast/toast.ts";

/** Where toasts appear. Empty until something is about to be said. */
export function ToastArea() {
  const Toaster = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  return Toaster ? <Toaster onMount={toastStore.areaMounted} /> : null;
}
