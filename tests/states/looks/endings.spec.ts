import type { Locator, Page } from "@playwright/test";
import { onePerType } from "../../e2e/support/page-types.ts";
import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });
const large = { width: 1920, height: 1200 };

const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate(
    (shown, [name, part]) => getComputedStyle(shown, part).getPropertyValue(name ?? ""),
    [property, pseudo],
  );

for (const path of ["/enquiry-received", "/no-such-page", "/gu/enquiry-received"])
  for (const size of [large, { width: 360, height: 1000 }])
    test(`at ${size.width}×${size.height} the footer of ${path} stands at the window's foot, and what is above fills the rest`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(/status of 404/);
      await page.setViewportSize(size);
      await page.goto(path);
      const [footer, section, pattern] = await page.evaluate(() =>
        ["footer", "main > section", "main .pattern"].map((selector) => {
          const shown = document.querySelector(selector) as Element;
          const { top, bottom } = shown.getBoundingClientRect();
          return { top, bottom, line: Number.parseFloat(getComputedStyle(shown).borderBottomWidth) };
        }),
      );
      expect(footer?.bottom).toBeGreaterThanOrEqual(size.height);
      expect(section?.bottom).toBe(footer?.top);
      expect(pattern?.bottom).toBeCloseTo((footer?.top ?? 0) - (section?.line ?? 0), 0);
    });

test("on a phone the pattern of the not-found page follows its buttons", async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 404/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/no-such-page");
  const button = await page.getByRole("main").locator(".button:visible").last().boundingBox();
  const pattern = await page.locator("main .pattern").boundingBox();
  expect((pattern?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThanOrEqual(48);
});

/** In each language home ends in its form, /contact in what to read first, and the answer to an enquiry in its buttons. */
const endOtherwise = /^(\/|(\/(gu|hi))?(\/contact|\/enquiry-received)?)$/;
const indigo = "rgb(31, 42, 122)";

test("a page ends in one band of its own colour under one strip of pattern, and the footer", async ({ page }) => {
  for (const path of onePerType.filter((path) => !endOtherwise.test(path))) {
    await page.goto(path);
    const closing = page.locator("main section").last();
    await expect(closing, path).toHaveCSS("background-color", indigo);
    await expect(closing.locator(".pattern"), path).toHaveCount(1);
    await expect(page.getByRole("contentinfo"), path).not.toHaveCSS("background-color", indigo);
    await expect(page.getByRole("contentinfo").locator(".pattern"), path).toHaveCount(0);
  }
});

test("between two bands on the page's own ground the padding counts once", async ({ page }) => {
  for (const path of onePerType) {
    await page.goto(path);
    const holes = await page.locator("main .band").evaluateAll((bands) =>
      bands.flatMap((band, i) => {
        const [before, style] = [bands[i - 1], getComputedStyle(band)];
        if (!before || before.getBoundingClientRect().bottom !== band.getBoundingClientRect().top) return [];
        const isPlain = (each: Element) => getComputedStyle(each).backgroundColor === "rgba(0, 0, 0, 0)";
        return isPlain(before) && isPlain(band) && style.paddingTop !== "0px" ? [band.textContent?.slice(0, 60)] : [];
      }),
    );
    expect(holes, path).toEqual([]);
  }
});

test("the passes of a print on /about go from edge to edge of a large window", async ({ page }) => {
  await page.setViewportSize(large);
  await page.goto("/about");
  const passes = page
    .getByRole("main")
    .getByRole("figure")
    .filter({ has: page.locator("figcaption") });
  const edges = await passes.locator(".pattern").evaluateAll((patterns) =>
    patterns.map((pattern) => {
      const { left, right } = pattern.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    }),
  );
  expect(edges).toHaveLength(4);
  expect([edges[0]?.[0], edges[3]?.[1]]).toEqual([0, large.width]);
  const [text, heading] = [passes.getByText("1. Outline"), page.getByRole("heading", { name: "The two of us" })];
  expect((await text.boundingBox())?.x).toBe((await heading.boundingBox())?.x);
});

test("a chosen category's one article takes the width of the list", async ({ page }) => {
  await page.goto("/blog?category=devops#devops");
  const list = page.locator(".posts");
  const width = await list.evaluate(({ clientWidth }) => clientWidth);
  const card = page.locator(".post:visible");
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())?.width).toBeCloseTo(width, 0);
  await page.goto("/blog");
  expect((await card.first().boundingBox())?.width).toBeLessThan(width / 3);
});

