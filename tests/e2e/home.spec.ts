import type { Page } from "@playwright/test";
import { expect, holdScripts, isNarrow, open, test } from "./support/test.ts";

const industries = ["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"];

test.describe("the hero", () => {
  test("fades in over one second, in CSS, and is there at once under reduced motion", async ({ page }) => {
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
  });

  for (const name of ["LET'S BUILD TOGETHER", "BOOK FREE CONSULTATION"]) {
    test(`${name} scrolls smoothly to the form`, async ({ page }) => {
      await open(page, "/");
      await page.evaluate(() => {
        const places: number[] = [];
        Object.assign(window, { places });
        addEventListener("scroll", () => places.push(scrollY));
      });
      await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
      await expect(page.locator("#contact")).toBeInViewport();
      await expect(page).toHaveURL("/#contact");
      // Smoothly: the page was seen at many places on the way.
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { places: number[] }).places.length))
        .toBeGreaterThan(2);
    });
  }

  test("scrolls at once under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    await page.getByRole("main").getByRole("link", { name: "BOOK FREE CONSULTATION" }).first().click();
    expect(await page.locator("#contact").evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  });

  test("has a strip that stops under the pointer, and stands still under reduced motion with all six names", async ({
    page,
  }) => {
    await open(page, "/");
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

test("@wide the strip that stands still has two, three or six names in a row, at every width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const rows = new Map<number, number[]>();
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator(".strip a:visible")
      .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
    rows.set(
      width,
      [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
    );
  }
  for (const [width, counts] of rows) expect([[2, 2, 2], [3, 3], [6]], `${width} px`).toContainEqual(counts);
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
    await open(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).locator("[data-ready]")).toBeVisible();
  };

  for (const [width, cards] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    test(`@wide shows ${cards} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await ready(page);
      await expect.poll(() => shown(page)).toEqual(industries.slice(0, cards));
    });
  }

  test("lies open on paper, all five cards of it", async ({ page }) => {
    await ready(page);
    await page.emulateMedia({ media: "print" });
    expect((await shown(page)).toSorted()).toEqual(industries.toSorted());
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });

  test("lies on paper in the order of its cards, wherever it stands", async ({ page }) => {
    await ready(page);
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await carousel(page).getByRole("button", { name: "Next" }).click();
    await expect.poll(async () => (await shown(page))[0]).toBe("Ecommerce");
    await page.emulateMedia({ media: "print" });
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

  test("loops in both directions by its buttons, and says where it is", async ({ page }) => {
    await ready(page);
    const first = async () => (await shown(page))[0];
    await carousel(page).getByRole("button", { name: "Previous" }).click();
    await expect.poll(first).toBe("Logistics");
    await expect(carousel(page).getByRole("status")).toContainText("Logistics, 5 of 5");
    for (const name of industries) {
      await carousel(page).getByRole("button", { name: "Next" }).click();
      await expect.poll(first).toBe(name);
    }
    await expect(carousel(page).getByRole("status")).toContainText("Logistics, 5 of 5");
  });

  test("moves by the arrow keys while focus is in it, and only then", async ({ page }) => {
    await ready(page);
    const first = async () => (await shown(page))[0];
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(400);
    expect(await first()).toBe("Healthcare");
    await carousel(page).getByRole("region").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(first).toBe("Fintech");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(first).toBe("Logistics");
  });

  test("can be dragged", async ({ page }) => {
    await ready(page);
    const box = await carousel(page).getByRole("region").boundingBox();
    if (!box) throw new Error("no carousel");
    const y = box.y + box.height / 2;
    const distance = isNarrow(page) ? 250 : 380;
    await page.mouse.move(box.x + distance + 10, y);
    await page.mouse.down();
    for (let x = distance; x >= 0; x -= 20) await page.mouse.move(box.x + x, y);
    await page.mouse.up();
    await expect.poll(async () => (await shown(page))[0]).not.toBe("Healthcare");
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

  test("@wide is a list that scrolls, without a button that does nothing, where its code cannot be loaded", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_FAILED/);
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/carousel-"));
    await page.route("**/assets/carousel-*.js", (route) => route.abort());
    await open(page, "/");
    await carousel(page).scrollIntoViewIfNeeded();
    await refused;
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
    await carousel(page).getByRole("region").focus();
    await expect
      .poll(async () => {
        await page.keyboard.press("ArrowRight");
        return (await shown(page))[0];
      })
      .toBe("Fintech");
  });

  test("@wide stands where a hand has brought it when its code comes at last", async ({ page }) => {
    const release = await holdScripts(page, "carousel-");
    await open(page, "/");
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

  test("@wide is a list of all five without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(baseURL ?? "");
    await expect(carousel(page).getByRole("heading", { level: 3 })).toHaveText(industries);
    await carousel(page).getByRole("heading", { name: "Logistics" }).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole("heading", { name: "Logistics" })).toBeInViewport();
    await expect(carousel(page).getByRole("button", { name: "Next" })).toBeHidden();
    await context.close();
  });
});
