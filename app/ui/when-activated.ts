/** Resolves when a page that was drawn ahead of its visit is shown; at once on any other. */
export const whenActivated = (): Promise<void> =>
  new Promise((resolve) => {
    const isDrawnAhead = (document as Document & { prerendering?: boolean }).prerendering;
    if (isDrawnAhead) document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });
