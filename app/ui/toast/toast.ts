import { createStore } from "../create-store.ts";
import { loadLate } from "../load-late.ts";
import stylesheet from "./toaster.css?url";

/** What the lazily loaded module offers (`toaster.tsx`). */
type Loaded = typeof import("./toaster.tsx");

let loading: Promise<Loaded> | undefined;
/** For the toast area: the component to render, once loaded. */
export const toaster = createStore<Loaded["Toaster"]>();

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
    const loaded = await loadLate(() => import("./toaster.tsx"), { stylesheet, drawsAnew: false });
    toaster.set(loaded.Toaster);
    return loaded;
  } catch (error) {
    loading = undefined; // The network may be back at the next try.
    throw error;
  }
}

/**
 * Shows a toast, once the toast area is there. A toast that cannot be shown is no reason to fail what it reports, so
 * this never rejects: the message goes to the console instead.
 * @returns whether it is shown
 */
export async function showToast(type: "success" | "error", message: string): Promise<boolean> {
  try {
    const { show } = await prepareToasts();
    await show(type, message);
    return true;
  } catch (error) {
    console.error(`Toast not shown: ${message}`, error);
    return false;
  }
}
