import type { Locator, Page } from "@playwright/test";
import { interfaceWordsIn, languages } from "../../app/content/languages/site-languages.ts";
import { en } from "../e2e/support/english-texts.ts";
import { onePagePerType } from "../e2e/support/sample-paths.ts";
import { expect, test as journey } from "../e2e/support/test.ts";
import { studies } from "../support/content.ts";

/** Facts of the design that a change of a rule or of a word can break without a picture telling why. */

const test = journey.extend({ javaScriptEnabled: false });

/** A phone, and two laptops whose browser bars take much of the height; home and /contact also on a phone held sideways. */
const windows = [
  { width: 360, height: 640 },
  { width: 1280, height: 600 },
  { width: 1366, height: 650 },
];
/** Height of the header, which covers the page (`specification.md`, section 9). Pixels. */
const headerHeight = 80;

const inLanguages = (path: string) => ["", "/gu", "/hi"].map((prefix) => (prefix + path).replace(/(.)\/$/, "$1"));

/** The edges of an element in each window where it is not wholly on the first screen. */
async function beyond(page: Page, element: Locator, screens = windows): Promise<string[]> {
  const found: string[] = [];
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    const { top, bottom } = await element.evaluate((shown) => shown.getBoundingClientRect());
    if (top < headerHeight || bottom > height) found.push(`${width}×${height}: ${top} to ${bottom}`);
  }
  return found;
}

for (const path of [
  ...["/", "/contact", "/technologies", "/services/web-development-kutch"].flatMap(inLanguages),
  ...["/services/backend-api-engineering", "/technologies/compose-multiplatform"],
])
  test(`the first button of ${path} is in the first screen`, async ({ page }) => {
    await page.goto(path);
    const sideways = ["/", "/contact"].includes(path) ? [{ width: 740, height: 360 }] : [];
    const button = page.getByRole("main").locator("a.button").first();
    expect(await beyond(page, button, [...windows, ...sideways])).toEqual([]);
  });

for (const path of inLanguages("/contact"))
  test(`phone and e-mail of ${path} are in the first screen, and the form begins there`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const kind of ["tel", "mailto"])
      expect(await beyond(page, main.locator(`a[href^="${kind}:"]`).first())).toEqual([]);
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height });
      const form = await main.locator("#contact").boundingBox();
      expect(form?.y, `${width}×${height}`).toBeLessThan(height);
    }
    expect(await beyond(page, main.getByRole("form").getByRole("textbox").first(), windows.slice(1))).toEqual([]);
  });

for (const path of inLanguages("/"))
  test(`the header of ${path} is one line from 1024 px on, and the hero's text does not overlap its pattern`, async ({
    page,
  }) => {
    await page.goto(path);
    const entries = page.getByRole("banner").locator(".menu-item:visible, .button:visible");
    const [texts, pattern] = [page.locator(".hero-text > *"), page.locator(".fade-hero")];
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => document.fonts.ready);
      const lines = await entries.evaluateAll((shown) =>
        shown.map(({ firstChild }) => {
          const range = document.createRange();
          range.selectNodeContents(firstChild as ChildNode);
          return range.getClientRects().length;
        }),
      );
      expect(lines, `${width} px`).toEqual(Array(7).fill(1));
      const rights = await texts.evaluateAll((shown) => shown.map((each) => each.getBoundingClientRect().right));
      expect(Math.max(...rights), `${width} px`).toBeLessThanOrEqual((await pattern.boundingBox())?.x ?? 0);
    }
  });

for (const path of ["/enquiry-received", "/no-such-page"])
  test(`the footer of ${path} is at the bottom of a large window`, async ({ page, expectConsoleError }) => {
    expectConsoleError(/status of 404/);
    await page.setViewportSize({ width: 1920, height: 1200 });
    await page.goto(path);
    const bottom = await page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
    expect(bottom).toBeGreaterThanOrEqual(1200);
  });

/** In each language home ends in its form, /contact in what to read first, and the answer to an enquiry in its buttons. */
const endOtherwise = /^(\/|(\/(gu|hi))?(\/contact|\/enquiry-received)?)$/;
const indigo = "rgb(31, 42, 122)";

test("page types but home, /contact and /enquiry-received end in one coloured band", async ({ page }) => {
  for (const path of onePagePerType.filter((path) => !endOtherwise.test(path))) {
    await page.goto(path);
    const closing = page.locator("main section").last();
    await expect(closing, path).toHaveCSS("background-color", indigo);
    await expect(closing.locator(".pattern"), path).toHaveCount(1);
    await expect(page.getByRole("contentinfo"), path).not.toHaveCSS("background-color", indigo);
  }
});

