import type { Page } from "@playwright/test";
import { expect, test } from "../e2e/support/test.ts";
import { guides, services, studies, technologies } from "../support/content.ts";

/** How long pages are, how high their heroes, and what lies on one edge. Pixels. */

test.use({ javaScriptEnabled: false });

async function opened(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const longest: [name: string, paths: string[], limit: number][] = [
  ["home", ["/", "/gu", "/hi"], 8500],
  ["a service", services.map(({ slug }) => `/services/${slug}`), 8000],
  ["a case study", studies.map(({ slug }) => `/case-studies/${slug}`), 8000],
  ["a guide", guides.map(({ slug }) => `/guides/${slug}`), 9500],
  ["the page of industries", ["/industries"], 8000],
  ["the page on how the site is made", ["/how-this-site-is-made"], 6000],
];
for (const [name, paths, limit] of longest)
  test(`${name} is at most ${limit} px long at 360 px`, async ({ page }) => {
    for (const path of paths) {
      await opened(page, path, 360);
      expect.soft(await heightOf(page), path).toBeLessThanOrEqual(limit);
    }
  });

for (const [width, limit] of [
  [1280, 1000],
  [360, 1300],
] as const)
  test(`the case studies on home begin within ${limit} px at ${width} px`, async ({ page }) => {
    await opened(page, "/", width);
    expect((await page.locator("#work").boundingBox())?.y).toBeLessThanOrEqual(limit);
  });

for (const [width, limit] of [
  [1280, 620],
  [360, 760],
] as const)
  test(`the hero of a technology is at most ${limit} px high at ${width} px`, async ({ page }) => {
    for (const { slug } of technologies) {
      await opened(page, `/technologies/${slug}`, width);
      const hero = await page.locator("main section").first().boundingBox();
      expect.soft(hero?.height, slug).toBeLessThanOrEqual(limit);
    }
  });

test("the heading of /industries has two lines at 1280 px", async ({ page }) => {
  await opened(page, "/industries", 1280);
  const lines = await page
    .getByRole("heading", { level: 1 })
    .evaluate(
      (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
  expect(Math.round(lines)).toBe(2);
});

/** The left or right edges of what the selector finds, each once, rounded. */
const edges = (page: Page, selector: string, side: "left" | "right") =>
  page
    .locator(selector)
    .evaluateAll(
      (all, side) => [...new Set(all.map((element) => Math.round(element.getBoundingClientRect()[side])))],
      side,
    );

test("the h2 headings and code blocks of an article end at one right edge", async ({ page }) => {
  await opened(page, "/blog/scalable-react-applications", 1280);
  expect(await edges(page, ".prose > :is(h2, .code)", "right")).toHaveLength(1);
});

test("the four steps of the figure on /about are equally wide at 1920 px, and align with the h1", async ({ page }) => {
  await opened(page, "/about", 1920);
  const widths = await page
    .locator("main figure ol > li")
    .evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(new Set(widths).size).toBe(1);
  const [left] = await edges(page, "main figure ol > li:first-child p", "left");
  expect(await edges(page, "main h1", "left")).toEqual([left]);
});

test("name, addresses, languages and search of the footer begin on one left edge", async ({ page }) => {
  await opened(page, "/about", 1280);
  const parts = '.site-footer :is(.logo-mark, a[href^="mailto:"], a[href^="tel:"], .language-switch)';
  expect(await edges(page, parts, "left")).toHaveLength(1);
});

for (const path of ["/what-a-website-costs", "/online-shop-for-crafts", "/from-tally-and-excel"])
  test(`each section of ${path} uses the right half of the page at 1280 px`, async ({ page }) => {
    await opened(page, path, 1280);
    const rights = await page
      .locator(".sheet-body section")
      .evaluateAll((all) =>
        all.map((section) =>
          Math.max(
            ...[...section.querySelectorAll("p, li, dd, td, .button")].map((one) => one.getBoundingClientRect().right),
          ),
        ),
      );
    expect(Math.min(...rights)).toBeGreaterThan(1000);
  });

test("the numbers in the results of a case study stay on one line at 360 px", async ({ page }) => {
  for (const { slug } of studies) {
    await opened(page, `/case-studies/${slug}`, 360);
    const lines = await page
      .locator(".result-figure")
      .evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(new Set(lines), slug).toEqual(new Set([1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

/** The words that stand on two lines in the tables of a page. */
const brokenWords = (page: Page) =>
  page.locator("main table :is(th, td)").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      const text = cell.firstChild?.nodeType === Node.TEXT_NODE ? (cell.firstChild as Text) : null;
      return [...(text?.data.matchAll(/[\p{L}\p{M}\d]+/gu) ?? [])].flatMap(({ 0: word, index }) => {
        range.setStart(text as Text, index);
        range.setEnd(text as Text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    }),
  );

test("words in tables stay whole at 640 px and wider", async ({ page }) => {
  const paths = ["/what-a-website-costs", "/hi/what-a-website-costs", "/gu/guides/mobile", "/how-this-site-is-made"];
  for (const path of [...paths, "/sheets/example-estimate"])
    for (const width of [640, 768, 1280]) {
      await opened(page, path, width);
      expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
});

test("no two neighbouring industry cards on home have the same blue", async ({ page }) => {
  await opened(page, "/", 1280);
  const dyes = await page
    .locator("#industries .pattern")
    .evaluateAll((all) => all.map((one) => /pattern-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1]));
  const blues = dyes.map((dye) => (dye === "night" ? "indigo" : dye));
  // After the last card the first comes again.
  expect(blues.filter((dye, i) => dye === blues[(i + 1) % blues.length])).toEqual([]);
});

/** What shows something: models, their stills, screens, charts, diagrams. Cloth, logos and icons do not count. */
const informing = "figure, .model, .work-model, .model-link";

/** How much of the main part such pictures cover, in per cent. */
const shareOfPictures = (page: Page) =>
  page.evaluate((informing) => {
    const areaOf = (element: Element): number => {
      // An element of `display: contents` has no box, but its children have.
      const isContents = getComputedStyle(element).display === "contents";
      if (!isContents && !element.checkVisibility()) return 0;
      const { width, height } = element.getBoundingClientRect();
      return width * height || [...element.children].reduce((sum, child) => sum + areaOf(child), 0);
    };
    const pictures = [...document.querySelectorAll(`main :is(${informing})`)];
    const outermost = pictures.filter((picture) => !picture.parentElement?.closest(informing));
    const main = document.querySelector("main") as Element;
    return (100 * outermost.reduce((sum, picture) => sum + areaOf(picture), 0)) / areaOf(main);
  }, informing);

/** Pages where proof is sought, and the share at 360 and at 1280 px. */
const pictured: [path: string, narrow: number, wide: number][] = [
  ["/", 10, 10],
  ["/services/web-development-kutch", 10, 10],
  ["/services/backend-api-engineering", 10, 10],
  ["/services/uiux-design", 10, 10],
  ["/services/seo-digital-marketing", 10, 10],
  ["/services/devops-solutions", 10, 10],
  ["/industries", 10, 9],
  ["/case-studies", 10, 10],
  ["/portfolio", 10, 10],
  ["/case-studies/ecommerce-platform-redesign", 10, 10],
  ["/how-this-site-is-made", 10, 10],
  ["/website-in-gujarati-and-hindi", 10, 10],
];
for (const [path, ...shares] of pictured)
  test(`informative pictures cover at least ${shares.join(" and ")} % of ${path} at 360 and 1280 px`, async ({
    page,
  }) => {
    for (const [i, width] of [360, 1280].entries()) {
      await opened(page, path, width);
      expect.soft(await shareOfPictures(page), `${width} px`).toBeGreaterThanOrEqual(shares[i] ?? 0);
    }
  });

test("/services/uiux-design shows five states of a sample screen in the first window, without scripts", async ({
  page,
}) => {
  for (const path of ["", "/gu", "/hi"].map((prefix) => `${prefix}/services/uiux-design`))
    for (const width of [1280, 360]) {
      await opened(page, path, width);
      const [screen, radios] = [page.locator(".screen"), page.getByRole("radio")];
      const box = await screen.boundingBox();
      expect
        .soft((box?.y ?? 0) + (box?.height ?? 0), `${path} at ${width} px`)
        .toBeLessThanOrEqual(width < 500 ? 740 : 800);
      await radios.first().focus();
      for (let i = 0; i < 5; i++) {
        await expect(radios.nth(i)).toBeChecked();
        const panels = screen.locator(".panel:visible");
        await expect(panels).toHaveCount(1);
        expect(await panels.locator("p").first().textContent()).toBe(await radios.nth(i).locator("..").textContent());
        expect((await screen.boundingBox())?.height, "nothing moves").toBe(box?.height);
        await page.keyboard.press("ArrowRight");
      }
    }
});
