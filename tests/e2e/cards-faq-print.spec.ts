import type { Page } from "@playwright/test";
import { findBySlug } from "../../app/content/parse-by-schema.ts";
import { content } from "../support/content.ts";
import { en } from "./support/english-texts.ts";
import { expect, open, openUnhydrated, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");

test("@narrow a click anywhere on a card opens its case study", async ({ page }) => {
  await open(page, "/case-studies");
  await cards(page)
    .first()
    .click({ position: { x: 20, y: 60 } });
  await expect(page).toHaveURL(/\/case-studies\/ecommerce-platform-redesign$/);
});

test("each card is one Tab stop with a visible outline and opens on Enter", async ({ page }) => {
  for (const path of ["/case-studies", "/portfolio"]) {
    await page.goto(path);
    const card = cards(page).last();
    const link = card.getByRole("link");
    // That each card has one link is true of the file (`tests/built/case-studies.test.ts`).
    const address = (await link.getAttribute("href")) ?? "";
    await cards(page).nth(-2).getByRole("link").focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(card).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Enter");
    expect(address).toMatch(/^\/case-studies\/[a-z-]+$/);
    await expect(page).toHaveURL(address);
  }
});

test("details that are folded on a phone are open on a wide window, except for the FAQ", async ({ page }) => {
  for (const [width, isOpen] of [
    [1280, true],
    [360, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/services/devops-solutions");
    const [needed = ""] = findBySlug(content.services, "devops-solutions")?.bring ?? [];
    const needs = page.getByText(needed, { exact: true });
    await expect(needs).toBeVisible({ visible: isOpen });
    for (const answer of await page.locator("#questions .fold > :not(summary)").all())
      await expect(answer).toBeHidden();
  }
});

test.describe("an FAQ without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript an FAQ opens by keyboard, and all answers are printed", async ({ page }) => {
    await page.goto("/services/web-development-kutch");
    const [first] = content.services.find(({ slug }) => slug === "web-development-kutch")?.questions ?? [];
    const answer = page.getByText(first?.answer ?? "", { exact: true });
    const heading = page.getByRole("heading", { name: first?.question ?? "", exact: true });
    await expect(heading).toBeVisible();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const folded of await page.locator("main .fold > :not(summary)").all()) await expect(folded).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await page.locator("summary", { has: heading }).focus();
    await page.keyboard.press("Enter");
    await expect(answer).toBeVisible();
  });
});

test.describe("the technology overview", () => {
  test("a category link scrolls to its category, and a click anywhere on a card opens its technology", async ({
    page,
  }) => {
    await openUnhydrated(page, "/technologies");
    await main(page)
      .getByRole("navigation", { name: en.technologies.categories })
      .getByRole("link", { name: "Cloud" })
      .click();
    await expect(page.getByRole("heading", { level: 2, name: "Cloud" })).toBeInViewport();
    await main(page)
      .getByRole("listitem")
      .filter({ hasText: "IBM Cloud" })
      .click({ position: { x: 8, y: 40 } });
    await expect(page).toHaveURL(/\/technologies\/ibm-cloud$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("IBM Cloud");
  });
});

test("a printed sheet has its text and table, without menus and patterns", async ({ page }) => {
  const sheet = findBySlug(content.sheets, "design-tests");
  await open(page, "/sheets/design-tests");
  await expect(page.getByRole("link", { name: en.frame.bar.consultation })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // The width of an A4 sheet between its margins, at which a screen would show the rows as blocks.
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: sheet?.parts[0]?.fill.at(-1) ?? "" })).toBeVisible();
  for (const away of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.locator("main svg.pattern").first(),
  ])
    await expect(away).toBeHidden();
  await expect(page.getByRole("heading", { name: sheet?.closing.title ?? "" })).toBeHidden();
  const room = await page.getByRole("row").nth(1).getByRole("cell").last().boundingBox();
  expect(room?.width).toBeGreaterThan(80);
  expect(room?.height).toBeGreaterThan(30);
});

const { "/how-this-site-is-made": made, "/privacy": privacy } = content;
const ownCost = made.ownCost?.title ?? "ownCost";

test("/how-this-site-is-made shows its own bytes, requests and loading time, and sends nothing", async ({ page }) => {
  const asked: { method: string; url: string }[] = [];
  await open(page, "/how-this-site-is-made");
  const cost = page.getByRole("heading", { name: ownCost }).locator("..");
  await expect(cost.locator("[data-cost=bytes]")).toHaveText(/^\d+\.\d kB$/);
  await expect(cost.locator("[data-cost=readable]")).toHaveText(/^\d+\.\d\d s$/);
  await expect(cost.locator("[data-cost=others]")).toHaveText("0");
  page.on("request", (request) => asked.push({ method: request.method(), url: request.url() }));
  // What is fetched later is added to the figures shown.
  const requests = () => page.evaluate(() => 1 + performance.getEntriesByType("resource").length);
  await expect
    .poll(async () => Number(await cost.locator("[data-cost=requests]").textContent()) - (await requests()))
    .toBe(0);
  const before = await requests();
  await page.evaluate(() => fetch("/robots.txt"));
  await expect(cost.locator("[data-cost=requests]")).toHaveText(String(before + 1));
  expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual(["GET /robots.txt"]);
});

test("reading pages sets no cookie and sends no request to another origin", async ({ page, context }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(new URL(request.url()).origin));
  for (const path of ["/", "/contact", "/privacy"]) await open(page, path);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
  expect(await context.cookies()).toEqual([]);
  const paragraphs = privacy.sections.flatMap(({ paragraphs }) => paragraphs);
  const counted = paragraphs.find(({ id }) => id === "nothing-counts");
  await expect(page.getByRole("main")).toContainText(counted?.text ?? "nothing-counts");
});
