import type { Page } from "@playwright/test";
import { pagePaths } from "../../app/content/.server/addresses.ts";
import { readContent } from "../../pipeline/content.ts";
import { services, technologies } from "./support/content.ts";
import { expect, open, test } from "./support/test.ts";

/** `specification.md`, section 2, "Service pages": number of steps, label, and headings of its own. */
const specified: Record<string, { steps: number; label: string; cards: number }> = {
  "flutter-app-development": { steps: 4, label: "HIRE MOBILE DEVELOPERS", cards: 5 },
  "custom-software-development": { steps: 3, label: "START YOUR CUSTOM PROJECT", cards: 4 },
  "web-development-kutch": { steps: 4, label: "START YOUR WEB PROJECT", cards: 5 },
  "backend-api-engineering": { steps: 4, label: "DISCUSS YOUR BACKEND NEEDS", cards: 5 },
  "devops-solutions": { steps: 4, label: "IMPROVE YOUR DEVOPS PIPELINE", cards: 6 },
  "uiux-design": { steps: 5, label: "START YOUR DESIGN PROJECT", cards: 6 },
  "seo-digital-marketing": { steps: 4, label: "BOOST YOUR ONLINE PRESENCE", cards: 5 },
};

/** Of the specified services, those with a section of reasons. */
const withReasons = ["web-development-kutch", "uiux-design", "seo-digital-marketing"];

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { level: 2, name });
const linkTo = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** The list of the band under a heading. */
const listUnder = (page: Page, title: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
    .getByRole("list")
    .first();

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");

/** What search engines and shared links show, the same everywhere in shape. */
async function expectHead(page: Page, path: string) {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`^https://[^/]+${path}$`));
  expect(await meta(page, "og:url")).toBe(await page.locator('link[rel="canonical"]').getAttribute("href"));
  expect(await meta(page, "og:title")).toBe(await page.title());
  expect(await meta(page, "og:description")).toBe(await meta(page, "description"));
  expect(await meta(page, "og:type")).toBe("website");
  expect((await meta(page, "keywords"))?.split(", ").length, `keywords of ${path}`).toBeGreaterThanOrEqual(4);
}

