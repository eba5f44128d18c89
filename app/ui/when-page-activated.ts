/** Resolves when a prerendered page is shown to a visitor; at once on any other page. */
export const whenPageActivated = (): Promise<void> =>
  new Promise((resolve) => {
    const isDrawnAhead = (document as Document & { prerendering?: boolean }).prerendering;
    if (isDrawnAhead) document.addEventListener("prerenderingchange", () => resolve(), { once: true });
    else resolve();
  });
