/** Resolves once the page has loaded and has nothing else to do, as far as the browser can tell (Safari cannot). */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const rest = () => (window.requestIdleCallback ?? setTimeout)(() => resolve());
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
  });
