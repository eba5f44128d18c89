import { ContactForm } from "~/contact/contact-form.tsx";
import { defineIsland } from "~/hydrate.tsx";

export const { component, start } = defineIsland(ContactForm);
