import { expect, lookingWith, wide } from "../../e2e/support/test.ts";

const test = lookingWith({ ...wide, javaScriptEnabled: false });

test("the strip that stands still has two, three or six names in a row, at every width", async ({ page }) => {
  for (const path of ["/", "/gu"]) {
    await page.goto(path);
    const rows = new Map<number, number[]>();
    // On each side of where a row gets more or fewer names, and between.
    for (const width of [320, 360, 400, 440, 600, 760, 768, 780, 900, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator(".strip a:visible")
        .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().top)));
      rows.set(
        width,
        [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      );
    }
    for (const [width, counts] of rows)
      expect([[2, 2, 2], [3, 3], [6]], `${path} at ${width} px`).toContainEqual(counts);
  }
});

test("the first service leads across the band, the other four stand in pairs", async ({ page }) => {
  await page.goto("/");
  const services = page.locator("#services ol > li");
  const boxes = await services.evaluateAll((rows) =>
    rows.map((row) => {
      const { top, width } = row.getBoundingClientRect();
      return { top, width, letters: Number.parseFloat(getComputedStyle(row.querySelector("h3") as Element).fontSize) };
    }),
  );
  const tops = boxes.map(({ top }) => top);
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 1, 1, 3, 3]);
  const [first, ...others] = boxes;
  for (const { width, letters } of others) {
    expect(first?.width).toBeGreaterThan(1.5 * width);
    expect(first?.letters).toBeGreaterThan(letters);
  }
});

test("the rules between the numbers begin at a rule under their label, not at the label", async ({ page }) => {
  await page.goto("/");
  const label = page.getByRole("heading", { name: "BY THE NUMBERS" });
  await expect(label).toHaveCSS("border-bottom-width", "1px");
  const { letters, numbers } = await label.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return {
      letters: range.getBoundingClientRect().bottom,
      numbers: heading.nextElementSibling?.getBoundingClientRect().top ?? 0,
    };
  });
  expect(numbers - letters).toBeGreaterThan(16);
});

test("home's pattern has the ground of the dark band that it fades into, by day and by night", async ({ page }) => {
  const hero = page.getByRole("main").locator("section").first();
  const bands: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    const band = await hero.evaluate((shown) => getComputedStyle(shown).backgroundColor);
    await expect(hero.locator(".pattern"), colorScheme).toHaveCSS("background-color", band);
    bands.push(band);
  }
  expect(new Set(bands).size).toBe(2);
  await page.emulateMedia({ colorScheme: null });
});
