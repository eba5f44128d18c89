import { role, selector } from "./support/target.ts";
import { expect, narrow, test, testInOtherEngines } from "./support/test.ts";

const header = role("banner");
const footer = role("contentinfo");

test("the header is see-through over the home page's top, white with a border past 5 px of it, and white elsewhere", async ({
  visit,
}) => {
  const { page, proxy } = await visit({ impatient: true });
  const white = { backgroundColor: "rgb(255, 255, 255)", borderBottomWidth: "1px" };
  await page.open("/");
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, borderBottomWidth } = getComputedStyle(document.querySelector("header") as Element);
      return { backgroundColor, borderBottomWidth };
    });
  await expect.poll(look).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
  await page.scrollTo(5);
  await expect.poll(page.scrollY).toBe(5);
  expect(await look()).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
  await page.scrollTo(6);
  await expect.poll(look).toEqual(white);
  await page.scrollTo(0);
  await expect.poll(look).toMatchObject({ backgroundColor: "rgba(0, 0, 0, 0)" });
  await page.scrollTo(600);
  await expect.poll(look).toEqual(white);
  expect((await page.one(header)).box).toMatchObject({ y: 0, height: 80 });
  // The state after a reload, before any script has loaded.
  const release = proxy.fault(/\/assets\/start-/, "held");
  await page.reload();
  await expect.poll(page.scrollY).toBe(600);
  await expect.poll(look).toEqual(white);
  release();
  await page.takenOver();
  expect(await page.scrollY()).toBe(600);
  await page.open("/contact");
  expect(await look()).toMatchObject({ backgroundColor: "rgb(255, 255, 255)" });
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

test("two changes of page one after another begin each at its top, with its title, and so does the keyboard", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.open("/about");
  for (const [name, path, title] of [
    ["Industries", "/industries", /^Software for clinics/],
    ["Technologies", "/technologies", /^Technologies/],
  ] as const) {
    await page.click(role("link", name, footer));
    await page.expectPath(path);
    await expect.poll(() => page.evaluate(() => document.title)).toMatch(title);
    await expect.poll(page.scrollY).toBe(0);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
    await page.press("Tab");
    await expect.poll(() => page.focused(role("link", "Skip to the content"))).toBe(true);
  }
});

for (const path of ["/", "/technologies/react", "/case-studies", "/contact"]) {
  testInOtherEngines(`${path} is not wider than a narrow screen`, async ({ visit }) => {
    const { page } = await visit({ size: narrow });
    await page.open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
