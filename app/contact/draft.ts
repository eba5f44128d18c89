import { nanoid } from "nanoid";

/** What is kept of an unsent form: the fields by name, and the id under which it will be sent. */
type Draft = { submissionId: string; fields: Record<string, string | boolean> };

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

  /** @param name of the form; each form has a draft of its own. */
  constructor(name: string) {
    this.#key = `enquiry-draft:${name}`;
  }

  /** The id of this draft, made at first need. */
  get submissionId(): string {
    this.#submissionId ??= nanoid();
    return this.#submissionId;
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
    for (const control of controlsOf(form)) {
      const value = draft.fields[control.name];
      if (isBox(control)) {
        if (typeof value === "boolean" && control.checked === control.defaultChecked) control.checked = value;
      } else if (typeof value === "string" && control.value === "") control.value = value;
    }
    return true;
  }

  save(form: HTMLFormElement): void {
    const fields = Object.fromEntries(
      controlsOf(form).map((control) => [control.name, isBox(control) ? control.checked : control.value]),
    );
    const draft: Draft = { submissionId: this.submissionId, fields };
    attempt(() => localStorage.setItem(this.#key, JSON.stringify(draft)));
  }

  /** Forgets the draft: it was sent. The next one gets an id of its own. */
  clear(): void {
    this.#submissionId = undefined;
    attempt(() => localStorage.removeItem(this.#key));
  }
}
