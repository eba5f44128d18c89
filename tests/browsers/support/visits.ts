import { join } from "node:path";
import sharp from "sharp";
import { inject } from "vitest";
import { type Interface, interfaceIn, type Language } from "../../../app/content/.server/languages/languages.ts";
import aboutEnglish from "../../../content/en/about.ts";
import aboutGujarati from "../../../content/gu/about.ts";
import { pathIn } from "../../../enquiry/page.ts";
import { readRows } from "../../relay/support/rows.ts";
import { fixedPartOf } from "../../support/sentences.ts";
import { enquiryWith } from "./form.ts";
import type { Page } from "./page.ts";
import { escaped, type Part } from "./parts.ts";
import { role, selector, text } from "./target.ts";
import { engine, expect } from "./test.ts";

const heading = selector("main h1");
/** The heading of the next page of a visit. */
const next: Partial<Record<Language, string>> = { en: aboutEnglish.tagline, gu: aboutGujarati.tagline };
const english = interfaceIn("en");
const formIn = ({ form }: Interface) => role("form", form.label);
const submitIn = (words: Interface) => role("button", undefined, formIn(words));
/** The name of the toasts' region ends in its keyboard shortcut. */
const toastIn = ({ toasts }: Interface) =>
  role("listitem", undefined, role("region", new RegExp(`^${escaped(toasts.label)}`)));
/** How long a visitor waits before giving up. Less than a hanging answer takes. Milliseconds. */
export const patience = { timeout: 18_000 };
/** The same after sending: the page waits 15 s for the answer, and 10 s more to ask whether it has arrived. Milliseconds. */
const answerPatience = { timeout: 27_000 };

/** Whether there is visible text: an area of one colour has none. */
async function expectWords(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const [seen] = await page.see(heading);
      if (!seen?.text) return 0;
      const { x, y, width, height } = seen.box;
      const area = {
        left: Math.max(0, Math.round(x)),
        top: Math.round(y),
        width: Math.round(width),
        height: Math.round(height),
      };
      const picture = sharp(await page.screenshot())
        .extract(area)
        .greyscale();
      return (await sharp(await picture.png().toBuffer()).stats()).channels[0]?.stdev ?? 0;
    }, patience)
    .toBeGreaterThan(10);
}

/** Opens a page and waits until there is something to read. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.load(path);
  await expectWords(page);
  await page.move();
}

/** Follows the footer's link to another page. */
async function followLink(page: Page, language: Language = "en"): Promise<void> {
  await page.click(role("link", interfaceIn(language).frame.about, role("contentinfo")));
  await expect.poll(() => page.text(heading), patience).toBe(next[language]);
}

/** Waits for the form's code, which may never come. */
const formIsReady = (page: Page) =>
  expect
    .poll(() => page.count(selector("form[data-ready]")), { timeout: 2500 })
    .toBe(1)
    .catch(() => {});

/** Scrolls to the form, and fills in an enquiry as autofill does, which is faster than typing. */
async function write(page: Page, message: string): Promise<void> {
  await page.evaluate(() => document.querySelector("form[aria-label]")?.scrollIntoView());
  await formIsReady(page);
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`form[aria-label] [name="${name}"]`);
      field?.focus();
      if (field) field.value = value;
      field?.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, enquiryWith(message));
}

const arrivals = (message: string) =>
  readRows(join(inject("siteData"), "enquiries.sqlite")).filter((row) => row.message === message).length;

/** The outcome of an enquiry, in the words of the table. */
async function outcome(page: Page, words: Interface): Promise<string> {
  const { form } = words;
  if (/\/enquiry-received/.test(await page.path())) return "a page that says it has arrived";
  const toasts = (await page.texts(toastIn(words))).join();
  if (toasts.includes(form.success)) return "a toast that says it is sent";
  if ((await page.count(text(form.success, formIn(words)))) > 0) return "the form says that it is sent";
  if ((await page.text(submitIn(words))) === form.buttons.sent) return "the button says that it is sent";
  for (const told of [form.kept, form.held]) {
    const note = text(new RegExp(escaped(fixedPartOf(told))), formIn(words));
    if ((await page.count(note)) > 0 && (await page.count(selector('form a[href^="mailto:"]'))) > 0)
      return "told, with the address to write to";
  }
  return "";
}

/** Waits for an outcome, and returns it. */
async function finalOutcome(page: Page, words: Interface): Promise<string> {
  let saw = "";
  await expect
    .poll(async () => {
      saw = await outcome(page, words);
      return saw;
    }, answerPatience)
    .not.toBe("");
  return saw;
}

/** Waits for the text alone: without the site's font a script is drawn in a system font, which a test machine may lack. */
async function arriveAtText(page: Page, path: string): Promise<void> {
  await page.load(path);
  await expect.poll(() => page.text(heading), patience).toMatch(/./);
  await page.move();
}

