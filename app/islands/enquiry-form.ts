import { ContactForm } from "~/contact/contact-form.tsx";
import { defineIsland } from "~/define-island.tsx";

export const { component, start } = defineIsland(ContactForm);
