/**
 * Reads or writes browser storage, which the browser may deny (cookies blocked), or in which there may be no room or a value that
 * cannot be parsed.
 * @returns what `use` returns; undefined where it throws, and the page then works without the stored value
 */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
