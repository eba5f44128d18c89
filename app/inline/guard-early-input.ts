/**
 * In the document's head: what a person does in a form whose code has not loaded yet.
 *
 * Typing and clicking is the browser's own business until then. React would answer the first key by hydrating all the
 * way down to the form before the letter appears, a quarter of a second on a slow phone; so it does not hear of it.
 */
const heardByReact =
  "keydown keypress textInput input keyup change paste cut compositionstart compositionend click pointerdown pointerup mousedown mouseup touchstart touchend";

const keepFromReact = (event: Event) => {
  if (event.target instanceof Element && event.target.closest("form[method]:not([data-ready])"))
    event.stopPropagation();
};

for (const type of heardByReact.split(" ")) addEventListener(type, keepFromReact, { capture: true, passive: true });

/**
 * A form that only a script can send, submitted too early, is remembered instead of lost; `use-enquiry-form.ts` sends it
 * once it is there. (A form that the relay takes needs no such care: the browser posts it.)
 */
addEventListener(
  "submit",
  (event) => {
    const { dataset } = event.target as HTMLFormElement;
    if (!("heldUntilReady" in dataset) || "ready" in dataset) return;
    event.preventDefault();
    dataset.held = "1";
  },
  true,
);

export {};
