import { expect, type Locator, type Page } from "@playwright/test";
import type { InterfaceWords } from "../../../app/content/languages/site-languages.ts";
import type { TextField } from "../../../enquiry/fields.ts";
import { textFields, typicalValue } from "../../support/typical-enquiry.ts";
import { en } from "./english-texts.ts";

/** A value for every text field. */
const forEachText = <T>(entryOf: (field: TextField) => T) =>
  Object.fromEntries(textFields.map((field) => [field.name, entryOf(field)])) as Record<TextField["name"], T>;

/** Words that no other enquiry has, by which it is found among those that arrived. */
export const uniqueMessage = (words: string): string => `${words} ${crypto.randomUUID()}`;

export const typicalTexts = forEachText(typicalValue);
export const emptyValues = forEachText(() => "");

const formOf = (page: Page, { form }: InterfaceWords) => page.getByRole("form", { name: form.label });

/** A text control, whose label says after its name when it is optional. */
function textControl(page: Page, { name, required }: TextField, words: InterfaceWords): Locator {
  const { fields, optional } = words.form;
  const { label } = fields[name];
  return formOf(page, words).getByRole("textbox", { name: required ? label : `${label} ${optional}`, exact: true });
}

/**
 * The form on the page, by what a person sees.
 * @param words of the page's language
 */
export const locateForm = (page: Page, words = en) => ({
  form: formOf(page, words),
  ...forEachText((field) => textControl(page, field, words)),
  consultation: formOf(page, words).getByLabel(words.form.fields.requestConsultation.label),
  // The label of the button tells the status.
  submit: formOf(page, words).getByRole("button").and(page.locator("[type=submit]")),
});

/** Fills in every field. */
export async function fillIn(page: Page, words = en): Promise<void> {
  for (const field of textFields) await textControl(page, field, words).fill(typicalTexts[field.name]);
}

/** The current values of the fields. */
export async function readValues(page: Page): Promise<Record<TextField["name"], string>> {
  const found = forEachText(() => "");
  for (const field of textFields) found[field.name] = await textControl(page, field, en).inputValue();
  return found;
}

const { maxLength = 0 } = textFields.find(({ name }) => name === "message") ?? {};

/** What is said of an English message of so many characters, which has more than fit. */
export const tooLongError = (length: number): string =>
  en.form.tooLong
    .replace("{field}", en.form.fields.message.label.toLowerCase())
    .replace("{count}", maxLength.toLocaleString("en"))
    .replace("{over}", (length - maxLength).toLocaleString("en"));
/** Presses the button of the page that a form without a token comes back with. */
export async function sendAgain(page: Page, words = en): Promise<void> {
  const { again, askAgain } = words.formAnswers;
  await expect(formOf(page, words).getByRole("alert")).toHaveText(askAgain.replace("{again}", again));
  await formOf(page, words).getByRole("button", { name: again, exact: true }).click();
}
