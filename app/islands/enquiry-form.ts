import { ContactForm } from "~/contact/contact-form.tsx";
import { hydrate } from "./hydrate.tsx";

/** Called by `behaviours/islands.ts`. */
export const start = hydrate("enquiry-form", ContactForm);
