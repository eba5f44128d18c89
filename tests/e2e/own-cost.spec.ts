import { expect, open, test } from "./support/test.ts";

const title = "What this page cost you just now";

test("@wide a reader sees what this very page cost their browser, and nobody is told", async ({ page }) => {
  const asked: { method: string; url: string }[] = [];
  await open(page, "/how-this-site-is-made");
  const cost = page.getByRole("heading", { name: title }).locator("..");
  await expect(cost.locator("[data-cost=bytes]")).toHaveText(/^\d+\.\d kB$/);
  await expect(cost.locator("[data-cost=document]")).toHaveText(/^\d+\.\d kB$/);
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide that part is not there, and the figures are", async ({ page }) => {
    await page.goto("/how-this-site-is-made");
    await expect(page.getByRole("heading", { name: title })).toBeHidden();
    await expect(page.getByRole("heading", { name: "How much data this site sends to you" })).toBeVisible();
  });
});
