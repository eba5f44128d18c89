import { nanoid } from "nanoid";

/** What is kept of an unsent form: the fields by name, and the id under which just these words were sent, if they were. */
type Draft = { fields: Record<string, string | boolean>; triedAs?: string | undefined };

/** Local storage throws where a browser denies it; the form then works without remembering. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls a person fills in: named, visible, not the honeypot. */
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== "hidden" &&
      element.name !== "" &&
      element.name !== "website",
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === "checkbox";

const fieldsOf = (form: HTMLFormElement): Draft["fields"] =>
  Object.fromEntries(
    controlsOf(form).map((control) => [control.name, isBox(control) ? control.checked : control.value]),
  );

/**
 * Keeps what was typed into a form in the browser until it is sent, so that a reload, a closed tab or a failed send
 * loses nothing.
 */
export class DraftStore {
  readonly #key: string;
  /** The words that were sent last, whatever became of them, and the id they were sent under. */
  #tried: { words: string; id: string } | undefined;

  /** @param name of the form; each form has a draft of its own. */
  constructor(name: string) {
    this.#key = `enquiry-draft:${name}`;
  }

  /**
   * Puts a stored draft back, into fields that nobody has touched since the page was opened. An id belongs to words that
   * were sent under it: a draft of none may lie in two tabs, to become two enquiries.
   * @returns whether the form has words in it now: restored, typed before this code came, or kept by the browser.
   */
  restore(form: HTMLFormElement): boolean {
    const stored = attempt(() => localStorage.getItem(this.#key));
    const draft = stored ? attempt(() => JSON.parse(stored) as Draft) : undefined;
    const { fields = {}, triedAs } = draft ?? {};
    if (triedAs) this.#tried = { words: JSON.stringify(fields), id: triedAs };
    const controls = controlsOf(form);
    for (const control of controls) {
      const value = fields[control.name];
      if (isBox(control)) {
        if (typeof value === "boolean" && control.checked === control.defaultChecked) control.checked = value;
      } else if (typeof value === "string" && control.value === "") control.value = value;
    }
    return controls.some((control) => !isBox(control) && control.value !== "");
  }

  /** To be called whenever the form has changed. */
  save(form: HTMLFormElement): void {
    this.#keep(fieldsOf(form));
  }

  /**
   * To be called before the form is sent.
   * @returns the id to send it under: that of an earlier try if the words are still the same, so that it is recognised
   * as a repeat; a new one if they are not, so that it is not (docs/decisions/0010-what-makes-a-retry.md).
   */
  take(form: HTMLFormElement): string {
    const fields = fieldsOf(form);
    const words = JSON.stringify(fields);
    if (this.#tried?.words !== words) this.#tried = { words, id: nanoid() };
    this.#keep(fields);
    return this.#tried.id;
  }

  #keep(fields: Draft["fields"]): void {
    const triedAs = this.#tried?.words === JSON.stringify(fields) ? this.#tried.id : undefined;
    const draft: Draft = { fields, triedAs };
    attempt(() => localStorage.setItem(this.#key, JSON.stringify(draft)));
  }

  /** Forgets the draft: it was sent. The next one gets an id of its own. */
  clear(): void {
    this.#tried = undefined;
    attempt(() => localStorage.removeItem(this.#key));
  }
}
