import { nanoid } from "nanoid";

/**
 * What is kept of an unsent form: the fields by name, the id under which it will be sent, and whether it was tried with
 * just these words.
 */
type Draft = { submissionId: string; fields: Record<string, string | boolean>; tried: boolean };

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

/**
 * Keeps what was typed into a form in the browser until it is sent, so that a reload, a closed tab or a failed send
 * loses nothing.
 */
export class DraftStore {
  readonly #key: string;
  #submissionId: string | undefined;
  /** The words that were sent under this id, whatever became of them. */
  #tried: string | undefined;

  /** @param name of the form; each form has a draft of its own. */
  constructor(name: string) {
    this.#key = `enquiry-draft:${name}`;
  }

  /**
   * Puts a stored draft back, into fields that nobody has touched since the page was opened.
   * @returns whether there was one.
   */
  restore(form: HTMLFormElement): boolean {
    const stored = attempt(() => localStorage.getItem(this.#key));
    const draft = stored ? attempt(() => JSON.parse(stored) as Draft) : undefined;
    if (!draft?.fields) return false;
    this.#submissionId = draft.submissionId;
    if (draft.tried) this.#tried = JSON.stringify(draft.fields);
    for (const control of controlsOf(form)) {
      const value = draft.fields[control.name];
      if (isBox(control)) {
        if (typeof value === "boolean" && control.checked === control.defaultChecked) control.checked = value;
      } else if (typeof value === "string" && control.value === "") control.value = value;
    }
    return true;
  }

  /** To be called whenever the form has changed. */
  save(form: HTMLFormElement): void {
    this.#keep(form);
  }

  /**
   * To be called before the form is sent.
   * @returns the id to send it under: that of an earlier try if the words are still the same, so that it is recognised
   * as a repeat; a new one if they are not, so that it is not (docs/decisions/0010-what-makes-a-retry.md).
   */
  take(form: HTMLFormElement): string {
    return this.#keep(form, true);
  }

  #keep(form: HTMLFormElement, trying = false): string {
    const fields = Object.fromEntries(
      controlsOf(form).map((control) => [control.name, isBox(control) ? control.checked : control.value]),
    );
    const words = JSON.stringify(fields);
    if (this.#tried && this.#tried !== words) this.#submissionId = this.#tried = undefined;
    if (trying) this.#tried = words;
    this.#submissionId ??= nanoid();
    const draft: Draft = { submissionId: this.#submissionId, fields, tried: this.#tried !== undefined };
    attempt(() => localStorage.setItem(this.#key, JSON.stringify(draft)));
    return this.#submissionId;
  }

  /** Forgets the draft: it was sent. The next one gets an id of its own. */
  clear(): void {
    this.#submissionId = this.#tried = undefined;
    attempt(() => localStorage.removeItem(this.#key));
  }
}
