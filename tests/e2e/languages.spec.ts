import type { Page } from "@playwright/test";
import { type InterfaceWords, interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { content } from "../support/content.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { locateForm } from "./support/form.ts";
import { readLayoutShift } from "./support/layout-shift.ts";
import { expect, open, test } from "./support/test.ts";

const [en, gu, hi] = [interfaceWordsIn("en"), interfaceWordsIn("gu"), interfaceWordsIn("hi")];
const gujarati = content.translations.find(({ language }) => language === "gu");

const address = "asha@buyer.example";

const footer = (page: Page) => page.getByRole("contentinfo");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function write(page: Page, words: InterfaceWords, message: string): Promise<void> {
  const form = locateForm(page, words);
  await form.name.fill("આશા પટેલ");
  await form.email.fill(address);
  await form.message.fill(message);
}

test("a page in another writing system loads its font and the Latin one, without letter spacing", async ({ page }) => {
  for (const words of [gu, hi]) {
    await open(page, `/${words.language.tag.slice(0, 2)}/about`);
    // A browser fetches a font, and reports it as loaded, only if something on the page is drawn with it.
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""));
    });
    expect(new Set(loaded.filter((family) => !family.endsWith("Fallback")))).toEqual(
      new Set(["Anek Latin", words.language.font.family]),
    );
    await expect(heading(page)).toHaveCSS("font-family", new RegExp(words.language.font.family));
    const spaced = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        const isJoined = /[\p{Script=Gujarati}\p{Script=Devanagari}]/u.test(data);
        if (isJoined && parentElement && Number.parseFloat(getComputedStyle(parentElement).letterSpacing))
          texts.push(data);
      }
      return texts;
    });
    expect(spaced).toEqual([]);
  }
});

test("@narrow the mobile menu has the language switch, with the current language marked", async ({ page }) => {
  await open(page, "/gu/industries");
  await page.getByRole("banner").getByRole("button", { name: gu.frame.menu }).click();
  const menu = page.getByRole("banner").getByRole("list", { name: gu.frame.languages });
  await expect(menu.getByText(gu.language.name)).toHaveAttribute("aria-current", "true");
  await menu.getByRole("link", { name: hi.language.name }).click();
  await expect(page).toHaveURL(/\/hi\/industries$/);
});

const enquiries: [code: string, words: InterfaceWords, asked: string][] = [
  ["gu", gu, "અમને દરેક ટ્રકનું વજન નોંધે એવી સિસ્ટમ જોઈએ છે."],
  ["hi", hi, "हमें हर ट्रक का वज़न दर्ज करने वाला सिस्टम चाहिए।"],
];
for (const [code, words, asked] of enquiries) {
  const name = words.language.nameForOwner;
  test(`a form in ${name} shows its errors in ${name}, and the enquiry is stored with its language`, async ({
    page,
  }, info) => {
    const message = `${asked} ${info.project.name} ${Date.now()}`;
    await open(page, `/${code}`);
    const form = locateForm(page, words);
    await form.submit.click();
    for (const field of ["name", "email", "message"] as const)
      await expect(form.form.getByText(words.form.fields[field].missing)).toBeVisible();
    await expect(form.name).toBeFocused();
    await form.name.fill("x".repeat(230));
    await expect(form.name).toHaveAccessibleDescription(
      words.form.tooLong
        .replace("{field}", words.form.fields.name.label)
        .replace("{count}", "200")
        .replace("{over}", "30"),
    );
    await write(page, words, message);
    await form.email.fill("asha");
    await form.submit.click();
    await expect(form.form.getByText(words.form.notAnAddress)).toBeVisible();
    await form.email.fill(address);
    await form.submit.click();
    const toasts = page.getByRole("region", { name: words.toasts.label });
    await expect(toasts.getByText(words.form.success)).toBeVisible();
    await toasts.getByRole("button", { name: words.toasts.close, exact: true }).click();
    await expect(toasts.getByText(words.form.success)).toBeHidden();
    expect(readEnquiries().find((row) => row.message === message)).toMatchObject({ language: code });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript a Gujarati form shows its errors, and is sent when corrected", async ({
    page,
    expectConsoleError,
  }, info) => {
    expectConsoleError(/status of 422/);
    const message = `મેસેજ ${info.project.name} ${Date.now()}`;
    await page.goto("/gu");
    await write(page, gu, message);
    const form = locateForm(page, gu);
    await form.name.fill("   ");
    await form.submit.click();
    await expect(page).toHaveTitle(new RegExp(`^${gu.formAnswers.notSent}`));
    await expect(form.form.getByRole("alert")).toContainText(gu.formAnswers.correct);
    await expect(form.form.getByRole("link", { name: gu.form.fields.name.missing })).toBeVisible();
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await expect(form.message).toHaveValue(message);
    await form.name.fill("આશા");
    await form.submit.click();
    await expect(page).toHaveURL(/\/gu\/enquiry-received(#contact)?$/);
    await expect(heading(page)).toHaveText(gu.form.success);
    expect(readEnquiries().find((row) => row.message === message)).toMatchObject({ language: "gu", channel: "form" });
  });
});

test.describe("the language offer", () => {
  test.use({ locale: "gu-IN" });

  test("a visitor whose browser prefers Gujarati is offered it in one line, without redirect or layout shift", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page).toHaveURL(/\/about$/);
    const line = page.getByRole("region", { name: gu.frame.languages });
    await expect(line).toContainText(gu.offer.accept);
    await expect(line).toHaveAttribute("lang", "gu");
    // As high as the buttons in its script.
    await expect(line).toHaveCSS("font-size", "17px");
    expect(await readLayoutShift(page)).toBeLessThan(0.01);
    await page.emulateMedia({ media: "print" });
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await line.getByRole("link", { name: gu.offer.all }).click();
    await expect(footer(page).getByRole("link", { name: gu.language.name })).toBeInViewport();
    await line.getByRole("button", { name: en.offer.dismiss }).click();
    await expect(line).toBeHidden();
  });

  test("the language is not offered again on the next page, nor where the page is only in English", async ({
    page,
  }) => {
    const line = page.getByRole("region", { name: gu.frame.languages });
    await open(page, "/technologies/react");
    await page.waitForTimeout(1_000);
    await expect(line).toHaveCount(0);
    await open(page, "/about");
    await expect(line).toBeVisible();
    await open(page, "/industries");
    await page.waitForTimeout(1_000);
    await expect(line).toBeHidden();
  });

  test("the language offer leads to the same page in Gujarati", async ({ page }) => {
    await open(page, "/industries");
    await page.getByRole("region", { name: gu.frame.languages }).getByRole("link", { name: gu.offer.accept }).click();
    await expect(page).toHaveURL(/\/gu\/industries$/);
    await expect(heading(page)).toHaveText(gujarati?.["/industries"]?.tagline ?? "");
  });
});
