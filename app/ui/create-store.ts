import { useSyncExternalStore } from "react";

/** A value outside of React that begins undefined, with a hook for the component that shows it. */
export function createStore<T>() {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: T | undefined) {
      value = next;
      for (const notify of listeners) notify();
    },
    /** The value, and a new rendering whenever it changes; undefined in prerendered HTML. */
    use: () => useSyncExternalStore(subscribe, get, () => undefined),
  };
}
