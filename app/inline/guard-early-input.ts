/**
 * Before a form: what a person does in it as long as its code has not come.
 *
 * Marks a person's words, to tell them from those that the browser puts back into a page of before (`contact/form-draft.ts`).
 */
const isReady = (form: HTMLFormElement | null) => form?.dataset.ready !== undefined;

addEventListener(
  "input",
  ({ target }) => {
    const control = target as HTMLInputElement;
    if (control.form?.method && !isReady(control.form)) control.dataset.typed = "";
  },
  true,
);

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
