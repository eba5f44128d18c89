import type { Page } from "@playwright/test";
import { carouselCards, en, homeContent } from "./support/english-texts.ts";
import { allowMotion, expect, holdScripts, openUnhydrated, test } from "./support/test.ts";

test.use(allowMotion);

const industries = carouselCards.map(({ name }) => name);

test.describe("the hero of the home page", () => {
  test("the hero fades in over one second, and at once under reduced motion", async ({ page }) => {
    await page.goto("/");
    const fade = () =>
      page.locator(".hero-fade").evaluateAll((parts) =>
        parts.map((part) => {
          const { animationName, animationDuration, opacity } = getComputedStyle(part);
          return animationName === "none" ? opacity : `${animationName} ${animationDuration}`;
        }),
      );
    // The text and the pattern.
    expect(await fade()).toEqual(["hero-fade 1s", "hero-fade 1s"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await fade()).toEqual(["1", "1"]);
    await expect(page.locator(".printing .c-field").first()).toHaveCSS("animation-name", "none");
    await expect(page.locator(".printing .c-dots").first()).toHaveCSS("animation-name", "none");
  });

  /** The colours that are visible in the hero's pattern so many milliseconds after its first paint. */
  const printedAfter = (page: Page, ms: number) =>
    page.locator(".printing").evaluate((pattern, time) => {
      // The animation is restarted, because it may be over on a slow machine.
      pattern.classList.remove("printing");
      getComputedStyle(pattern.querySelector(".c-field") as Element).fill;
      pattern.classList.add("printing");
      for (const animation of pattern.getAnimations({ subtree: true })) {
        animation.pause();
        animation.currentTime = time;
      }
      const isPrinted = (role: string) => {
        const { fill, stroke } = getComputedStyle(pattern.querySelector(`.c-${role}`) as Element);
        return (role === "dots" ? stroke : fill) !== "none";
      };
      return ["field", "accent", "line", "dot", "dots"].filter(isPrinted);
    }, ms);

  test("the colours of the hero's pattern appear in three steps within one second, before scripts run", async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await printedAfter(page, 0)).toEqual([]);
    expect(await printedAfter(page, 249)).toEqual([]);
    expect(await printedAfter(page, 251)).toEqual(["field"]);
    expect(await printedAfter(page, 499)).toEqual(["field"]);
    expect(await printedAfter(page, 501)).toEqual(["field", "accent"]);
    expect(await printedAfter(page, 751)).toEqual(["field", "accent", "line", "dot", "dots"]);
    await expect(page.locator(".printing [stroke-width='1.6']").first()).not.toHaveCSS("stroke", "none");
  });

  /** Whether the page was loaded anew, and which animations run in its hero. */
  const onReturn = (page: Page) =>
    page.evaluate(() => {
      const hero = document.querySelector(".printing")?.closest("section") as Element;
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const moving = hero.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running");
      return { type: visit?.type, moving: moving.length };
    });

  test("the hero does not animate again after Back", async ({ page }) => {
    // A page with a listener for `unload` is not cached.
    await page.addInitScript(() => addEventListener("unload", () => {}));
    await page.goto("/");
    await page.goto("/about");
    await page.goBack();
    expect(await onReturn(page)).toEqual({ type: "back_forward", moving: 0 });
    await expect(page.locator(".printing .c-field").first()).toHaveCSS("animation-name", "none");
    for (const part of await page.locator(".hero-fade").all()) await expect(part).toHaveCSS("animation-name", "none");
  });

  test("the hero's button scrolls smoothly to the form, and at once under reduced motion", async ({ page }) => {
    await openUnhydrated(page, "/");
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      addEventListener("scroll", () => places.push(scrollY));
    });
    const button = page.getByRole("main").getByRole("link", { name: en.form.buttons.home }).first();
    await button.click();
    await expect(page.locator("#contact")).toBeInViewport();
    await expect(page).toHaveURL("/#contact");
    // Smooth scrolling: the page was seen at many places on the way.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { places: number[] }).places.length))
      .toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openUnhydrated(page, "/");
    await button.click();
    const top = await page.locator("#contact").evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return element.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(200);
  });

  test("the moving strip of names stops under the pointer and under reduced motion", async ({ page }) => {
    await openUnhydrated(page, "/");
    const strip = page.locator(".strip");
    await expect(strip.locator(".strip-track")).toHaveCSS("animation-play-state", "running");
    await strip.hover();
    await expect(strip.locator(".strip-track")).toHaveCSS("animation-play-state", "paused");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(strip.locator(".strip-track")).toHaveCSS("animation-name", "none");
    for (const name of await strip.getByRole("link").all()) await expect(name).toBeInViewport({ ratio: 1 });
    await expect(strip.locator("a:visible")).toHaveCount(6);
  });
});

test("Tab scrolls each name of the moving strip into view", async ({ page }) => {
  // Too narrow for all names.
  await page.setViewportSize({ width: 800, height: 800 });
  await openUnhydrated(page, "/");
  const names = await page.locator(".strip ul:first-child a").allTextContents();
  expect(names).toHaveLength(homeContent.strip.length);
  await page.locator(".strip a").first().focus();
  await page.keyboard.press("Shift+Tab");
  // After three quarters of a round most of them have left the window.
  await page.evaluate(() => {
    for (const animation of document.querySelector(".strip-track")?.getAnimations() ?? [])
      animation.currentTime = 24_000;
  });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { left, right } = element.getBoundingClientRect();
      return { name: element.textContent, isShown: left >= 0 && right <= innerWidth };
    });
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect.poll(focused).toEqual({ name, isShown: true });
  }
  for (const name of names.toReversed().slice(1)) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(focused).toEqual({ name, isShown: true });
  }
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => page.locator(".strip").evaluate((strip) => strip.scrollLeft)).toBe(0);
  await expect(page.locator(".strip-track")).toHaveCSS("animation-play-state", "running");
});

