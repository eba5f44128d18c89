import { tryStorage } from "./try-storage.ts";

/** Also read by `inline/start-at-first-act.ts`. */
const key = "for-next-page";

/**
 * Leaves something for the next page of this tab, in place of what was left before.
 * @param what can be written as JSON; undefined for nothing
 */
export function leaveForNextPage(what: object | undefined): void {
  tryStorage(() => (what ? sessionStorage.setItem(key, JSON.stringify(what)) : sessionStorage.removeItem(key)));
}

/** What a page has left. It stays until it is replaced. */
export const leftByPage = (): unknown => tryStorage(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
