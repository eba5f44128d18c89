import { type Field, type FieldName, fields, hiddenFields } from "../../enquiry/fields.ts";

/** The values of a form. A field that the form does not show is missing. */
export type FormValues = Partial<Record<FieldName, string | boolean>>;

/** What a person sends (`specification.md`, section 3, "Contact message"). */
export type Enquiry = {
  values: FormValues;
  /** Stays the same for every try to send these words, so that the receiver recognises a retry. */
  submissionId: string;
  /** Value of the field that people cannot see. */
  honeypot: string;
  /** The page that led to the form. */
  page: string;
};

/** What `field.tsx` draws for a field. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of a form that a person fills in, each with its field. */
export function controlsOf(form: HTMLFormElement): { field: Field; control: Control }[] {
  return fields.flatMap((field) => {
    const control = form.elements.namedItem(field.name) as Control | null;
    return control ? [{ field, control }] : [];
  });
}

/** Whether a control is a checkbox. */
export const isCheckbox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

/** What a control has now. */
export const controlValue = (control: Control) => (isCheckbox(control) ? control.checked : control.value);

/** The values of a form, exactly as they were typed. */
export const formValuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(controlsOf(form).map(({ field, control }) => [field.name, controlValue(control)]));

/**
 * The page of this site from which the visitor came to the form. Without one it is the page of the form itself, as for a visitor
 * from another site. A path, because a query may say something of a person.
 */
export function referringPage(): string {
  const { origin, pathname } = location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).pathname : pathname;
}

/** Reads the form to be sent: texts without the space around them. */
export function readEnquiry(form: HTMLFormElement, submissionId: string): Enquiry {
  const trimmed = Object.entries(formValuesOf(form)).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  return {
    values: Object.fromEntries(trimmed),
    submissionId,
    honeypot: String(new FormData(form).get(hiddenFields.honeypot) ?? "").trim(),
    page: referringPage(),
  };
}
