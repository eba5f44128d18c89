import { ContactForm } from "~/contact/contact-form.tsx";
import { island } from "~/hydrate.tsx";

export const { component, start } = island(ContactForm);
