import type { Page } from "@playwright/test";
import { specifiedAmong } from "./support/content.ts";
import { expect, holdScripts, hydrated, isNarrow, open, test } from "./support/test.ts";

const header = (page: Page) => page.getByRole("banner");
const backgroundOf = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const white = "rgb(255, 255, 255)";
const transparent = "rgba(0, 0, 0, 0)";

const services = [
  ["Web development", "/services/web-development-kutch"],
  ["UI/UX design", "/services/uiux-design"],
  ["Mobile app development", "/services/flutter-app-development"],
  ["Backend & API engineering", "/services/backend-api-engineering"],
  ["Custom software development", "/services/custom-software-development"],
  ["DevOps solutions", "/services/devops-solutions"],
  ["SEO & digital marketing", "/services/seo-digital-marketing"],
] as const;

test.describe("the header", () => {
  test("is 80 px high and fixed", async ({ page }) => {
    await open(page, "/about");
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: 80 });
  });

  test("is transparent on the home page at or under 5 px, and white with a border past it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/");
    expect(await backgroundOf(page)).toBe(transparent);
    await page.evaluate(() => scrollTo(0, 5));
    expect(await backgroundOf(page)).toBe(transparent);
    await page.evaluate(() => scrollTo(0, 6));
    await expect.poll(() => backgroundOf(page)).toBe(white);
    await expect(header(page)).toHaveCSS("border-bottom-width", "1px");
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => backgroundOf(page)).toBe(transparent);
  });

  test("@wide is white on every other page", async ({ page }) => {
    await open(page, "/contact");
    expect(await backgroundOf(page)).toBe(white);
  });

  test("@wide holds every item of the specification, and the dropdowns their links", async ({ page }) => {
    await open(page, "/");
    const menu = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [
      ["HOME", "/"],
      ["TECHNOLOGIES", "/technologies"],
      ["INDUSTRIES", "/industries"],
      ["LET'S BUILD TOGETHER", "/contact"],
    ] as const) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    const groups = {
      SERVICES: services,
      RESOURCES: [
        ["Portfolio", "/portfolio"],
        ["Case studies", "/case-studies"],
        ["Blog", "/blog"],
      ],
      COMPANY: [
        ["About", "/about"],
        ["Careers", "/career"],
      ],
    } as const;
    for (const [group, links] of Object.entries(groups)) {
      await menu.getByRole("button", { name: group }).click();
      const open = menu.locator(":popover-open");
      const names = links.map(([name]) => name);
      const shown = open.getByRole("link");
      // Services are added in content; the other groups are the specification's to the last item.
      if (group !== "SERVICES") await expect(shown).toHaveText(names);
      expect(specifiedAmong(await shown.allInnerTexts(), names)).toEqual(names);
      for (const [name, path] of links) {
        await expect(open.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
      }
    }
  });

  test("@wide opens one dropdown at a time, and closes it by an outside click, by Escape and by a choice", async ({
    page,
  }) => {
    await open(page, "/about");
    const button = (name: string) => header(page).getByRole("button", { name });
    const link = (name: string) => header(page).getByRole("link", { name, exact: true });

    await button("SERVICES").click();
    await expect(button("SERVICES")).toHaveAttribute("aria-expanded", "true");
    await expect(link("UI/UX design")).toBeVisible();

    await button("COMPANY").click();
    await expect(link("UI/UX design")).toBeHidden();
    await expect(button("SERVICES")).toHaveAttribute("aria-expanded", "false");
    await expect(link("Careers")).toBeVisible();

    await page.mouse.click(200, 700);
    await expect(link("Careers")).toBeHidden();

    await button("RESOURCES").click();
    await page.keyboard.press("Escape");
    await expect(link("Blog")).toBeHidden();
    await expect(button("RESOURCES")).toBeFocused();

    await button("RESOURCES").click();
    await link("Portfolio").click();
    await expect(page).toHaveURL("/portfolio");
    await expect(link("Portfolio")).toBeHidden();
  });

  test("@wide works from the keyboard alone: Enter and Space open, closed links are not reached", async ({ page }) => {
    await open(page, "/about");
    const button = (name: string) => header(page).getByRole("button", { name });
    await button("SERVICES").focus();
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "TECHNOLOGIES" })).toBeFocused();

    await button("SERVICES").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(header(page).getByRole("link", { name: "Web development", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button("SERVICES")).toBeFocused();

    await button("COMPANY").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/career");
  });

  test("@narrow opens a flat list by the hamburger, without SEO, and closes it by a choice", async ({ page }) => {
    await open(page, "/");
    const toggle = header(page).getByRole("button", { name: "Menu" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const links = header(page).locator(":popover-open").getByRole("link");
    const names = [
      "HOME",
      ...services.slice(0, 6).map(([name]) => name),
      "TECHNOLOGIES",
      "INDUSTRIES",
      "Portfolio",
      "Case studies",
      "Blog",
      "About",
      "Careers",
      "LET'S BUILD TOGETHER",
    ];
    await expect(links.first()).toBeVisible();
    const shown = await links.allInnerTexts();
    expect(specifiedAmong(shown, names)).toEqual(names);
    expect(shown).not.toContain("SEO & digital marketing");
    await toggle.click();
    await expect(links).toHaveCount(0);

    await toggle.click();
    await links.filter({ hasText: "INDUSTRIES" }).click();
    await expect(page).toHaveURL("/industries");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(links).toHaveCount(0);
  });

  for (const [path, item] of [
    ["/industries", "INDUSTRIES"],
    ["/contact", "LET'S BUILD TOGETHER"],
    ["/careers", "Careers"],
  ] as const) {
    test(`marks ${item} on ${path} as the current page`, async ({ page }) => {
      await open(page, path);
      const menu = isNarrow(page) ? "Menu" : item === "Careers" ? "COMPANY" : undefined;
      if (menu) await header(page).getByRole("button", { name: menu }).click();
      await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText(item);
    });
  }

  test("has menus that open and links that lead on before any script has run", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/about`);
    await header(page).getByRole("button", { name: "SERVICES" }).click();
    await header(page).getByRole("link", { name: "DevOps solutions" }).click();
    await expect(page).toHaveURL(`${baseURL}/services/devops-solutions`);
    await page.setViewportSize({ width: 390, height: 844 });
    await header(page).getByRole("button", { name: "Menu" }).click();
    await header(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(`${baseURL}/blog`);
    await context.close();
  });
});

test.describe("the footer", () => {
  test("holds the links of the specification", async ({ page }) => {
    await open(page, "/");
    const footer = page.getByRole("contentinfo");
    for (const path of [
      "/services/web-development-kutch",
      "/services/flutter-app-development",
      "/services/backend-api-engineering",
      "/services/uiux-design",
      "/services/devops-solutions",
      "/services/seo-digital-marketing",
      "/",
      "/about",
      "/industries",
      "/technologies",
      "/case-studies",
      "/career",
      "/contact",
    ]) {
      await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
    }
    expect(await footer.getByRole("navigation", { name: "SERVICES" }).getByRole("link").count()).toBeGreaterThan(5);
  });
});

test.describe("a change of page", () => {
  test("scrolls to the top, moves focus to the content, announces the title, and Back restores the place", async ({
    page,
  }) => {
    await open(page, "/");
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole("link", { name: /LEARN MORE about Web development/ }).focus();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Custom software with real-world impact");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').first()).toHaveText(await page.title());
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom software with real-world impact");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });

  test("a reload keeps the place, before any script has arrived, and the header is white there", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => scrollTo(0, 1500));
    const release = await holdScripts(page);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await expect.poll(() => backgroundOf(page)).toBe(white);
    release();
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test("@wide fetches the next page when the pointer comes near its link, before the click", async ({ page }) => {
    await open(page, "/about");
    const data = page.waitForRequest(/\/industries\.data/);
    await header(page).getByRole("link", { name: "INDUSTRIES" }).hover();
    await data;
  });

  test("@wide skips to the content from the first Tab", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});