test("the strip of technologies without motion has two, three or six names in a row", async ({ page }) => {
  await page.goto("/");
  // On each side of where a row gets more or fewer names, and between.
  for (const width of [320, 400, 440, 600, 760, 768, 900, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const names = page.locator(".strip a:visible");
    const tops = await names.evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect([[2, 2, 2], [3, 3], [6]], `${width} px`).toContainEqual(rows);
  }
});

for (const [path, cards, counts] of [
  ["/blog", ".post", [3, 2, 1]],
  ["/portfolio", "article", [2, 2, 1]],
] as const)
  test(`the cards of ${path} are in ${counts.join(", ")} columns at 1280, 800 and 390 px`, async ({ page }) => {
    await page.goto(path);
    for (const [place, width] of [1280, 800, 390].entries()) {
      await page.setViewportSize({ width, height: 800 });
      const all = page.getByRole("main").locator(cards);
      const lefts = await all.evaluateAll((shown) => shown.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size, `${width} px`).toBe(counts[place]);
    }
  });

test("a guide's table on a phone has its cells below each other, and stays a table", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto("/guides/databases");
  const row = page.getByRole("table").getByRole("row").filter({ hasText: "MySQL" }).first();
  // Assistive technology gets the same as on a wide screen.
  await expect(page.getByRole("columnheader")).toHaveCount(4);
  await expect(row.getByRole("rowheader", { name: "MySQL" })).toBeVisible();
  const cells = await row.getByRole("cell").all();
  let below = 0;
  for (const cell of cells) {
    const box = await cell.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(below);
    expect(box?.width).toBeGreaterThan(320 * 0.8);
    below = (box?.y ?? 0) + (box?.height ?? 0);
  }
  const { choose, hurts, leaving } = en.guides.columns;
  const heads = cells.map((cell) => cell.evaluate((element) => getComputedStyle(element, "::before").content));
  expect(await Promise.all(heads)).toEqual([choose, hurts, leaving].map((head) => `"${head}"`));
});

test("printed pages have no empty pattern boxes, and their forms have a button", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/about", "/blog"]) {
    await page.goto(path);
    const boxes = await page.evaluate(
      () =>
        [...document.querySelectorAll("main svg.pattern")].filter(
          (pattern) => !pattern.closest("figure") && (pattern.parentElement?.getClientRects().length ?? 0) > 0,
        ).length,
    );
    expect(boxes, path).toBe(0);
  }
  await page.goto("/");
  await expect(page.getByRole("main").locator("form .button")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
});

test("no column of a printed table is squeezed by the URLs in another", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // A4 less 10 mm on each side.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto("/what-a-website-costs");
  const heads = page.locator("table:has(a) thead th");
  const widths = await heads.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(120);
  await page.emulateMedia({ media: "screen" });
});

journey.describe("on a phone that prefers Gujarati", () => {
  journey.use({ locale: "gu-IN", viewport: { width: 360, height: 640 } });

  for (const path of ["/", "/contact"])
    journey(`the first button of ${path} is above the language offer`, async ({ page }) => {
      await page.goto(path);
      const offer = page.locator(".language-offer:visible");
      await expect(offer).toBeInViewport({ ratio: 1 });
      const button = await page.getByRole("main").locator("a.button").first().boundingBox();
      const line = await offer.boundingBox();
      expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
    });
});

const places = [
  ...studies.map(({ slug, model }) => ({ path: `/case-studies/${slug}`, name: model.name })),
  { path: "/", name: studies[0]?.model.name ?? "shop" },
];
for (const { path, name } of places) {
  const wide = path === "/" ? 590 : 740;

  journey(`the model on ${path} takes at most 660 px of a phone and ${wide} px of a wide window`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(language === "en" ? path : `/${language}${path === "/" ? "" : path}`);
      const own = interfaceWordsIn(language).models;
      // Without the list of steps, which is shown only where nothing may move.
      const height = () =>
        page.evaluate(() => {
          document.querySelector<HTMLElement>(".model-steps")?.style.setProperty("display", "none");
          const band = innerWidth > 360 && document.querySelector("#work");
          if (band) return band.clientHeight;
          const [model, tally] = [".model", ".model-tally"].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return (tally?.bottom ?? 0) - (model?.top ?? 0);
        });
      for (const [width, most] of [
        [360, 660],
        [1280, wide],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const heights = [await height()];
        for (const way of ["usual", "ours"] as const) {
          await page.getByRole("radio", { name: own.common[way] }).check();
          await page.getByRole("button", { name: own[name].press, exact: true }).click();
          await expect(page.locator(".model").getByRole("status")).toContainText(own.common[way]);
          heights.push(await height());
        }
        expect(Math.min(...heights)).toBeGreaterThan(300);
        expect.soft(Math.max(...heights), `${language} at ${width} px: ${heights}`).toBeLessThanOrEqual(most);
      }
    }
  });
}
