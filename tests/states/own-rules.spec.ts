import { createServer, isRunnableDevEnvironment } from "vite";
import { onePerType } from "../e2e/support/page-types.ts";
import { expect, test } from "../e2e/support/test.ts";

/** The site's whole style sheet, as the build puts it into a page before it is cut to the page's own rules. */
async function wholeSheet(): Promise<string> {
  const server = await createServer({ server: { middlewareMode: true, ws: false }, logLevel: "error" });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Style sheets are compiled in this process.");
  const { default: css } = await ssr.runner.import("/app/styles/app.css?inline");
  await server.close();
  return css;
}

/** The page with them in place of its own, save for the fonts, whose addresses the build makes. */
const withRules = (html: string, css: string) =>
  html.replace(/(?<=<style id="css">)[\s\S]*?(?=<\/style>)/, (own) => {
    const fonts = /@font-face\s*\{[^}]*\}/g;
    return [...(own.match(fonts) ?? []), css.replace(fonts, "")].join("");
  });

/** Of each type but the second address of /career, and the Hindi pages, which are drawn as those in Gujarati. */
const drawn = onePerType.filter((path) => path !== "/careers" && !path.startsWith("/hi"));

// The policy knows the page's own rules alone. A quarter of the points to draw; what is one pixel wide is still drawn.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  deviceScaleFactor: 0.5,
});

test("a page looks the same by its own rules alone and with the whole sheet, at 390 and 1280 px", async ({ page }) => {
  test.setTimeout(300_000);
  const css = await wholeSheet();
  for (const path of drawn) {
    for (const width of [390, 1280]) {
      // Before the page comes: a picture taken as a window changes its width may show either.
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
