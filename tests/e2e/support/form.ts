import type { Locator, Page } from "@playwright/test";
import type { TextField } from "../../../enquiry/fields.ts";
import { textFields, typicalValue } from "../../support/typical-enquiry.ts";

/** Something for every field into which words are written. */
const forEachText = <T>(entryOf: (field: TextField) => T) =>
  Object.fromEntries(textFields.map((field) => [field.name, entryOf(field)])) as Record<TextField["name"], T>;

export const enquiry = forEachText(typicalValue);
export const empty = forEachText(() => "");

const form = (page: Page) => page.getByRole("form", { name: "Enquiry" });

/** A text control, whose label says after its name when it is optional. */
const textControl = (page: Page, { label, required }: TextField): Locator =>
  form(page).getByRole("textbox", { name: required ? label : `${label} (optional)`, exact: true });

/** The form on the page, by what a person sees. */
export const fields = (page: Page) => ({
  form: form(page),
  ...forEachText((field) => textControl(page, field)),
  consultation: form(page).getByLabel("I would like the free consultation"),
  submit: form(page).getByRole("button"),
});

/** Fills in every field. */
export async function fillIn(page: Page): Promise<void> {
  for (const field of textFields) await textControl(page, field).fill(enquiry[field.name]);
}

/** What stands in the fields now. */
export async function values(page: Page): Promise<Record<TextField["name"], string>> {
  const found = forEachText(() => "");
  for (const field of textFields) found[field.name] = await textControl(page, field).inputValue();
  return found;
}
