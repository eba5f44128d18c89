/** Marks the button of a model that is pressed before its code is there. `models/model-view.tsx` then presses it again. */
addEventListener(
  "click",
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(".model:not([data-ready]) button");
    if (!button) return;
    for (const other of document.querySelectorAll<HTMLElement>(".model [data-held]")) delete other.dataset.held;
    button.dataset.held = "";
  },
  true,
);
