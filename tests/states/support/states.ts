import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import {
  type Interface,
  interfaceIn,
  languageAt,
  languages,
} from "../../../app/content/.server/languages/languages.ts";
import { pathIn } from "../../../enquiry/page.ts";
import { fields, fillIn } from "../../e2e/support/form.ts";
import { onePerType } from "../../e2e/support/page-types.ts";
import { test as base, expect, hydrated } from "../../e2e/support/test.ts";
import { fixedPartOf } from "../../support/sentences.ts";

/** A state of a page, and how a visitor brings it there. */
export type State = {
  name: string;
  /** The page types that have this state. @default all of them */
  paths?: string[];
  /** The window's size in CSS pixels. @default 1280 by 800 */
  viewport?: { width: number; height: number };
  context?: BrowserContextOptions;
  /** Runs once the page is interactive, with the texts of the page's language. */
  enter?: (page: Page, words: Interface) => Promise<void>;
};

const notFound = "/services/flutter-app";

/** One page of each type, and the not-found page. */
export const screens = [...onePerType, notFound];

/** Expects the browser's console message about the not-found page. */
export const test = base.extend({
  expected: async ({ baseURL: _ }, use) => use([/^404: no page at this path|status of 404/]),
});

const phone = { width: 390, height: 844 };
const night: BrowserContextOptions = { colorScheme: "dark" };
const send = "**/api/v1.0/email/send";
const header = (page: Page) => page.getByRole("banner");
/** The home page in each language. Its form really sends. */
const homes = languages.map((language) => pathIn(language, "/"));
const articles = onePerType.filter((path) => path.startsWith("/blog/"));

async function openMenu(page: Page, name: string): Promise<void> {
  await header(page).getByRole("button", { name }).click();
  await expect(header(page).locator(":popover-open").getByRole("link").first()).toBeVisible();
}

/** Opens the search and types a query. */
async function openSearch(page: Page, { frame }: Interface, query: string): Promise<Locator> {
  await page.getByRole("contentinfo").getByRole("button", { name: frame.search }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(query);
  return dialog;
}

async function searchHits(page: Page, words: Interface): Promise<void> {
  const dialog = await openSearch(page, words, "postgresql");
  await expect(dialog.getByRole("status")).toContainText(fixedPartOf(words.search.pages.other));
}

/** Fills in and sends the form. The test gives the server's answer, so nothing is stored. */
async function sendForm(page: Page, words: Interface, answer: "never" | 200 | 500): Promise<void> {
  await page.route(send, (route) => (answer === "never" ? undefined : route.fulfill({ status: answer, body: "OK" })));
  await fillIn(page, words);
  await fields(page, words).submit.click();
}

async function failForm(page: Page, words: Interface): Promise<void> {
  await sendForm(page, words, 500);
  await expect(fields(page, words).form.getByText(fixedPartOf(words.form.kept))).toBeVisible();
  await settledToast(page, words);
}

/** The spacing of text that WCAG 1.4.12 lets a reader set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const menuOpen: State["enter"] = (page, { frame }) => openMenu(page, frame.menu);

export const states: State[] = [
  { name: "as it comes" },
  { name: "on a phone", viewport: phone },
  { name: "with the menu open", viewport: phone, enter: menuOpen },
  { name: "with a dropdown open", enter: (page, { frame }) => openMenu(page, frame.services.toUpperCase()) },
  {
    name: "with the search open",
    enter: async (page, words) => {
      const dialog = await openSearch(page, words, "");
      await expect(dialog.getByText(words.search.intro)).toBeVisible();
    },
  },
  { name: "with the search's hits", enter: searchHits },
  {
    name: "with a search that finds nothing",
    enter: async (page, words) => {
      const dialog = await openSearch(page, words, "zeppelin");
      await expect(dialog.getByRole("status")).toContainText(fixedPartOf(words.search.unknown));
    },
  },
  {
    name: "with errors in the form",
    paths: [...homes, "/contact"],
    enter: async (page, words) => {
      await fields(page, words).email.fill("not an address");
      await fields(page, words).submit.click();
      await expect(fields(page, words).name).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "while the form is sent",
    paths: homes,
    enter: async (page, words) => {
      await sendForm(page, words, "never");
      await expect(fields(page, words).submit).toHaveText(words.form.buttons.sending);
    },
  },
  { name: "after the form failed, its toast shown", paths: homes, enter: failForm },
  {
    name: "after the form was sent, its toast shown",
    paths: homes,
    enter: async (page, words) => {
      await sendForm(page, words, 200);
      await settledToast(page, words);
    },
  },
  {
    name: "after the form of /contact was sent",
    paths: ["/contact"],
    enter: async (page, words) => {
      await sendForm(page, words, 200);
      await expect(fields(page, words).submit).toHaveText(words.form.buttons.sent);
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
  { name: "by night", context: night },
  { name: "by night, with the menu open", viewport: phone, context: night, enter: menuOpen },
  { name: "by night, with the search's hits", paths: ["/"], context: night, enter: searchHits },
  { name: "by night, after the form failed, its toast shown", paths: ["/"], context: night, enter: failForm },
  {
    name: "in forced colours",
    context: { forcedColors: "active" },
    // axe reads the fill colour of letters, for which Chromium reports the colour before forcing.
    enter: (page) =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll<HTMLElement>("*"))
          element.style.webkitTextFillColor = getComputedStyle(element).color;
      }),
  },
  {
    name: "with reduced motion",
    context: { reducedMotion: "reduce" },
    // The line that offers a language lies over a part of what stands at the window's foot. The names that no longer move stand there
    // at first.
    enter: (page) => page.evaluate(() => document.querySelector(".strip")?.scrollIntoView({ block: "center" })),
  },
  { name: "at 320 px", viewport: { width: 320, height: 640 } },
];

async function settledToast(page: Page, words: Interface): Promise<void> {
  const toast = page.getByRole("region", { name: words.toasts.label }).getByRole("listitem");
  await expect(toast).toHaveAttribute("data-mounted", "true");
  // sonner does not hide a toast while the pointer is over it.
  await toast.hover();
}

/** Every page type with each of its states. */
export const cases = screens.flatMap((path) =>
  states.filter(({ paths }) => !paths || paths.includes(path)).map((state) => ({ path, state })),
);

/** The options of a browser context for a state. */
export const contextOf = ({ viewport = { width: 1280, height: 800 }, context }: State): BrowserContextOptions => ({
  viewport,
  bypassCSP: true,
  ...context,
});

/** Opens a page of the site under test, and waits until it is complete. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`${process.env.SITE_URL_UNDER_TEST}${path}`);
  await hydrated(page);
  // The controls start with a movement that the page's script sees.
  await expect
    .poll(async () => {
      await page.mouse.move(6, 6);
      await page.mouse.move(5, 5);
      return page.locator(".scheme :checked").count();
    })
    .toBe(1);
  // Waits until the hero has faded in, because its letters are paler until then. The strip of names moves for ever, so
  // it is not waited for.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished);
    return Promise.allSettled(ending).then(() => {});
  });
  if (path === notFound) await expect(page.getByRole("navigation", { name: "Did you mean" })).toBeVisible();
}

/** Opens a page and brings it into the state. */
export async function enter(page: Page, path: string, state: State): Promise<void> {
  await openScreen(page, path);
  await state.enter?.(page, interfaceIn(languageAt(path)));
}
