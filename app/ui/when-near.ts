/**
 * Resolves when a part of the page is in the window, or nearer to it than the margin.
 * At once in a browser that cannot tell.
 * @param margin of the window, as `IntersectionObserver` takes it
 */
export const whenNear = (place: Element, margin = "0px"): Promise<void> =>
  new Promise((resolve) => {
    if (!("IntersectionObserver" in window)) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(place);
  });
