/*
 * `npm run picture`: makes `docs/home.webp`, the picture in README.md, from the built site with its default settings.
 */
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import sharp from "sharp";
import { ensureBuild } from "../pipeline/ensure-build.ts";
import { chromium, chromiumArguments } from "../tests/e2e/support/chromium.ts";
import { startSite } from "../tests/e2e/support/site.ts";
import { open } from "../tests/e2e/support/test.ts";

const file = join(import.meta.dirname, "../docs/home.webp");

ensureBuild();
const site = await startSite();
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArguments });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await open(page, site.url);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(file);
} finally {
  await Promise.all([browser.close(), site.stop()]);
}
console.log(`The picture is ${file}.`);
