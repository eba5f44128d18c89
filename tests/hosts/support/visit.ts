import { type Browser, expect, chromium as launcher, type Page } from "@playwright/test";
import { chromium, chromiumArguments } from "../../e2e/support/chromium.ts";
import { enquiry, fields, fillIn } from "../../e2e/support/form.ts";

/** The site's address in the pages of docs/deploy/. */
export const siteUrl = "https://kutchit.example";

/** A browser that finds this address on this machine. */
export const startBrowser = (): Promise<Browser> =>
  launcher.launch({
    executablePath: chromium(),
    args: [...chromiumArguments, "--host-resolver-rules=MAP kutchit.example 127.0.0.1"],
  });

/** A page that records unexpected console errors. Browser and site report each document that is not found. */
export async function openPage(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: siteUrl });
  const errors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" && !/status of 404|404: no page at this path/.test(message.text()))
      errors.push(message.text());
  });
  context.on("weberror", (error) => errors.push(String(error.error())));
  return { page: await context.newPage(), errors };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Visits the home page, an article by its link, an unknown address, and the home page's form. */
export async function visit(browser: Browser, base = siteUrl): Promise<void> {
  const { page, errors } = await openPage(browser);
  const home = await page.goto(`${base}/`);
  expect(home?.status()).toBe(200);
  await expect(heading(page)).toContainText("Custom software");

  const article = await page.goto(`${base}/blog/devops-automation-workflows`);
  expect(article?.headers()["content-security-policy"]).toContain("'sha256-");
  await expect(heading(page)).toContainText("delivery pipeline");

  const lost = await page.goto(`${base}/blog/nothing-here`);
  expect(lost?.status()).toBe(404);
  await expect(heading(page)).toContainText(/404|not found/i);

  await page.goto(`${base}/`);
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page.getByText(/MESSAGE SENT/i).first()).toBeVisible({ timeout: 15_000 });
  expect(errors).toEqual([]);
  await page.context().close();
}

export const { message } = enquiry;
