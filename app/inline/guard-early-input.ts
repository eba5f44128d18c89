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

/** For so long the browser's own sending is waited for: another press, or the code that comes meanwhile, would send it twice. */
const patienceMs = 10_000;
let postedAt = Number.NEGATIVE_INFINITY;
// Whoever comes back from an answer, or from none, may send again.
addEventListener("pageshow", () => {
  postedAt = Number.NEGATIVE_INFINITY;
});

/**
 * A form that only a script can send, submitted too early, is remembered instead of lost; `use-enquiry-form.ts` sends it
 * once it is there. One that the relay takes is posted by the browser, once: what was typed is then no news to the page from
 * memory to which Back may lead.
 */
addEventListener(
  "submit",
  (event) => {
    const { dataset, elements } = event.target as HTMLFormElement;
    if (event.timeStamp - postedAt < patienceMs) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if ("ready" in dataset || event.defaultPrevented) return;
    if ("heldUntilReady" in dataset) {
      event.preventDefault();
      dataset.held = "1";
    } else {
      postedAt = event.timeStamp;
      for (const control of elements) delete (control as HTMLElement).dataset.typed;
    }
  },
  true,
);

export {};