test.describe("the technology overview", () => {
  test("@wide shows six categories and every technology with logo, name, description and link", async ({ page }) => {
    await open(page, "/technologies");
    await expect(main(page).getByRole("region")).toHaveCount(6);
    const cards = main(page).getByRole("region").getByRole("listitem");
    await expect(cards).toHaveCount(technologies.length);
    for (const { slug } of technologies) {
      const card = cards.filter({ has: page.locator(`a[href="/technologies/${slug}"]`) });
      await expect(card.getByRole("heading", { level: 3 })).not.toBeEmpty();
      await expect(card.getByRole("paragraph")).not.toBeEmpty();
    }
  });

  test("@wide draws every logo, in squares of one size", async ({ page }) => {
    await open(page, "/technologies");
    const logos = main(page).locator("img");
    await expect(logos).toHaveCount(technologies.length);
    for (const logo of await logos.all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await logo.boundingBox()).toMatchObject({ width: 64, height: 64 });
    }
  });

  test("leads to a category, and from anywhere on a card to its page", async ({ page }) => {
    await open(page, "/technologies");
    await main(page).getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Cloud" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Cloud" })).toBeInViewport();
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: "IBM Cloud" })
      .click({ position: { x: 8, y: 40 } });
    await expect(page).toHaveURL(/\/technologies\/ibm-cloud$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IBM Cloud");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { slug, category } of technologies) {
    test(`${slug}: every part and button of a technology page @wide`, async ({ page }) => {
      await page.goto(`/technologies/${slug}`);
      await expectHead(page, `/technologies/${slug}`);
      const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      const capitals = name.toUpperCase();

      await expect(linkTo(page, `START YOUR ${capitals} PROJECT`)).toHaveAttribute("href", "/contact");
      const features = ["cloud", "deployment"].includes(category) ? "KEY SERVICES" : "KEY FEATURES";
      await expect(listUnder(page, features).getByRole("listitem")).toHaveCount(6);
      const benefits = ["database", "cloud", "deployment"].includes(category);
      const lower = benefits ? "BENEFITS" : `WHY CHOOSE ${capitals}?`;
      await expect(listUnder(page, lower).getByRole("listitem")).toHaveCount(6);
      await expect(heading(page, benefits ? /^WHY CHOOSE/ : "BENEFITS")).toHaveCount(0);

      const one = category === "database";
      await expect(linkTo(page, "CONTACT US TODAY")).toHaveCount(one ? 1 : 0);
      if (one) await expect(linkTo(page, "CONTACT US TODAY")).toHaveAttribute("href", "/contact");
      else {
        await expect(linkTo(page, "GET QUOTE")).toHaveAttribute("href", "/contact");
        await expect(linkTo(page, "VIEW PORTFOLIO")).toHaveAttribute("href", "/portfolio");
      }

      await expect(heading(page, `Where ${name} hurts`)).toBeVisible();
      await expect(main(page).locator('a[href^="/services/"]').first()).toBeVisible();
      await expect(main(page).locator(`a[href^="/technologies/"]:not([href$="/${slug}"])`).first()).toBeVisible();
    });
  }

  for (const { slug, callToAction, ...service } of services) {
    test(`${slug}: every part and button of a service page @wide`, async ({ page }) => {
      await page.goto(`/services/${slug}`);
      await expectHead(page, `/services/${slug}`);
      const { steps, label, cards } = specified[slug] ?? {
        steps: service.process.length,
        cards: service.services.length,
        label: callToAction.label,
      };

      await expect(main(page).getByRole("list", { name: "Technologies" })).toBeVisible();
      await expect(listUnder(page, "What the work covers").getByRole("listitem")).toHaveCount(cards);
      const process = listUnder(page, "How the work runs");
      await expect(process).toHaveJSProperty("tagName", "OL");
      await expect(process.getByRole("listitem")).toHaveCount(steps);
      await expect(linkTo(page, label)).toHaveCount(2);
      for (const link of await linkTo(page, label).all()) await expect(link).toHaveAttribute("href", "/contact");
      await expect(heading(page, "What we need from you")).toBeVisible();

      const reasons = specified[slug] ? withReasons.includes(slug) : Boolean(service.why);
      await expect(heading(page, service.why?.title ?? /^Why choose/)).toHaveCount(reasons ? 1 : 0);
      await expect(heading(page, "What we build it with")).toBeVisible();
      await expect(main(page).locator('a[href^="/technologies/"]').first()).toBeVisible();
      await expect(main(page).locator('a[href^="/case-studies/"]').first()).toBeVisible();
    });
  }

  test("@wide devops shows six groups of technologies", async ({ page }) => {
    await page.goto("/services/devops-solutions");
    const groups = listUnder(page, "What we build it with").getByRole("heading", { level: 3 });
    await expect(groups).toHaveCount(6);
  });

  test("each page claim stands on its own page, once @wide", async ({ page }) => {
    const claims: [string, string][] = [
      ["aws", "200+ AWS services"],
      ["gcp", "30+ regions"],
      ["azure", "99.95% SLA"],
      ["cloudflare", "300+ Cloudflare data centers"],
      ["nginx", "10,000+ concurrent connections"],
    ];
    for (const [slug, claim] of claims) {
      await page.goto(`/technologies/${slug}`);
      expect((await main(page).textContent())?.split(claim), claim).toHaveLength(2);
    }
  });

  test("every link of these pages leads to a page that answers @wide", async ({ page, request }) => {
    const targets = new Set<string>();
    const paths = pagePaths(readContent()).filter((path) => /^\/(technologies|services)/.test(path));
    for (const path of paths) {
      await page.goto(path);
      const links = main(page).getByRole("link");
      for (const target of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))) {
        if (!target.startsWith("#")) targets.add(target);
      }
    }
    for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
  });
});

test("the keyboard reaches every link of a page in reading order and opens one @wide", async ({ page }) => {
  for (const path of ["/technologies/react", "/services/uiux-design"]) {
    await open(page, path);
    const expected = await main(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await main(page).focus();
    const reached: (string | null)[] = [];
    for (const _ of expected) {
      await page.keyboard.press("Tab");
      reached.push(await page.evaluate(() => document.activeElement?.getAttribute("href") ?? null));
    }
    expect(reached).toEqual(expected);
  }
  await open(page, "/technologies/react");
  await linkTo(page, "START YOUR REACT PROJECT").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/contact$/);
});

test("@wide an address without a page says so inside its section", async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/);
  for (const path of ["/technologies/cobol", "/services/logo-design"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found.");
  }
});
