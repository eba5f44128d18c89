import { tryStorage } from "./try-storage.ts";

/** Also read by `inline/start-at-first-interaction.ts`. */
const key = "for-next-page";

/** What this page has left itself, for which it is no next page, not even where Back leads to it. */
let own: string | null = null;

/**
 * Leaves something for the next page of this tab, in place of what was left before.
 * @param what can be written as JSON; undefined for nothing
 */
export function storeForNextPage(what: object | undefined): void {
  own = what ? JSON.stringify(what) : null;
  tryStorage(() => (own ? sessionStorage.setItem(key, own) : sessionStorage.removeItem(key)));
}

/** What another page has left, if anything. It stays until it is replaced. */
export function readFromPreviousPage(): unknown {
  const left = tryStorage(() => sessionStorage.getItem(key)) ?? null;
  return left === own ? null : tryStorage(() => JSON.parse(left ?? ""));
}
