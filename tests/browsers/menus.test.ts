import { role, selector } from "./support/target.ts";
import { expect, narrow, test } from "./support/test.ts";

const header = role("banner");
const button = (name: string) => role("button", name, header);
const link = (name: string) => role("link", name, header);

test("menus open one at a time, and close by a click outside, by Escape and by a choice", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await page.click(button("SERVICES"));
  await expect.poll(() => page.attribute(button("SERVICES"), "aria-expanded")).toBe("true");
  await expect.poll(() => page.count(link("UI/UX design"))).toBe(1);

  await page.click(button("COMPANY"));
  await expect.poll(() => page.count(link("Careers"))).toBe(1);
  await expect.poll(() => page.count(link("UI/UX design"))).toBe(0);
  await expect.poll(() => page.attribute(button("SERVICES"), "aria-expanded")).toBe("false");

  await page.clickAt(200, 700);
  await expect.poll(() => page.count(link("Careers"))).toBe(0);

  await page.click(button("RESOURCES"));
  await expect.poll(() => page.count(link("Blog"))).toBe(1);
  await page.press("Escape");
  await expect.poll(() => page.count(link("Blog"))).toBe(0);
  await expect.poll(() => page.focused(button("RESOURCES"))).toBe(true);

  await page.click(button("RESOURCES"));
  await page.click(link("Portfolio"));
  await page.expectPath("/portfolio");
  await expect.poll(() => page.count(link("Portfolio"))).toBe(0);
});

test("menus work from the keyboard alone, and close when the focus leaves them", async ({ visit }) => {
  const { page } = await visit();
  await page.open("/about");
  await page.focus(button("SERVICES"));
  await page.press("Tab");
  await expect.poll(() => page.focused(link("TECHNOLOGIES"))).toBe(true);

  await page.focus(button("SERVICES"));
  await page.press("Enter");
  await expect.poll(() => page.attribute(button("SERVICES"), "aria-expanded")).toBe("true");
  await page.press("Tab");
  await expect.poll(() => page.focused(link("Web development"))).toBe(true);
  await page.press("Tab", "Shift");
  await expect.poll(() => page.focused(button("SERVICES"))).toBe(true);
  expect(await page.attribute(button("SERVICES"), "aria-expanded")).toBe("true");
  await page.focus(link("SEO & digital marketing"));
  await page.press("Tab");
  await expect.poll(() => page.attribute(button("SERVICES"), "aria-expanded")).toBe("false");

  await page.focus(button("COMPANY"));
  await page.press(" ");
  await expect.poll(() => page.count(link("Careers"))).toBe(1);
  await page.press("Tab");
  await page.press("Tab");
  await expect.poll(() => page.focused(link("Careers"))).toBe(true);
  await page.press("Enter");
  await page.expectPath("/career");
});

test("on a narrow screen the menu is a list of all pages, and closes by a choice", async ({ visit }) => {
  const { page } = await visit({ size: narrow });
  await page.open("/");
  const menu = button("Menu");
  const panel = selector(":popover-open");
  await page.click(menu);
  await expect.poll(() => page.attribute(menu, "aria-expanded")).toBe("true");
  await expect.poll(() => page.count(panel)).toBe(1);
  await page.click(menu);
  await expect.poll(() => page.count(panel)).toBe(0);
  await page.click(menu);
  await page.click(role("link", "Industries", panel));
  await page.expectPath("/industries");
  await expect.poll(() => page.count(panel)).toBe(0);
});

test("a menu that was opened before the scripts came stays open, and works after them", async ({ visit }) => {
  const { page, proxy } = await visit({ impatient: true });
  const release = proxy.fault(/\/assets\/start-/, "held");
  await page.load("/industries");
  await page.click(button("COMPANY"));
  await expect.poll(() => page.count(link("About"))).toBe(1);
  release();
  await page.takenOver();
  await expect.poll(() => page.attribute(button("COMPANY"), "aria-expanded")).toBe("true");
  await page.click(link("About"));
  await page.expectPath("/about");
});
