import type { Page } from "@playwright/test";
import { axeFaults } from "../e2e/support/accessibility.ts";
import { expectReadable, findCutOffWords } from "../e2e/support/clipped-text.ts";
import { en } from "../e2e/support/english-texts.ts";
import { fillIn, locateForm } from "../e2e/support/form.ts";
import { onePagePerType } from "../e2e/support/sample-paths.ts";
import { dialog, searchField } from "../e2e/support/search.ts";
import { expect } from "../e2e/support/test.ts";
import { longestFixedPart } from "../support/longest-fixed-part.ts";
import { notFoundPath, openSettledPage, phoneViewport, sampledPaths, test } from "./support.ts";

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

/** axe takes a control that is half under a bar for a small one. `keyboard.spec.ts` tests that the page scrolls it clear. */
const openPlain = async (page: Page, path: string) => {
  await openSettledPage(page, path);
  await page.addStyleTag({ content: ".language-offer, .call-bar { position: static !important }" });
};

const contrast = ["color-contrast", "color-contrast-enhanced"];

/** Pages that are also looked at on a phone, and whose colours are measured. All colours are calculated in `tests/unit/contrast.test.ts`. */
const samples = /^\/((blog|services)\/.+)?$/;

/** Looks at the page on a phone under a finger, whose controls are larger. */
async function onPhone<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(phoneViewport);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  const seen = await look();
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await session.detach();
  return seen;
}

for (const path of sampledPaths)
  test(`${path} has no axe violations, and controls of at least 24 px, on a phone 44 px`, async ({
    page,
    expectConsoleError,
  }) => {
    if (path === notFoundPath) expectConsoleError(/404/);
    await openPlain(page, path);
    expect(await axeFaults(page, samples.test(path) ? {} : { without: contrast })).toEqual([]);
    expect(await tooSmall(page, 24)).toEqual([]);
    if (samples.test(path)) {
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeFaults(page, { only: contrast }), "in dark mode").toEqual([]);
    }
    if (!/^\/(gu|hi)/.test(path)) expect(await onPhone(page, () => tooSmall(page, 44)), "on a phone").toEqual([]);
    if (!samples.test(path)) return;
    expect(await axeFaults(page, { without: contrast }), "on a phone").toEqual([]);
    expect(await findCutOffWords(page)).toEqual([]);
  });

/** Fills in and sends the form. The test gives the server's answer, so nothing is stored. */
async function sendForm(page: Page, status: 200 | 500): Promise<void> {
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status, body: "OK" }));
  await fillIn(page);
  await locateForm(page).submit.click();
  const toast = page
    .getByRole("region", { name: en.toasts.label })
    .getByRole("listitem")
    .filter({ hasText: status === 200 ? en.form.success : en.form.error });
  await expect(toast).toHaveAttribute("data-mounted", "true");
  // sonner does not hide a toast while the pointer is over it.
  await toast.hover();
}

async function search(page: Page, query: string, answer: string): Promise<void> {
  await page.keyboard.press("/");
  await searchField(page).fill(query);
  await expect(dialog(page).getByRole("status")).toContainText(longestFixedPart(answer));
}

const header = (page: Page) => page.getByRole("banner");

/** States into which a visitor brings the home page, one after the other, and the part of it that changes. */
const states: [name: string, part: string, enter: (page: Page) => Promise<void>][] = [
  ["an open dropdown", "header", (page) => header(page).getByRole("button", { name: en.frame.services }).click()],
  [
    "the open mobile menu",
    "header",
    async (page) => {
      await page.setViewportSize(phoneViewport);
      await header(page).getByRole("button", { name: en.frame.menu }).click();
    },
  ],
  ["a search with results", "#site-search", (page) => search(page, "postgresql", en.search.pages.other)],
  ["a search without results", "#site-search", (page) => search(page, "zeppelin", en.search.unknown)],
  [
    "a form with errors",
    "#contact",
    async (page) => {
      await locateForm(page).submit.click();
      await expect(locateForm(page).name).toHaveAttribute("aria-invalid", "true");
    },
  ],
  ["a form that failed and its toast", ":is(#contact, [data-sonner-toaster])", (page) => sendForm(page, 500)],
  ["a form that was sent and its toast", ":is(#contact, [data-sonner-toaster])", (page) => sendForm(page, 200)],
];

test("the home page has no axe violations in any state: open menu, search, form with errors, toast", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The enquiry was not sent|status of 500/);
  await openPlain(page, "/");
  for (const [name, part, enter] of states) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page);
    expect(await axeFaults(page, { part, without: contrast }), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

const withoutJavaScript = test.extend({ javaScriptEnabled: false });
for (const path of onePagePerType)
  withoutJavaScript(
    `${path} without JavaScript shows all its text, at 320 px and with letters of 200 % too`,
    ({ page }) => expectReadable(page, path),
  );
