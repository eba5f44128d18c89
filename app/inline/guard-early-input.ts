/**
 * In the document's head: what a person does in a form whose code has not loaded yet.
 *
 * Typing and clicking is the browser's own business until then. React would answer the first key by hydrating all the
 * way down to the form before the letter appears, a quarter of a second on a slow phone; so it does not hear of it.
 */
const heardByReact =
  "keydown keypress textInput input keyup change paste cut compositionstart compositionend click pointerdown pointerup mousedown mouseup touchstart touchend";

const keepFromReact = (event: Event) => {
  const { target, type } = event;
  if (!(target instanceof Element && target.closest("form[method]:not([data-ready])"))) return;
  event.stopPropagation();
  // Tells a person's words from those that the browser puts back into a page of before (`contact/form-draft.ts`).
  if (type === "input") (target as HTMLElement).dataset.typed = "";
};

for (const type of heardByReact.split(" ")) addEventListener(type, keepFromReact, { capture: true, passive: true });

/** The Enter key, held down, sends a form once. In the message it makes lines. */
addEventListener(
  "keydown",
  (event) => {
    const { target, key, repeat } = event;
    if (repeat && key === "Enter" && target instanceof Element && target.matches("form[method] :is(input, button)"))
      event.preventDefault();
  },
  true,
);

/**
 * A form that only a script can send, submitted too early, is remembered instead of lost; `use-enquiry-form.ts` sends it
 * once it is there. One that the relay takes is posted by the browser: what was typed is then no news to the page from memory
 * to which Back may lead.
 */
addEventListener(
  "submit",
  (event) => {
    const { dataset, elements } = event.target as HTMLFormElement;
    if ("ready" in dataset) return;
    if ("heldUntilReady" in dataset) {
      event.preventDefault();
      dataset.held = "1";
    } else for (const control of elements) delete (control as HTMLElement).dataset.typed;
  },
  true,
);

export {};
