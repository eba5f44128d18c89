import { expect, open, test } from "./support/test.ts";

test("@wide who only reads is given no cookie, and asks no other company for anything", async ({ page, context }) => {
  const asked = new Set<string>();
  page.on("request", (request) => void asked.add(new URL(request.url()).origin));
  for (const path of ["/", "/contact", "/privacy"]) await open(page, path);
  expect([...asked]).toEqual([new URL(page.url()).origin]);
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByRole("main")).toContainText("Nothing counts your visit");
});
