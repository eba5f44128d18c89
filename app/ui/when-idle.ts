/** Resolves when the browser is idle, so that it handles keys and taps first; at most after so many milliseconds. Safari cannot tell. */
export const waitForIdle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout }) : setTimeout(resolve),
  );

/** Resolves once the page has loaded and has nothing else to do. A page that is busy or hidden may never be told so. */
export async function whenPageIdle(): Promise<void> {
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
  await waitForIdle(3000);
}
