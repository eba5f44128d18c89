import { fields, fillIn, values } from "./support/form.ts";
import { expect, hydrated, open, test } from "./support/test.ts";

test("@wide who only reads is given no cookie, and asks no other company for anything", async ({ page, context }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(new URL(request.url()).origin));
  for (const path of ["/", "/contact", "/privacy"]) await open(page, path);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByRole("main")).toContainText("Nothing counts your visit");
});

test("who is in doubt reads beside the form what happens to it, and comes back to what was written", async ({
  page,
}) => {
  await open(page, "/");
  await fillIn(page);
  const written = await values(page);
  const link = fields(page).form.getByRole("link", { name: "privacy" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => values(page)).toEqual(written);
});
