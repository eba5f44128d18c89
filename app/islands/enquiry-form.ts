import { ContactForm } from "~/contact/contact-form.tsx";
import { hydrate } from "./hydrate.ts";

/** Called by `app/start.ts`. */
export const start = hydrate("enquiry-form", ContactForm);
