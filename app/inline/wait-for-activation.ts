/** In the head: a page that is drawn ahead of its visit begins to move when it is shown (`styles/home.css`). */
const page = document as Document & { prerendering?: boolean };

if (page.prerendering) {
  const { dataset } = document.documentElement;
  dataset.prerendering = "";
  addEventListener("prerenderingchange", () => delete dataset.prerendering, { once: true, capture: true });
}

export {};
