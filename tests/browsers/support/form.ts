import type { TextField } from "../../../enquiry/fields.ts";
import { textFields, typicalValue } from "../../support/typical-enquiry.ts";
import type { Page } from "./page.ts";
import { role, selector, text } from "./target.ts";

export const form = role("form", "Enquiry");
/** The label of the button tells the status. */
export const submit = selector("button[type=submit]", form);
export const consultation = role("checkbox", /free consultation/, form);
export const notifications = role("region", /Notifications/);
export const toast = role("listitem", undefined, notifications);
export const failureNote = text(/Nothing you wrote is lost\./, form);

const controlOf = ({ label, required }: TextField) =>
  role("textbox", required ? label : new RegExp(`^${label} ?\\(optional\\)$`), form);
const fieldNamed = (name: TextField["name"]) => textFields.filter((field) => field.name === name).map(controlOf);

export const [nameField = form] = fieldNamed("name");
export const [emailField = form] = fieldNamed("email");
export const [messageField = form] = fieldNamed("message");

/** An enquiry with words of its own, by which the owner finds it. */
export const enquiryWith = (message: string): Record<TextField["name"], string> =>
  Object.fromEntries(
    textFields.map((field) => [field.name, field.name === "message" ? message : typicalValue(field)]),
  ) as Record<TextField["name"], string>;

/** Writes an enquiry into every field. */
export async function fillIn(page: Page, enquiry: Record<TextField["name"], string>): Promise<void> {
  for (const field of textFields) await page.write(controlOf(field), enquiry[field.name]);
}

/** The current values of the fields. */
export async function values(page: Page): Promise<Record<TextField["name"], string>> {
  const entries = [];
  for (const field of textFields) entries.push([field.name, (await page.one(controlOf(field))).value]);
  return Object.fromEntries(entries);
}
