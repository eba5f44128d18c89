/*
 * Where the browser denies local storage, merely naming it throws, and `@emailjs/browser` names it when it is imported. It gets
 * along with a browser that has none.
 */
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
}
