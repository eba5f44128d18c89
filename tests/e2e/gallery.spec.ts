import { axeFaults } from "./support/accessibility.ts";
import { startGallery } from "./support/gallery.ts";
import { expect, open, test } from "./support/test.ts";

let gallery: Awaited<ReturnType<typeof startGallery>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(180_000); // The development server compiles everything first.
  gallery = await startGallery();
});
test.afterAll(() => gallery?.stop());

test("@wide every part in every state has no fault that axe finds, on a wide and on a narrow screen", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, gallery?.url ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery of the parts");
  for (const type of ["success", "error"]) {
    await page.getByRole("button", { name: `SHOW ${type.toUpperCase()}` }).click();
    await expect(page.getByText(`A toast of ${type}.`)).toBeVisible();
    // Its close button is 20 px wide, as sonner draws it: whether that is enough depends on what lies under the toast.
    const faults = (await axeFaults(page)).filter((fault) => !/^axe target-size: .*Close toast/.test(fault));
    expect(faults, `with a toast of ${type}`).toEqual([]);
    await expect(page.getByText(`A toast of ${type}.`)).toHaveCount(0);
  }
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFaults(page), `${width} px wide`).toEqual([]);
  }
});
