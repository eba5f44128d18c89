import { role, selector } from "./support/target.ts";
import { expect, narrow, test } from "./support/test.ts";

const header = role("banner");
const footer = role("contentinfo");

test("the header is see-through over the home page's top, and white with a border past it", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/");
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(document.querySelector("header") as Element);
      return { backgroundColor, borderBottomWidth };
    });
  await expect.poll(look).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
  await page.scrollTo(600);
  await expect.poll(look).toEqual({ backgroundColor: "rgb(255, 255, 255)", borderBottomWidth: "1px" });
  expect((await page.one(header)).box).toMatchObject({ y: 0, height: 80 });
  await page.scrollTo(0);
  await expect.poll(look).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
});

test("the first Tab reaches the link that skips to the content", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await page.press("Tab");
  const skip = role("link", "Skip to the content");
  await expect.poll(() => page.focused(skip)).toBe(true);
  await expect.poll(async () => (await page.one(skip)).inWindow).toBe(true);
  await page.press("Enter");
  await expect.poll(() => page.focused(selector("main"))).toBe(true);
});

test("a change of page goes to the top, moves the focus to the content and announces the title", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.click(role("link", "Industries", footer));
  await page.expectPath("/industries");
  await expect.poll(page.scrollY).toBe(0);
  await expect.poll(() => page.focused(selector("main"))).toBe(true);
  const title = await page.evaluate(() => document.title);
  await expect.poll(() => page.text(selector('[aria-live="polite"]'))).toBe(title);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const path of ["/", "/technologies/react", "/case-studies", "/contact"]) {
  test(`${path} is not wider than a narrow screen`, async ({ visit }) => {
    const { page } = await visit({ size: narrow });
    await page.open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
