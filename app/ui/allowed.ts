/**
 * The result of asking the browser for what it may deny, such as local storage with cookies blocked; undefined where it
 * does, and where what lies there cannot be read. The page then works without.
 */
export function allowed<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
