import type { Page } from "@playwright/test";
import { axeFaults } from "./support/accessibility.ts";
import { firebaseChunkRegex, mockAnalytics, readEvents, test } from "./support/analytics.ts";
import { en, industriesTagline } from "./support/english-texts.ts";
import { readLayoutShift } from "./support/layout-shift.ts";
import { denyStorage, expect, footerLink, openUnhydrated, runStartScript } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("region", { name: en.consent.label });
const yes = (page: Page) => bar(page).getByRole("button", { name: en.consent.yes });
const no = (page: Page) => bar(page).getByRole("button", { name: en.consent.no });
const choices = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: en.consent.label });

test("analytics loads nothing before consent, and then starts with the page where it was given", async ({ page }) => {
  const asked = await mockAnalytics(page);
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await openUnhydrated(page, "/about");
  await expect(yes(page)).toBeVisible();
  await footerLink(page, en.frame.industries).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(industriesTagline);
  expect(asked).toEqual([]);
  await expect
    .poll(() => lines.filter((line) => line.startsWith("Analytics event (not sent): page_view")))
    .toHaveLength(2);
  // One line for each page.
  expect(lines.filter((line) => line.startsWith("Analytics is off: the visitor has not agreed."))).toHaveLength(2);

  // A reload is no view, but the question is still shown.
  await page.reload();
  await yes(page).click();
  await expect(bar(page)).toBeHidden();
  const paths = async () => (await readEvents(page)).map(({ name, parameters }) => parameters.page_path ?? name);
  await expect.poll(paths).toEqual(["app_initialized", "/industries"]);
  await page.reload();
  await runStartScript(page);
  await page.waitForTimeout(1000);
  await expect(bar(page)).toBeHidden();
  expect(await paths()).toEqual([]);
  await footerLink(page, en.frame.about).click();
  await expect.poll(paths).toEqual(["/about"]);
});

test("the No button looks like the Yes button, and the answer is remembered", async ({ page }) => {
  const asked = await mockAnalytics(page);
  await openUnhydrated(page, "/about");
  const look = (button: ReturnType<typeof yes>) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height };
    });
  expect(await look(no(page))).toEqual(await look(yes(page)));
  await no(page).click();
  await expect(bar(page)).toBeHidden();
  await openUnhydrated(page, "/");
  await page.waitForTimeout(1500);
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("the consent bar shifts nothing and does not cover the page's end", async ({ page }) => {
  // After the font, which may move the page, too.
  await page.route("**/assets/consent-bar-*", async (route) => {
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await route.continue();
  });
  await openUnhydrated(page, "/contact");
  await expect(bar(page)).toBeVisible();
  expect(await readLayoutShift(page, "/consent-bar-")).toBe(0);
  await expect(page.locator(":focus")).toHaveCount(0);

  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  const bottomOf = async (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => element.getBoundingClientRect().bottom);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await bottomOf("footer")) - (await top())).toBeLessThanOrEqual(1);
});

for (const [window, width, percent] of [
  ["a wide window", 1280, 100],
  ["320 px with letters of 200 %", 320, 200],
] as const)
  test(`the consent bar does not cover the focus in ${window}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openUnhydrated(page, "/contact");
    await expect(bar(page)).toBeVisible();
    await page.evaluate((percent) => document.documentElement.style.setProperty("font-size", `${percent}%`), percent);
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press("Tab");
      // In a textarea the browser scrolls to the line that is being written, and of what is taller than the room to its beginning.
      const hidden = () =>
        page.evaluate((lineHeight) => {
          const focused = document.activeElement;
          const over = document.querySelector(".consent-bar")?.getBoundingClientRect();
          if (!focused || !over || focused.closest(".consent-bar")) return 0;
          const { top, height } = focused.getBoundingClientRect();
          const isTall = focused.matches("textarea") || height > over.top / 2;
          return top + (isTall ? lineHeight : height) - over.top;
        }, 48);
      // The page scrolls smoothly to the element with the focus, which takes time.
      await expect.poll(hidden, `after ${press + 1} presses of Tab`).toBeLessThanOrEqual(0);
    }
  });

for (const path of ["/", "/gu", "/hi", "/contact", "/gu/contact"])
  test(`the consent bar takes at most 18 % of a phone's screen on ${path}, and does not cover the first button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openUnhydrated(page, path);
    const shown = page.locator(".consent-bar");
    await expect(shown).toBeVisible();
    const box = await shown.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.18 * 740);
    const button = await page.getByRole("main").locator("a.button").first().boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });

