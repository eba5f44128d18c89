import type { Locator, Page } from "@playwright/test";
import { caseStudies as written } from "./support/content.ts";
import { expect, open, test } from "./support/test.ts";

/** `specification.md`, sections 2 (durations, portfolio categories) and 9 (claims), word for word. */
type Facts = { months: number; category: string; claims: string[] };
const specified: Record<string, Facts> = {
  "ecommerce-platform-redesign": {
    months: 6,
    category: "Web Development",
    claims: ["32% conversion increase", "50% faster loads", "65% less cart abandonment"],
  },
  "healthcare-management-system": {
    months: 8,
    category: "Custom Software",
    claims: ["89% patient satisfaction", "4x faster scheduling", "60% less admin workload"],
  },
  "fintech-payment-processing": {
    months: 12,
    category: "Backend Development",
    claims: ["99.99% uptime", "10,000+ transactions per second", "78% lower fees"],
  },
  "logistics-management-platform": {
    months: 10,
    category: "Full Stack",
    claims: ["40% faster delivery", "25% lower fuel costs", "85% better tracking accuracy"],
  },
};
/** What a page has to show of a case study: the specification's facts where it has any, else those of its file. */
const factsOf = ({ slug, durationMonths, portfolio, results }: (typeof written)[number]): Facts =>
  specified[slug] ?? {
    months: durationMonths,
    category: portfolio.category,
    claims: results.map(({ figure, label }) => `${figure} ${label}`),
  };
const studies = written.map((study) => ({ slug: study.slug, industry: study.industry, ...factsOf(study) }));
const addressOf = (slug: string) => `/case-studies/${slug}`;

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const cardTo = (page: Page, slug: string) => cards(page).filter({ has: page.locator(`a[href="${addressOf(slug)}"]`) });
const textsOf = async (items: Locator) => (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, " ").trim());

/** What stands under a term of the facts column. */
const fact = (page: Page, term: string) =>
  main(page)
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd");

