/** A page that is busy or hidden may never be told that it is idle: after this time it counts as idle. Milliseconds. */
const timeout = 3000;

/** Resolves once the page has loaded and has nothing else to do, as far as the browser can tell (Safari cannot). */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () =>
      "requestIdleCallback" in window ? requestIdleCallback(() => resolve(), { timeout }) : setTimeout(resolve);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
  });
