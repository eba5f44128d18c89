import { expect, type Page } from "@playwright/test";
import { en } from "./english-texts.ts";

/** The parts of the search that a person sees. */
export const dialog = (page: Page) => page.getByRole("dialog", { name: en.search.label });
export const searchField = (page: Page) => dialog(page).getByRole("textbox", { name: en.search.field });
export const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");

/** Types another query, and waits for the answer. */
export async function search(page: Page, query: string) {
  await searchField(page).fill(query);
  await expect(dialog(page).getByRole("status")).toContainText(/page/);
}