test("the list of an article's sections keeps to the page's edge", async ({ page }) => {
  await page.goto("/blog/scalable-react-applications");
  const edge = await page
    .locator("footer .wrap")
    .last()
    .evaluate((wrap) => {
      return wrap.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(wrap).paddingLeft);
    });
  const link = page.getByRole("navigation", { name: "ON THIS PAGE", exact: true }).getByRole("link").first();
  expect((await link.boundingBox())?.x).toBeGreaterThanOrEqual(edge);
});

test.describe("on paper", () => {
  test("no box is kept for a pattern, and the closing band, which leads on, is not there", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    for (const path of ["/", "/about", "/blog", "/case-studies/ecommerce-platform-redesign"]) {
      await page.goto(path);
      const kept = page.locator("main .pattern:visible").filter({ hasNot: page.locator("xpath=ancestor::figure") });
      const outside = await kept.evaluateAll(
        (patterns) => patterns.filter((pattern) => !pattern.closest("figure")).length,
      );
      expect(outside, path).toBe(0);
      const boxes = await page.evaluate(
        () =>
          [...document.querySelectorAll("main .pattern")].filter(
            (pattern) => !pattern.closest("figure") && (pattern.parentElement?.getClientRects().length ?? 0) > 0,
          ).length,
      );
      expect(boxes, path).toBe(0);
    }
    await page.goto("/about");
    await expect(page.locator("main > section").last()).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  test("a form has its button, a heading stays with its text, statistics and marks are whole and dark", async ({
    page,
  }) => {
    await page.goto("/");
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    await expect(main.locator("form .button")).toBeVisible();
    await expect(main.locator("form .button")).toHaveCSS("color", "rgb(0, 0, 0)");
    for (const heading of await main.getByRole("heading", { level: 2 }).all())
      await expect(heading).toHaveCSS("break-after", "avoid");
    const statistic = main.locator("#about dl > div").filter({ hasText: "98%" });
    await expect(statistic).toHaveCSS("break-inside", "avoid");
    await expect(statistic.getByRole("definition")).toHaveCSS("color", "rgb(0, 0, 0)");
    await page.goto("/services/custom-software-development");
    const item = main.locator(".starred > li").first();
    expect(await styleOf(item, "print-color-adjust", "::before")).toBe("exact");
    await page.emulateMedia({ media: "screen" });
  });
});

/** The mean number of letters in a line: of each text of three lines or more, all lines but the last. */
const lettersALine = (page: Page, texts: string) =>
  page.evaluate((texts) => {
    const letters = new Intl.Segmenter();
    const linesOf = (text: Element) => {
      const lines: number[] = [];
      let place = Number.NEGATIVE_INFINITY;
      const range = document.createRange();
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode())
        for (const { index, segment } of letters.segment(node.textContent ?? "")) {
          range.setStart(node, index);
          range.setEnd(node, index + segment.length);
          const [box] = range.getClientRects();
          if (!box) continue;
          // Small letters and code are placed a little higher.
          if (box.bottom - place > 10) {
            lines.push(0);
            place = box.bottom;
          }
          lines.push((lines.pop() ?? 0) + 1);
        }
      return lines.slice(0, -1);
    };
    return [...document.querySelectorAll(texts)]
      .map(linesOf)
      .filter(({ length }) => length > 1)
      .map((lines) => lines.reduce((sum, count) => sum + count, 0) / lines.length);
  }, texts);

for (const [path, least] of [
  // A page of each script, and an article, whose paragraphs have their own rule.
  ["/privacy", 60],
  ["/blog/scalable-react-applications", 60],
  ["/gu/privacy", 60],
  ["/hi/privacy", 60],
] as const)
  test(`running text of ${path} has 60 to 72 letters to a line`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const counts = await lettersALine(page, "main :is(p, dd):is(.measure, .prose > p, .measure > p)");
    expect(counts.length).toBeGreaterThan(3);
    expect(counts.filter((count) => count > 73)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThanOrEqual(least);
  });

const anyText = "main :is(p, dd, figcaption, li:not(:has(p, li, div)))";
const onTablets = ["/", "/contact", "/about", "/technologies/react", "/services/devops-solutions"];
for (const [where, width, paths] of [
  ["on a tablet", 768, onTablets],
  ["on a page of any type", 1280, onePerType],
] as const)
  test(`no line of a text is longer ${where}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const counts = await lettersALine(page, anyText);
      expect(
        counts.filter((count) => count > 73),
        path,
      ).toEqual([]);
    }
  });