test.describe("the industries carousel", () => {
  const carousel = (page: Page) => page.getByRole("group", { name: en.home.carousel.label });
  const shown = (page: Page) =>
    carousel(page).evaluate((root) => {
      const box = root.getBoundingClientRect();
      return [...root.querySelectorAll("li")]
        .map((slide) => ({
          name: slide.querySelector("h3")?.textContent,
          left: slide.getBoundingClientRect().left,
          right: slide.getBoundingClientRect().right,
        }))
        .filter(({ left, right }) => left > box.left - 20 && right < box.right + 20)
        .sort((a, b) => a.left - b.left)
        .map(({ name }) => name);
    });

  const ready = async (page: Page) => {
    await openUnhydrated(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator("[data-ready]")).toBeVisible();
  };

  const first = async (page: Page) => (await shown(page))[0];
  const [, second = ""] = industries;
  const last = industries.at(-1) ?? "";

  test("@engines the carousel's buttons move it in both directions and announce the card", async ({ page }) => {
    await ready(page);
    expect(await shown(page)).toEqual(industries.slice(0, 3));
    await carousel(page).getByRole("button", { name: en.home.carousel.previous }).click();
    await expect.poll(() => first(page)).toBe(last);
    await expect(carousel(page).getByRole("status")).toContainText(`${last}, 5 of 5`);
    for (const name of industries) {
      await carousel(page).getByRole("button", { name: en.home.carousel.next }).click();
      await expect.poll(() => first(page)).toBe(name);
    }
  });

  test("the arrow keys move the focused carousel, but not together with Alt", async ({ page }) => {
    await ready(page);
    await page.keyboard.press("ArrowRight");
    await carousel(page).getByRole("region").focus();
    expect(await first(page)).toBe(industries[0]);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => first(page)).toBe(second);
    await page.evaluate(() =>
      addEventListener("keydown", ({ defaultPrevented }) => {
        document.documentElement.dataset.key = defaultPrevented ? "taken" : "left to the browser";
      }),
    );
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(page.locator("html")).toHaveAttribute("data-key", "left to the browser");
    for (let press = 0; press < 2; press++) await page.keyboard.press("ArrowLeft");
    await expect(page.locator("html")).toHaveAttribute("data-key", "taken");
    await expect.poll(() => first(page)).toBe(last);
  });

  test("the carousel shows each card that Tab focuses, also when the page is busy", async ({ page }) => {
    await ready(page);
    // Embla by itself shows a card only if the focus comes within 10 ms of the key.
    await page.evaluate(() =>
      addEventListener("keydown", () => {
        const end = performance.now() + 50;
        while (performance.now() < end);
      }),
    );
    await carousel(page).getByRole("button", { name: en.home.carousel.previous }).focus();
    for (const name of industries.toReversed()) {
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => first(page)).toBe(name);
    }
    await carousel(page).getByRole("region").focus();
    for (const name of industries) {
      await page.keyboard.press("Tab");
      await expect.poll(() => first(page)).toBe(name);
    }
  });

  test("@narrow the carousel on a phone shows one card, and the next by its button or a swipe", async ({ page }) => {
    await ready(page);
    await expect.poll(() => shown(page)).toEqual(industries.slice(0, 1));
    await carousel(page).getByRole("button", { name: en.home.carousel.next }).click();
    await expect.poll(() => shown(page)).toEqual([second]);
    const box = await carousel(page).getByRole("region").boundingBox();
    if (!box) throw new Error("no carousel");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: box.y + box.height / 2 }],
      });
    await touch("touchStart", 320);
    for (let x = 300; x >= 80; x -= 20) await touch("touchMove", x);
    await touch("touchEnd");
    await expect.poll(() => shown(page)).toEqual([industries[2]]);
  });

  test("the carousel prints all five cards in their order", async ({ page }) => {
    await ready(page);
    await carousel(page).getByRole("button", { name: en.home.carousel.next }).click();
    await carousel(page).getByRole("button", { name: en.home.carousel.next }).click();
    await expect.poll(async () => (await shown(page))[0]).toBe(industries[2]);
    await page.emulateMedia({ media: "print" });
    expect((await shown(page)).toSorted()).toEqual(industries.toSorted());
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    const places = await carousel(page)
      .getByRole("listitem")
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const inOrder = places.toSorted((a, b) => a.y - b.y || a.x - b.x);
    expect(places).toEqual(inOrder);
    const frame = await carousel(page).getByRole("region").boundingBox();
    for (const { x } of places) expect(x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(async () => (await shown(page))[0]).toBe(industries[2]);
  });

  test("the carousel keeps its scroll position when its code loads", async ({ page }) => {
    const release = await holdScripts(page, "carousel-");
    await openUnhydrated(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page)
      .getByRole("region")
      .evaluate((list) => {
        list.scrollLeft = list.querySelector("li")?.getBoundingClientRect().width ?? 0;
      });
    await expect.poll(async () => (await shown(page))[0]).toBe(second);
    release();
    await expect(carousel(page).locator("[data-ready]")).toBeVisible();
    await expect.poll(async () => (await shown(page))[0]).toBe(second);
    await expect(carousel(page).getByRole("status")).toContainText("2 of 5");
  });
});
