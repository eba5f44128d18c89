import { createServer, isRunnableDevEnvironment } from "vite";
import { onePerType } from "../e2e/support/page-types.ts";
import { expect, test } from "../e2e/support/test.ts";

/** The site's whole style sheet, as it is before the build cuts it to each page's rules. */
async function wholeSheet(): Promise<string> {
  const server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: "error" });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Style sheets are compiled in this process.");
  const { default: css } = await ssr.runner.import("/app/styles/app.css?inline");
  await server.close();
  return css;
}

/** The page with these rules in place of its own. The fonts stay, because the build makes their addresses. */
const withRules = (html: string, css: string) =>
  html.replace(/(?<=<style id="css">)[\s\S]*?(?=<\/style>)/, (own) => {
    const fonts = /@font-face\s*\{[^}]*\}/g;
    return [...(own.match(fonts) ?? []), css.replace(fonts, "")].join("");
  });

/** One page of each type. /careers is the same page as /career, and Hindi pages are laid out like Gujarati ones. */
const drawn = onePerType.filter((path) => path !== "/careers" && !path.startsWith("/hi"));

// The security policy allows only the page's own rules. At half scale Chromium draws the edges of a page now so, now otherwise.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
});

test("a page looks the same with its own rules as with the whole style sheet, at 390 and 1280 px", async ({ page }) => {
  test.setTimeout(300_000);
  const css = await wholeSheet();
  for (const path of drawn) {
    for (const width of [390, 1280]) {
      // Set before the page loads: while a window changes its width, a picture may show either.
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const alone = await page.screenshot({ fullPage: true });
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withRules(await response.text(), css) });
      });
      await page.goto(path);
      await page.unrouteAll();
      const whole = await page.screenshot({ fullPage: true });
      if (alone.equals(whole)) continue;
      await test.info().attach(`${path} at ${width} px, its own rules`, { body: alone, contentType: "image/png" });
      await test.info().attach(`${path} at ${width} px, whole sheet`, { body: whole, contentType: "image/png" });
      expect.soft(alone.equals(whole), `${path} at ${width} px`).toBe(true);
    }
  }
});
