import { loadLate } from "../load-late.ts";
import stylesheet from "./toaster.css?url";

/** What the lazily loaded module offers (`toaster.tsx`). */
type Loaded = typeof import("./toaster.tsx");

type Listener = () => void;
let loaded: Loaded | undefined;
let loading: Promise<Loaded> | undefined;
let mounted: () => void;
const whenMounted = new Promise<void>((resolve) => {
  mounted = resolve;
});
const listeners = new Set<Listener>();

/**
 * Fetches the toast library, ahead of the first toast: a live region has to be in the page before its words are, or
 * screen readers miss them. Costs nothing when called again.
 */
export function prepareToasts(): Promise<Loaded> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Loaded> {
  try {
    // Fetched when somebody begins to write; sonner brings all its rules.
    loaded = await loadLate(() => import("./toaster.tsx"), { stylesheet, drawsAnew: false });
    for (const notify of listeners) notify();
    return loaded;
  } catch (error) {
    loading = undefined; // The network may be back at the next try.
    throw error;
  }
}

/**
 * Shows a toast, once the toast area is there. A toast that cannot be shown is no reason to fail what it reports, so
 * this never rejects: the message goes to the console instead.
 */
export async function showToast(type: "success" | "error", message: string): Promise<void> {
  try {
    const { toast } = await prepareToasts();
    await whenMounted;
    toast[type](message);
  } catch (error) {
    console.error(`Toast not shown: ${message}`, error);
  }
}

/** For the toast area: the component to render, once loaded, and whom it tells that it is there. */
export const toastStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: (): Loaded["Toaster"] | undefined => loaded?.Toaster,
  getOnServer: () => undefined,
  areaMounted: () => mounted(),
};