test("consent can be withdrawn by keyboard, which deletes the cookies and stops the events", async ({
  page,
  context,
}) => {
  await mockAnalytics(page);
  await page.addInitScript(() => {
    if (!localStorage.getItem("analytics-consent")) localStorage.setItem("analytics-consent", "yes");
  });
  await openUnhydrated(page, "/about");
  await expect.poll(async () => (await readEvents(page)).length).toBe(2);
  const url = page.url();
  await context.addCookies(["_ga", "_ga_TEST"].map((name) => ({ name, value: "GS1.1", url })));

  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    // Every change of the live region, as a screen reader gets it.
    new MutationObserver(() => {
      const said = document.querySelector(".consent-bar [role=status]")?.textContent;
      if (said !== undefined && said !== heard.at(-1)) heard.push(said);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await choices(page).focus();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText(en.consent.saidYes);
  for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
  await expect(no(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choices(page)).toBeFocused();
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  const note = bar(page).getByRole("status");
  await expect(note).toContainText(en.consent.withdrawn);
  // A screen reader announces a region whose words come after it.
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
    "",
    await note.textContent(),
  ]);
  await bar(page).getByRole("button", { name: "Close" }).press("Enter");
  await expect(bar(page)).toBeHidden();
  await expect(choices(page)).toBeFocused();

  await footerLink(page, en.frame.industries).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(industriesTagline);
  expect(await readEvents(page)).toEqual([]);
});

test("Global Privacy Control withdraws an earlier consent, and the page says so", async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await mockAnalytics(page);
  // Google's tag sets its cookies for the highest domain that accepts them.
  const site = new URL(baseURL ?? "");
  site.hostname = "www.kutch.localhost";
  await context.addCookies([
    { name: "_ga", value: "GA1.1", domain: ".kutch.localhost", path: "/" },
    { name: "_ga_TEST", value: "GS1.1", domain: "www.kutch.localhost", path: "/" },
    { name: "theirs", value: "1", domain: "www.kutch.localhost", path: "/" },
  ]);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []).sort());
  // On an address where none of the page's scripts run: the state that an earlier visit left.
  await page.goto(`${site.origin}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.setItem("analytics-consent", "yes");
    for (const name of ["firebase-installations-database", "firebase-heartbeat-database", "theirs"])
      await new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          (target as IDBOpenDBRequest).result.close();
          resolve(undefined);
        };
      });
  });
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  page.on("request", (request) => {
    if (firebaseChunkRegex.test(request.url())) asked.push(request.url());
  });
  const said = page.waitForEvent("console", (message) => message.text().includes("asks not to be tracked"));
  await openUnhydrated(page, `${site.origin}/about`);
  await said;
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["theirs"]);
  await expect.poll(databases).toEqual(["theirs"]);
  // Firebase is not requested for it, and the earlier yes is gone even if the browser later stops asking.
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("analytics-consent"))).toBeNull();
  await choices(page).click();
  await expect(bar(page)).toContainText(en.consent.refused);
});

test("a consent answer in one tab closes the bar and stops analytics in another", async ({ page, context }) => {
  await mockAnalytics(page);
  const other = await context.newPage();
  await mockAnalytics(other);
  await openUnhydrated(page, "/about");
  await expect(yes(page)).toBeVisible();
  await openUnhydrated(other, "/contact");
  await yes(other).click();
  await expect(bar(page)).toBeHidden();
  await expect
    .poll(async () => (await readEvents(other)).map(({ name }) => name))
    .toEqual(["app_initialized", "page_view"]);

  await choices(page).click();
  await no(page).click();
  const isOff = () =>
    other.evaluate(() => (window as unknown as Record<string, boolean>)["ga-disable-G-TEST"] === true);
  await expect.poll(isOff).toBe(true);
});

test("with storage denied the consent answer holds until the page is left", async ({ page }) => {
  const asked = await mockAnalytics(page);
  await denyStorage(page);
  await openUnhydrated(page, "/about");
  await no(page).click();
  await expect(bar(page)).toBeHidden();
  await choices(page).click();
  await expect(bar(page)).toContainText(en.consent.saidNo);
  // Another page has no answer: it asks, and loads nothing.
  await footerLink(page, en.frame.industries).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(industriesTagline);
  await expect(no(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("consent code that failed to load is fetched again when the footer's button is pressed", async ({
  page,
  expectConsoleError,
}) => {
  await mockAnalytics(page);
  expectConsoleError(/ERR_FAILED/);
  const code = /\/assets\/client-/;
  await page.route(code, (route) => route.abort());
  const says = (text: string) => page.waitForEvent("console", (message) => message.text().includes(text));
  // The page asks for the code by itself. A press meanwhile would share that answer.
  const said = says("Analytics event (not sent)");
  await openUnhydrated(page, "/about");
  await said;
  const saidAgain = says("could not be asked");
  await choices(page).click();
  await saidAgain;
  await page.unroute(code);
  await choices(page).click();
  await expect(bar(page)).toBeVisible();
});

test.describe("with the security policy switched off", () => {
  test.use({ bypassCSP: true });

  test("the consent bar has no axe violations, and covers at most half of 320 × 640 px at text of 200 %", async ({
    page,
  }) => {
    await openUnhydrated(page, "/about");
    await expect(bar(page)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: "html { font-size: 200% !important }" });
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(320);
    await no(page).scrollIntoViewIfNeeded();
    await no(page).click();
    await expect(bar(page)).toBeHidden();
  });
});

test("@narrow the call bar appears after the consent question is answered", async ({ page }) => {
  await mockAnalytics(page);
  await openUnhydrated(page, "/about");
  await expect(no(page)).toBeVisible();
  await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).scrollIntoViewIfNeeded();
  const callBar = page.locator(".call-bar");
  // The call bar would be shown without the question.
  await expect(callBar).not.toHaveAttribute("hidden");
  await expect(callBar).toBeHidden();
  await no(page).click();
  await expect(callBar).toBeVisible();
});
