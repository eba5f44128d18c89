import type { BrowserContextOptions, Page } from "@playwright/test";
import { fields, fillIn } from "../../e2e/support/form.ts";
import { onePerType } from "../../e2e/support/page-types.ts";
import { expect, hydrated } from "../../e2e/support/test.ts";

/** What a visitor can bring a page into, and how. */
export type State = {
  name: string;
  /** The page types that know it. @default all of them */
  paths?: string[];
  /** Of the window, in CSS pixels. @default 1280 by 800 */
  viewport?: { width: number; height: number };
  context?: BrowserContextOptions;
  /** After the page has come to life. */
  enter?: (page: Page) => Promise<void>;
};

const phone = { width: 390, height: 844 };
const send = "**/api/v1.0/email/send";
const header = (page: Page) => page.getByRole("banner");
/** Those with a form. */
const withForm = ["/", "/contact"];
const articles = onePerType.filter((path) => path.startsWith("/blog/"));

async function openSearch(page: Page, query: string, answer: RegExp): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").or(dialog.getByRole("combobox")).fill(query);
  await expect(dialog.getByRole("status")).toContainText(answer);
}

/** Fills the form in and sends it; what the server says is given, so that nothing is stored. */
async function sendForm(page: Page, answer: "never" | 200 | 500): Promise<void> {
  await page.route(send, (route) => (answer === "never" ? undefined : route.fulfill({ status: answer, body: "OK" })));
  await fillIn(page);
  await fields(page).submit.click();
}

/** What WCAG 1.4.12 lets a reader set for the whole page. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

export const states: State[] = [
  { name: "as it comes" },
  { name: "on a phone", viewport: phone },
  {
    name: "with the menu open",
    viewport: phone,
    enter: async (page) => {
      await header(page).getByRole("button", { name: "Menu" }).click();
      await expect(header(page).locator(":popover-open").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "with a dropdown open",
    enter: async (page) => {
      await header(page).getByRole("button", { name: "SERVICES" }).click();
      await expect(header(page).locator(":popover-open").getByRole("link").first()).toBeVisible();
    },
  },
  { name: "with the search open", enter: (page) => openSearch(page, "", /pages/) },
  { name: "with the search's hits", enter: (page) => openSearch(page, "postgresql", /^\d+ pages/) },
  { name: "with a search that finds nothing", enter: (page) => openSearch(page, "zeppelin", /No page/) },
  {
    name: "with errors in the form",
    paths: withForm,
    enter: async (page) => {
      await fields(page).email.fill("not an address");
      await fields(page).submit.click();
      await expect(fields(page).name).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "while the form is sent",
    paths: ["/"],
    enter: async (page) => {
      await sendForm(page, "never");
      await expect(fields(page).submit).toHaveText("SENDING...");
    },
  },
  {
    name: "after the form failed, its toast shown",
    paths: ["/"],
    enter: async (page) => {
      await sendForm(page, 500);
      await expect(fields(page).form.getByText("Nothing you wrote is lost.")).toBeVisible();
      await settledToast(page);
    },
  },
  {
    name: "after the form was sent, its toast shown",
    paths: ["/"],
    enter: async (page) => {
      await sendForm(page, 200);
      await settledToast(page);
    },
  },
  {
    name: "after the form of /contact was sent",
    paths: ["/contact"],
    enter: async (page) => {
      await sendForm(page, 200);
      await expect(fields(page).submit).toHaveText("MESSAGE SENT!");
    },
  },
  {
    name: "after a sample was copied, its toast shown",
    paths: articles,
    context: { permissions: ["clipboard-read", "clipboard-write"] },
    enter: async (page) => {
      await page.getByRole("main").getByRole("button", { name: /copy/i }).first().click();
    },
  },
  {
    name: "with letters of 200 %",
    viewport: { width: 360, height: 740 },
    enter: (page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%")),
  },
  {
    name: "with the reader's own spacing of text",
    viewport: phone,
    enter: async (page) => void (await page.addStyleTag({ content: spacing })),
  },
  { name: "by night", context: { colorScheme: "dark" } },
  {
    name: "by night, with the menu open",
    viewport: phone,
    context: { colorScheme: "dark" },
    enter: async (page) => {
      await header(page).getByRole("button", { name: "Menu" }).click();
      await expect(header(page).locator(":popover-open").getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "by night, with the search's hits",
    paths: ["/"],
    context: { colorScheme: "dark" },
    enter: (page) => openSearch(page, "postgresql", /^\d+ pages/),
  },
  {
    name: "by night, after the form failed, its toast shown",
    paths: ["/"],
    context: { colorScheme: "dark" },
    enter: async (page) => {
      await sendForm(page, 500);
      await expect(fields(page).form.getByText("Nothing you wrote is lost.")).toBeVisible();
      await settledToast(page);
    },
  },
  { name: "in forced colours", context: { forcedColors: "active" } },
  { name: "with reduced motion", context: { reducedMotion: "reduce" } },
  { name: "at 320 px", viewport: { width: 320, height: 640 } },
];

async function settledToast(page: Page): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toHaveAttribute("data-mounted", "true");
  // So that it stays: sonner counts down only while nobody points at it.
  await toast.hover();
}

/** Every page type with every state that it knows. */
export const cases = onePerType.flatMap((path) =>
  states.filter(({ paths }) => !paths || paths.includes(path)).map((state) => ({ path, state })),
);

/** What a browser context has to be for a state. */
export const contextOf = ({ viewport = { width: 1280, height: 800 }, context }: State): BrowserContextOptions => ({
  viewport,
  bypassCSP: true,
  ...context,
});

/** Opens a page of the site under test and brings it into the state. */
export async function enter(page: Page, path: string, state: State): Promise<void> {
  await page.goto(`${process.env.SITE_URL_UNDER_TEST}${path}`);
  await hydrated(page);
  await state.enter?.(page);
}
