/**
 * Stands before a form and handles what a visitor does in it until the form's code has loaded.
 *
 * Marks typed words with `data-typed`, to tell them from words that the browser restores from an earlier page
 * (`contact/draft.ts`).
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

/** A held Enter key submits a form once: its repeats are ignored in inputs and buttons. In the message they make lines. */
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
 * How long the browser's own post may be under way. A submit in that time, by another press or by code that has just loaded, would
 * send twice and is ignored. Milliseconds.
 */
const patienceMs = 10_000;
let postedAt = Number.NEGATIVE_INFINITY;
// A visitor who comes back to the page may send again.
addEventListener("pageshow", () => {
  postedAt = Number.NEGATIVE_INFINITY;
});

/**
 * A form that only a script can send is held when it is submitted too early; `use-enquiry-form.ts` sends it once its code has
 * loaded. A form that the relay takes is posted by the browser. Its words are then no longer marked as typed, so that a page that
 * Back restores does not take them for new ones.
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
