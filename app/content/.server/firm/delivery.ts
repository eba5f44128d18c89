import type { Delivery } from "~/contact/contact-form.tsx";
import { settings } from "../../../../settings/index.ts";

/** How each of the two forms delivers, by the settings (`docs/brief/decisions.md`, "The two forms"). */
export const homeDelivery: Delivery = { kind: "email", mail: settings.mail };
export const contactDelivery: Delivery =
  settings.contactPageDelivery === "email" ? homeDelivery : { kind: "simulated" };
