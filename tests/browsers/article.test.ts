import { role, selector } from "./support/target.ts";
import { expect, narrow, test } from "./support/test.ts";

const path = "/blog/devops-automation-workflows";
const contents = role("navigation", "ON THIS PAGE");
const entries = role("link", undefined, contents);

test("the contents lead to a section, mark it, and put it into the address", async ({ visit }) => {
  const { page } = await visit();
  await page.open(path);
  const entry = (await page.see(entries))[3];
  const hash = entry?.attributes.href ?? "";
  await page.click(role("link", entry?.text, contents));
  await page.expectPath(path + hash);
  const heading = selector(`[id="${hash.slice(1)}"]`);
  await expect.poll(async () => (await page.one(heading)).inWindow).toBe(true);
  // Below the header, which is 80 px high.
  await expect.poll(async () => (await page.one(heading)).box.y).toBeGreaterThanOrEqual(80);
  const marked = () => page.texts(selector('[aria-current="location"]', contents));
  await expect.poll(marked).toEqual([entry?.text]);
  await page.scrollTo(0);
  await expect.poll(marked).toEqual([]);
});

test("an address with a hash opens at its section", async ({ visit }) => {
  const { page } = await visit();
  await page.open(path);
  const hash = (await page.see(entries))[3]?.attributes.href ?? "";
  await page.open("/about");
  await page.open(path + hash);
  const heading = selector(`[id="${hash.slice(1)}"]`);
  await expect.poll(async () => (await page.one(heading)).inWindow).toBe(true);
});

test("on a narrow screen the contents unfold above the text", async ({ visit }) => {
  const { page } = await visit({ size: narrow });
  await page.open(path);
  await page.click(selector("summary"));
  const folded = role("navigation", "On this page");
  await expect.poll(() => page.count(role("link", undefined, folded))).toBeGreaterThan(3);
});

test("code is copied by its button, and that is said", async ({ visit }) => {
  const { page } = await visit();
  await page.open(path);
  // The page tells what it wrote: no engine lets a test read the clipboard itself.
  await page.evaluate(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (words: string) => {
      await write(words);
      Object.assign(window, { copied: words });
    };
  });
  const block = selector("figure:has(pre)");
  const button = role("button", /^Copy/, block);
  await page.click(button);
  await expect.poll(() => page.text(role("button", undefined, block))).toBe("Copied");
  await expect
    .poll(() => page.texts(role("status", undefined, selector("main"))))
    .toContainEqual(expect.stringMatching(/^Copied: /));
  const [copied, code] = await page.evaluate(() => [
    (window as unknown as { copied: string }).copied,
    document.querySelector("figure pre")?.textContent?.trimEnd(),
  ]);
  expect(copied).toBe(code);
});
