import type { Page } from "@playwright/test";
import { arrive, expect, holdScripts, test } from "./support/test.ts";

const industries = ["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"];

test.describe("the hero", () => {
  test("@wide fades in over one second, in CSS, and is there at once under reduced motion, its pattern whole", async ({
    page,
  }) => {
    await page.goto("/");
    const fade = () =>
      page.locator(".hero-fade").evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element);
        return { animationName, animationDuration };
      });
    expect(await fade()).toEqual({ animationName: "hero-fade", animationDuration: "1s" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect((await fade()).animationName).toBe("none");
    await expect(page.locator(".hero-fade")).toHaveCSS("opacity", "1");
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

  test("@wide prints its pattern in four hard steps within the second, before any script runs", async ({ page }) => {
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
  const isPrinted = (page: Page) => expect.poll(async () => (await onReturn(page)).moving).toBe(0);

  test("@wide does not begin again for who comes back, to a page that was kept", async ({ page }) => {
    await page.goto("/");
    await isPrinted(page);
    await page.goto("/about");
    await page.goBack();
    expect((await onReturn(page)).moving).toBe(0);
  });

  test("@wide does not begin again for who comes back, to a page that is loaded anew", async ({ page }) => {
    // A page with a listener for `unload` is not cached.
    await page.addInitScript(() => addEventListener("unload", () => {}));
    await page.goto("/");
    await page.goto("/about");
    await page.goBack();
    expect(await onReturn(page)).toEqual({ type: "back_forward", moving: 0 });
    await expect(page.locator(".printing .c-field").first()).toHaveCSS("animation-name", "none");
    await expect(page.locator(".hero-fade")).toHaveCSS("animation-name", "none");
  });

  test("@wide has a button that scrolls smoothly to the form, and at once under reduced motion", async ({ page }) => {
    await arrive(page, "/");
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      addEventListener("scroll", () => places.push(scrollY));
    });
    const button = page.getByRole("main").getByRole("link", { name: "BOOK FREE CONSULTATION" }).first();
    await button.click();
    await expect(page.locator("#contact")).toBeInViewport();
    await expect(page).toHaveURL("/#contact");
    // Smooth scrolling: the page was seen at many places on the way.
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { places: number[] }).places.length))
      .toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await arrive(page, "/");
    await button.click();
    const top = await page.locator("#contact").evaluate(async (element) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return element.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(200);
  });

  test("@wide has a strip that stops under the pointer, and stands still under reduced motion with all six names", async ({
    page,
  }) => {
    await arrive(page, "/");
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

test.describe("the industries carousel", () => {
  const carousel = (page: Page) => page.getByRole("group", { name: "Industries" });
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
    await arrive(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator("[data-ready]")).toBeVisible();
  };

  test("@wide shows two of its cards on a middling screen", async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await ready(page);
    await expect.poll(() => shown(page)).toEqual(industries.slice(0, 2));
  });

  test("@wide lies open on paper, all five cards in their order, wherever it stands", async ({ page }) => {
    await ready(page);
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(async () => (await shown(page))[0]).toBe("Ecommerce");
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
    await expect.poll(async () => (await shown(page))[0]).toBe("Ecommerce");
  });

  test("@narrow can be swiped by touch", async ({ page }) => {
    await ready(page);
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
    await expect.poll(async () => (await shown(page))[0]).toBe("Fintech");
  });

  test("@wide leaves Alt with an arrow key to the browser, for which it is Back", async ({ page }) => {
    await ready(page);
    await page.evaluate(() =>
      addEventListener("keydown", (event) => {
        document.documentElement.dataset.key = `${event.key}: ${event.defaultPrevented ? "taken" : "left"}`;
      }),
    );
    await carousel(page).getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(page.locator("html")).toHaveAttribute("data-key", "ArrowLeft: left");
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("html")).toHaveAttribute("data-key", "ArrowLeft: taken");
    // One card back, not two.
    await expect(carousel(page).getByRole("status")).toContainText("Logistics, 5 of 5");
  });

  test("@wide stands where a hand has brought it when its code comes at last", async ({ page }) => {
    const release = await holdScripts(page, "carousel-");
    await arrive(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await carousel(page)
      .getByRole("region")
      .evaluate((list) => {
        list.scrollLeft = list.querySelector("li")?.getBoundingClientRect().width ?? 0;
      });
    await expect.poll(async () => (await shown(page))[0]).toBe("Fintech");
    release();
    await expect(carousel(page).locator("[data-ready]")).toBeVisible();
    await expect.poll(async () => (await shown(page))[0]).toBe("Fintech");
    await expect(carousel(page).getByRole("status")).toContainText("2 of 5");
  });
});
