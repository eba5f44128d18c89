import type { Page } from "@playwright/test";
import { axeFaults } from "../e2e/support/accessibility.ts";
import { fields, fillIn } from "../e2e/support/form.ts";
import { onePerType } from "../e2e/support/page-types.ts";
import { cutOffWhenNarrow, expectReadable } from "../e2e/support/reading.ts";
import { dialog, field } from "../e2e/support/search.ts";
import { expect, lookingWith, wide } from "../e2e/support/test.ts";
import { en } from "../e2e/support/words.ts";
import { fixedPartOf } from "../support/sentences.ts";
import { openScreen, phone, screens, test } from "./support.ts";

/** axe evaluates scripts of its own, which the security policy forbids. */
test.use({ bypassCSP: true });

/** Controls that are smaller than `side`, except links within a sentence (WCAG 2.5.8, "Inline"). */
const tooSmall = (page: Page, side: number) =>
  page.evaluate((side) => {
    const small: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const inSentence =
        getComputedStyle(control).display === "inline" && control.closest("p, li, dd, th, td, figcaption, blockquote");
      // A press on the label counts as one on the box.
      const areas = [control, ...((control as HTMLInputElement).labels ?? [])].map((area) =>
        area.getBoundingClientRect(),
      );
      const [{ width, height, right, bottom } = new DOMRect()] = areas;
      // Controls that appear only on focus, and those hidden from assistive software.
      const away = right <= 0 || bottom <= 0 || width <= 1 || control.closest('[aria-hidden="true"]');
      if (inSentence || away || areas.some((area) => area.width >= side && area.height >= side)) continue;
      // The whole card can be pressed.
      if (control.classList.contains("stretched")) continue;
      small.push(
        `${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim()}: ${Math.round(width)} by ${Math.round(height)}`,
      );
    }
    return small;
  }, side);

/** axe takes a control that is half under a bar for a small one. The page scrolls it clear, which `keyboard.spec.ts` asks. */
const openPlain = async (page: Page, path: string) => {
  await openScreen(page, path);
  await page.addStyleTag({ content: ".language-offer, .call-bar { position: static !important }" });
};

for (const path of screens)
  test(`${path} has no fault that axe finds, by day, by night and on a phone, and its controls are large enough`, async ({
    page,
  }) => {
    await openPlain(page, path);
    expect(await axeFaults(page)).toEqual([]);
    expect(await tooSmall(page, 24), "24 px").toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, { only: ["color-contrast", "color-contrast-enhanced"] }), "by night").toEqual([]);
    await page.setViewportSize(phone);
    expect(await axeFaults(page, { without: ["color-contrast", "color-contrast-enhanced"] }), "on a phone").toEqual([]);
  });

test.describe("under a finger", () => {
  test.use({ viewport: phone, hasTouch: true });
  for (const path of screens.filter((path) => !/^\/(gu|hi)/.test(path)))
    test(`each control of ${path} is at least 44 px large`, async ({ page }) => {
      await openScreen(page, path);
      expect(await tooSmall(page, 44)).toEqual([]);
    });
});

/** The spacing of text that WCAG 1.4.12 lets a reader set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Fills in and sends the form. The test gives the server's answer, so nothing is stored. */
async function sendForm(page: Page, status: 200 | 500): Promise<void> {
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status, body: "OK" }));
  await fillIn(page);
  await fields(page).submit.click();
  const toast = page.getByRole("region", { name: en.toasts.label }).getByRole("listitem");
  await expect(toast).toHaveAttribute("data-mounted", "true");
  // sonner does not hide a toast while the pointer is over it.
  await toast.hover();
}

async function search(page: Page, query: string, answer: string): Promise<void> {
  await page.keyboard.press("/");
  await field(page).fill(query);
  await expect(dialog(page).getByRole("status")).toContainText(fixedPartOf(answer));
}

/** States into which a visitor brings the home page. */
const states: [name: string, enter: (page: Page) => Promise<void>][] = [
  [
    "with the menu open",
    async (page) => {
      await page.setViewportSize(phone);
      await page.getByRole("banner").getByRole("button", { name: en.frame.menu }).click();
    },
  ],
  ["with a dropdown open", (page) => page.getByRole("banner").getByRole("button", { name: en.frame.services }).click()],
  ["with the search's hits", (page) => search(page, "postgresql", en.search.pages.other)],
  ["with a search that finds nothing", (page) => search(page, "zeppelin", en.search.unknown)],
  [
    "with errors in the form",
    async (page) => {
      await fields(page).submit.click();
      await expect(fields(page).name).toHaveAttribute("aria-invalid", "true");
    },
  ],
  ["after the form failed, its toast shown", (page) => sendForm(page, 500)],
  ["after the form was sent, its toast shown", (page) => sendForm(page, 200)],
  ["with the reader's own spacing of text", async (page) => void (await page.addStyleTag({ content: spacing }))],
];
for (const [name, enter] of states)
  test(`the home page ${name} has no fault that axe finds, by day and by night`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/The enquiry was not sent|status of 500/);
    await openPlain(page, "/");
    await enter(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeFaults(page, { only: ["color-contrast", "color-contrast-enhanced"] }), "by night").toEqual([]);
  });

const narrow = lookingWith({ viewport: phone, hasTouch: true });
for (const path of ["/", "/gu", "/contact", "/blog"])
  narrow(`no words of ${path} are cut off in a narrow window`, async ({ page }) => {
    await page.goto(path);
    expect(await cutOffWhenNarrow(page)).toEqual([]);
  });

const withoutJavaScript = lookingWith({ ...wide, javaScriptEnabled: false });
for (const path of onePerType)
  withoutJavaScript(
    `${path} can be read without JavaScript: all its words are there, and none is hidden or cut off`,
    ({ page }) => expectReadable(page, path),
  );