/** A visit to the home page: reads, sends an enquiry, goes on. */
export async function visitHome(page: Page, language: Language = "en"): Promise<string> {
  const words = interfaceIn(language);
  const message = `visit ${engine} ${crypto.randomUUID()}`;
  await (language === "en" ? arrive(page, "/") : arriveAtText(page, pathIn(language, "/")));
  await write(page, message);
  await page.click(submitIn(words));
  const saw = await finalOutcome(page, words);
  // An enquiry that is reported as not sent may have arrived, but never twice.
  if (saw.startsWith("told")) expect(arrivals(message)).toBeLessThanOrEqual(1);
  else await expect.poll(() => arrivals(message)).toBe(1);
  await followLink(page, language);
  return saw;
}

/** The same in Gujarati, in a browser whose own language is another. */
export const visitGujarati = (page: Page) => visitHome(page, "gu");

/** Looks through the industries by keyboard, with which the browser itself scrolls them until the carousel's code does. */
export async function visitCarousel(page: Page, _: Part, untilAsked: () => Promise<void>): Promise<string> {
  await arrive(page, "/");
  const carousel = role("group", "Industries");
  await page.see(carousel, "scroll");
  await untilAsked();
  const scrollOn = async () => {
    await page.press("ArrowRight");
    return page.evaluate(() => {
      const region = document.querySelector('[aria-label="Industries: cards"]');
      const left = region?.getBoundingClientRect().left ?? 0;
      return [...(region?.querySelectorAll("li") ?? [])].findIndex(
        (card) => Math.abs(card.getBoundingClientRect().left - left) < 40,
      );
    });
  };
  await page.focus(role("region", "Industries: cards", carousel));
  await expect.poll(scrollOn, { ...patience, interval: 400 }).toBeGreaterThan(0);
  const buttons = await page.count(role("button", "Next", carousel));
  await followLink(page);
  return buttons ? "the carousel moves" : "the cards scroll, and no button is offered";
}

export async function visitContact(page: Page): Promise<string> {
  await arrive(page, "/contact");
  await write(page, "simulated");
  await page.click(submitIn(english));
  const saw = await finalOutcome(page, english);
  await followLink(page);
  return saw;
}

/** The visible text of the search's status, which also has hidden words. */
export const searchSays = (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not said.
  page.evaluate(() => document.getElementById("search-status")?.innerText);

export async function visitSearch(page: Page): Promise<string> {
  await arrive(page, "/technologies");
  const dialog = role("dialog", "Search the site");
  await page.click(role("button", "SEARCH THE SITE", role("contentinfo")));
  const field = role("textbox", "Search all pages", dialog);
  await page.write(field, "kubernetes");
  await expect.poll(() => searchSays(page), patience).toMatch(/\d+ pages?|could not be loaded/);
  const said = (await searchSays(page)) ?? "";
  expect((await page.see(field))[0]?.value).toBe("kubernetes");
  await page.press("Escape");
  await expect.poll(() => page.count(dialog)).toBe(0);
  await followLink(page);
  return /\d/.test(said) ? "the search finds" : "the search says that it cannot be loaded";
}

export async function visitNotFound(page: Page, _: Part, untilAsked: () => Promise<void>): Promise<string> {
  await arrive(page, "/services/flutter-app");
  expect(await page.text(heading)).toBe("Page not found.");
  await untilAsked();
  await page.click(role("link", "RETURN HOME", role("main")));
  await expect.poll(() => page.text(heading), patience).toBe("Custom software with real-world impact");
  return "the page, and the way home";
}

export async function visitReceived(page: Page, _: Part, untilAsked: () => Promise<void>): Promise<string> {
  await arrive(page, "/enquiry-received");
  expect(await page.text(heading)).toBe(english.form.success);
  await untilAsked();
  await followLink(page);
  return "the page that says it has arrived";
}

export async function visitOwnCost(page: Page, _: Part, untilAsked: () => Promise<void>): Promise<string> {
  await arrive(page, "/how-this-site-is-made");
  await untilAsked();
  await followLink(page);
  return "the page, without its own cost";
}

/** A visit to a site with analytics that asks for consent. */
export async function visitCounted(page: Page, _: Part, untilAsked: () => Promise<void>): Promise<string> {
  await arrive(page, "/industries");
  await untilAsked();
  const bar = role("region", "Privacy choices");
  const isAsked = await expect
    .poll(() => page.count(bar), { timeout: 2500 })
    .toBe(1)
    .then(
      () => true,
      () => false,
    );
  if (isAsked) await page.click(role("button", "No, do not", bar));
  await followLink(page);
  return isAsked ? "the page, and the question" : "the page, and no question";
}