test.describe("the list", () => {
  test("shows every case study once, with industry, technologies, three results, description and link", async ({
    page,
  }) => {
    await open(page, "/case-studies");
    await expect(cards(page)).toHaveCount(studies.length);
    for (const { slug, industry, claims } of studies) {
      const card = cardTo(page, slug);
      await expect(card.getByRole("heading", { level: 2 })).not.toBeEmpty();
      await expect(card.getByText(industry, { exact: true })).toBeVisible();
      await expect(card.getByText(/\w+ · \w+/)).toBeVisible();
      expect(await textsOf(card.getByRole("list", { name: "Key results" }).getByRole("listitem"))).toEqual(claims);
    }
  });

  test("@wide opens a case study, and its back link returns", async ({ page }) => {
    await open(page, "/case-studies");
    const card = cardTo(page, "healthcare-management-system");
    await card.getByRole("link", { name: /^READ THE CASE STUDY about/ }).click();
    await expect(page).toHaveURL(/\/case-studies\/healthcare-management-system$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healthcare management system");
    await page.getByRole("link", { name: "BACK TO CASE STUDIES" }).click();
    await expect(page).toHaveURL(/\/case-studies$/);
  });

  test("has a card that is clickable as a whole", async ({ page }) => {
    await open(page, "/case-studies");
    await cards(page)
      .first()
      .click({ position: { x: 20, y: 60 } });
    await expect(page).toHaveURL(/\/case-studies\/ecommerce-platform-redesign$/);
  });
});

test.describe("the portfolio", () => {
  test("has a card for each project with category, technologies and a picture, each leading to its case study", async ({
    page,
  }) => {
    await open(page, "/portfolio");
    await expect(page.getByRole("heading", { level: 1, name: "Our Portfolio" })).toBeVisible();
    await expect(cards(page)).toHaveCount(studies.length);
    for (const { slug, category } of studies) {
      const card = cardTo(page, slug);
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      expect(await card.getByRole("list", { name: "Technologies" }).getByRole("listitem").count()).toBeGreaterThan(2);
      await expect(card.locator("svg.cloth")).toBeVisible();
    }
  });

  test("stands in two columns on a large screen and in one on a small @wide", async ({ page }) => {
    await page.goto("/portfolio");
    for (const [width, columns] of [
      [1280, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
    }
  });

  test("gives every project a cloth of its own @wide", async ({ page }) => {
    await page.goto("/portfolio");
    const cloths = await cards(page)
      .locator("svg.cloth")
      .evaluateAll((all) =>
        // The ids that tell patterns apart on a page say nothing about what is seen.
        all.map((cloth) => cloth.outerHTML.replaceAll(/(?:id|fill)="[^"]*"/g, "")),
      );
    expect(new Set(cloths).size).toBe(studies.length);
  });

  test("@wide ends with Get in Touch", async ({ page }) => {
    await open(page, "/portfolio");
    await main(page).getByRole("link", { name: "Get in Touch", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

for (const { slug, claims, months } of studies) {
  test.describe(`the case study ${slug}`, () => {
    test("states exactly the specified results and duration @wide", async ({ page }) => {
      await page.goto(addressOf(slug));
      const results = page.getByRole("region", { name: "KEY RESULTS" }).getByRole("listitem");
      expect(await textsOf(results)).toEqual(claims);
      await expect(fact(page, "DURATION")).toHaveText(`${months} months`);
      await expect(fact(page, "INDUSTRY")).not.toBeEmpty();
    });

    test("links technologies, services, contact and the next case study to pages that exist @wide", async ({
      page,
      request,
    }) => {
      await page.goto(addressOf(slug));
      const technologies = fact(page, "TECHNOLOGIES").getByRole("link");
      const services = fact(page, "SERVICES").getByRole("link");
      expect(await technologies.count()).toBeGreaterThan(2);
      expect(await services.count()).toBeGreaterThan(0);
      const next = page.getByRole("region", { name: "NEXT CASE STUDY" }).getByRole("link");
      await expect(next).toHaveAttribute("href", /^\/case-studies\/[a-z-]+$/);
      await expect(next).not.toHaveAttribute("href", addressOf(slug));
      await expect(main(page).getByRole("link", { name: "DISCUSS YOUR PROJECT" })).toHaveAttribute("href", "/contact");
      const links = await main(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
      for (const address of new Set(links.filter((link) => link.startsWith("/")))) {
        expect((await request.get(address)).status(), address).toBe(200);
      }
    });

    test("pairs each challenge with its solution and explains the system in a diagram and technical sections @wide", async ({
      page,
    }) => {
      await page.goto(addressOf(slug));
      const problems = main(page)
        .getByRole("term")
        .filter({ hasText: /^PROBLEM$/ });
      const solutions = main(page)
        .getByRole("term")
        .filter({ hasText: /^SOLUTION$/ });
      expect(await problems.count()).toBeGreaterThanOrEqual(3);
      expect(await solutions.count()).toBe(await problems.count());
      await expect(main(page).locator("figure.diagram figcaption")).toBeVisible();
      const technical = specified[slug]
        ? ["Architecture", "Decisions and trade-offs", "How such figures are measured"]
        : [];
      for (const section of ["Overview", ...technical]) {
        await expect(main(page).getByRole("heading", { level: 2, name: section })).toBeVisible();
      }
    });

    test("tells search engines and shared links what it is @wide", async ({ page }) => {
      await page.goto(addressOf(slug));
      const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
      const canonical = await attribute('link[rel="canonical"]', "href");
      expect(canonical).toMatch(new RegExp(`^https://[^/]+${addressOf(slug)}$`));
      expect(await attribute('meta[property="og:url"]', "content")).toBe(canonical);
      expect(await attribute('meta[property="og:type"]', "content")).toBe("article");
      expect(await attribute('meta[property="og:title"]', "content")).toBe(await page.title());
      expect(await attribute('meta[name="description"]', "content")).toBeTruthy();
    });
  });
}

test("@wide following the next case study from page to page comes round to the first", async ({ page }) => {
  const start = studies[0]?.slug ?? "";
  await open(page, addressOf(start));
  const seen = [start];
  for (let i = 1; i <= studies.length; i++) {
    await page.getByRole("region", { name: "NEXT CASE STUDY" }).getByRole("link").click();
    await expect(page).not.toHaveURL(new RegExp(`${addressOf(seen.at(-1) ?? "")}$`));
    seen.push(new URL(page.url()).pathname.split("/").at(-1) ?? "");
    await expect(page.getByRole("link", { name: "BACK TO CASE STUDIES" })).toBeVisible();
  }
  expect(seen.at(-1)).toBe(start);
  expect(new Set(seen).size).toBe(studies.length);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide list, portfolio and case study are complete", async ({ page }) => {
    await page.goto("/portfolio");
    await expect(cards(page)).toHaveCount(studies.length);
    await page.goto("/case-studies");
    await expect(cards(page)).toHaveCount(studies.length);
    await cardTo(page, "fintech-payment-processing").getByRole("link").click();
    await expect(page.getByText("10,000+")).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "How such figures are measured" })).toBeVisible();
    await page.getByRole("link", { name: "BACK TO CASE STUDIES" }).click();
    await expect(page).toHaveURL(/\/case-studies$/);
  });
});

test.describe("by keyboard", () => {
  test("every card of list and portfolio is one stop, shows where focus is, and opens on Enter @wide", async ({
    page,
  }) => {
    for (const path of ["/case-studies", "/portfolio"]) {
      await open(page, path);
      const last = await cards(page).last().getByRole("link").getAttribute("href");
      for (const card of await cards(page).all()) {
        await expect(card.getByRole("link")).toHaveCount(1);
        await card.getByRole("link").focus();
        await page.keyboard.press("Shift+Tab");
        await page.keyboard.press("Tab");
        await expect(card.getByRole("link")).toBeFocused();
        await expect(card).toHaveCSS("outline-style", "solid");
      }
      await page.keyboard.press("Enter");
      expect(last).toMatch(/^\/case-studies\/[a-z-]+$/);
      await expect(page).toHaveURL(last ?? "");
    }
  });
});

for (const path of ["/case-studies", "/portfolio", ...studies.map(({ slug }) => addressOf(slug))]) {
  test(`${path} fits 320 pixels, and its controls are 44 pixels high @narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    // Links in running text are exempt (WCAG 2.5.8); a stretched link is as large as its card.
    const low = await main(page)
      .locator("a:not(p a, li p a, td a, .stretched, .prose a)")
      .evaluateAll((links) =>
        links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
      );
    expect(low).toEqual([]);
  });
}
