/**
 * What a person writes (`specification.md`, section 3, "Contact message"). `requestConsultation` belongs to the home
 * form only; the contact page's form has no such box.
 */
export type Enquiry = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  requestConsultation?: boolean;
  /** Stays the same for every try to send these words, so that the receiver recognises a retry. */
  submissionId: string;
  /** A field that people leave empty because they cannot see it. */
  website: string;
};

/** Reads the fields of the form. */
export function readEnquiry(form: HTMLFormElement, submissionId: string): Enquiry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const hasBox = form.elements.namedItem("requestConsultation") !== null;
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    company: text("company"),
    message: text("message"),
    ...(hasBox && { requestConsultation: data.has("requestConsultation") }),
    submissionId,
    website: text("website"),
  };
}
