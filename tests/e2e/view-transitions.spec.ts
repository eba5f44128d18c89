import type { Page } from "@playwright/test";
import { mockAnalytics, readEvents, test as testOfCounting } from "./support/analytics.ts";
import { en } from "./support/english-texts.ts";
import { allowMotion, expect, open, runStartScript, test, waitForHydration } from "./support/test.ts";

test.use(allowMotion);

const footer = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });

test.describe("the transition to the next page", () => {
  test("the next page fades in within 150 ms, and at once under reduced motion", async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("pagereveal", async (event) => {
        const { viewTransition } = event as PageRevealEvent;
        await viewTransition?.ready;
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const fading = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"));
        const durations = new Set(fading.map((effect) => effect.getComputedTiming().duration));
        sessionStorage.setItem("durations", [...durations].join());
      }),
    );
    /** Goes to the next page. @returns whether it is shown by a view transition, once that is noted */
    const isFaded = async () => {
      await open(page, "/about");
      await page.evaluate(() =>
        addEventListener("pageswap", (event) =>
          sessionStorage.setItem("faded", String((event as PageSwapEvent).viewTransition !== null)),
        ),
      );
      await footer(page, en.frame.industries).click();
      await expect(page).toHaveURL(/\/industries$/);
      return () => page.evaluate(() => sessionStorage.getItem("faded"));
    };
    await expect.poll(await isFaded()).toBe("true");
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("durations"))).toBe("150");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(await isFaded()).toBe("false");
  });

  test("the clicked card's pattern moves to the next page", async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("pagereveal", async (event) => {
        const { viewTransition } = event as PageRevealEvent;
        // On a slow processor a page's first frame may come before its pattern is read: nothing can move into it.
        const isEarly = document.querySelector(".page-pattern") === null;
        sessionStorage.setItem("early", String(isEarly));
        await viewTransition?.ready;
        const moved = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        const groups = moved.flatMap(({ pseudoElement }) => pseudoElement?.match(/(?<=-group\()[^)]+/) ?? []);
        // The page itself cross-fades.
        sessionStorage.setItem("moved", [...new Set(groups)].filter((name) => name !== "root").join());
      }),
    );
    const moved = () => page.evaluate(() => sessionStorage.getItem("moved"));
    const isEarly = () => page.evaluate(() => sessionStorage.getItem("early") === "true");
    for (const [list, address] of [
      ["/blog", "/blog/scalable-react-applications"],
      ["/portfolio", "/case-studies/fintech-payment-processing"],
    ] as const) {
      do {
        await open(page, list);
        await page.getByRole("main").locator(`a[href="${address}"]`).click();
        await expect(page).toHaveURL(address);
        await runStartScript(page);
      } while (await isEarly());
      await expect.poll(moved, list).toBe("pattern");
    }
    // From a link outside of a card.
    await footer(page, en.frame.industries).click();
    await expect(page).toHaveURL(/\/industries$/);
    await expect.poll(moved).not.toContain("pattern");
  });
});

/** Has the page take itself for one that is drawn ahead, until `show` is called. */
const drawAhead = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Document.prototype, "prerendering", { configurable: true, get: () => true }),
  );

const show = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(Document.prototype, "prerendering", { configurable: true, get: () => false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });

/** The paths that the page asks for, from now on. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Opens a page, acts on it, and waits until it asks for nothing any more. */
async function openToRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await runStartScript(page);
  await page.waitForLoadState("networkidle");
}

test("a prerendered page logs, fetches and animates nothing until it is shown", async ({ page }) => {
  await drawAhead(page);
  const asked = noteRequests(page);
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await openToRest(page, "/");
  const fade = page.locator(".hero-fade").first();
  await expect(fade).toHaveCSS("animation-name", "none");
  await expect(fade).toHaveCSS("opacity", "1");
  const dye = page.locator(".printing .c-field").first();
  await expect(dye).toHaveCSS("animation-name", "none");
  const isEarly = (path: string) => /^\/api|react-|enquiry-form-/.test(path);
  expect(asked.filter(isEarly)).toEqual([]);
  expect(said.filter((text) => text.includes("page_view"))).toEqual([]);
  await show(page);
  await expect(fade).toHaveCSS("animation-name", "hero-fade");
  await expect(dye).toHaveCSS("animation-name", "print");
  await expect.poll(() => said.filter((text) => text.includes("page_view")).length).toBe(1);
  await waitForHydration(page);
  expect(asked.filter(isEarly).length).toBeGreaterThan(0);
});

testOfCounting("a prerendered page loads no analytics until it is shown", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
  const remote = await mockAnalytics(page);
  await drawAhead(page);
  const asked = noteRequests(page);
  const counting = () =>
    ["page-view", "client", "firebase"].filter((name) => asked.some((path) => path.startsWith(`/assets/${name}-`)));
  await openToRest(page, "/about");
  expect(counting()).toEqual([]);
  expect(remote).toEqual([]);
  expect(await readEvents(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await show(page);
  await expect
    .poll(async () => (await readEvents(page)).map(({ name }) => name))
    .toEqual(["app_initialized", "page_view"]);
  await expect.poll(counting).toEqual(["page-view", "client", "firebase"]);
  expect(remote).not.toEqual([]);
});
