import { readEnquiries } from "./support/enquiries.ts";
import { empty, enquiry, fields, fillIn, values } from "./support/form.ts";
import { expect, holdScripts, hydrated, open, test } from "./support/test.ts";

test("what was typed survives a reload and a closed tab until it is sent", async ({ context }) => {
  const first = await context.newPage();
  await open(first, "/");
  await fillIn(first);
  await fields(first).consultation.uncheck();
  await first.reload();
  await hydrated(first);
  expect(await values(first)).toEqual(enquiry);
  await expect(fields(first).consultation).not.toBeChecked();
  await first.close();

  const second = await context.newPage();
  await open(second, "/");
  expect(await values(second)).toEqual(enquiry);
  await fields(second).submit.click();
  await expect(second.getByText("Message sent successfully!")).toBeVisible();
  await second.reload();
  await hydrated(second);
  expect(await values(second)).toEqual(empty);
});

test("@wide a draft that is restored and sent at once is delivered like any other, not held for having been quick", async ({
  page,
}, info) => {
  const message = `restored ${info.project.name} ${Date.now()}`;
  await open(page, "/");
  await fillIn(page);
  await fields(page).message.fill(message);
  await page.reload();
  await hydrated(page);
  await expect(fields(page).message).toHaveValue(message);
  await fields(page).submit.click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(readEnquiries().find((row) => row.message === message)?.status).toBe("queued");
});

test("@wide one draft in two tabs may become two enquiries: neither is thrown away", async ({ context }) => {
  const words = [`first tab ${Date.now()}`, `second tab ${Date.now()}`];
  const first = await context.newPage();
  await open(first, "/");
  await fillIn(first);
  await fields(first).message.fill(words[0] as string);
  const second = await context.newPage();
  await open(second, "/");
  await expect(fields(second).message).toHaveValue(words[0] as string);
  await fields(first).submit.click();
  await expect(first.getByText("Message sent successfully!")).toBeVisible();
  // What was sent there is done with here too.
  await expect(fields(second).message).toHaveValue("");
  await fillIn(second);
  await fields(second).message.fill(words[1] as string);
  await fields(second).submit.click();
  await expect(second.getByText("Message sent successfully!")).toBeVisible();
  const stored = readEnquiries().map(({ message }) => message);
  expect(words.filter((message) => stored.includes(message))).toEqual(words);
});

test("@wide words written before the form's code has come are delivered, not held for having been quick", async ({
  page,
}) => {
  const message = `before the code ${Date.now()}`;
  const code = Promise.withResolvers<void>();
  await page.route(/\/contact-form-[^/]*\.js/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "load" });
  await fillIn(page);
  await fields(page).message.fill(message);
  // Out of the form, where the code does not see that somebody is writing.
  await page.getByRole("heading", { level: 2 }).last().click();
  code.resolve();
  await hydrated(page);
  await fields(page).submit.click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(readEnquiries().find((row) => row.message === message)?.status).toBe("queued");
});

test("@wide a stored draft of a shape that nobody knows is left aside, and the form works", async ({ page }) => {
  const drafts = ['{"fields":null}', "[]", "null", "no JSON", '{"fields":{"name":{"first":"Asha"},"message":7}}'];
  await open(page, "/");
  for (const draft of drafts) {
    await page.evaluate((text) => localStorage.setItem("enquiry-draft:home", text), draft);
    await page.reload();
    await hydrated(page);
    expect(await values(page), draft).toEqual(empty);
  }
  await fillIn(page);
  await page.reload();
  await hydrated(page);
  expect(await values(page)).toEqual(enquiry);
});

test("@wide the form works where the browser denies storage", async ({ page }) => {
  await page.addInitScript(() => {
    // As Chromium does it with cookies blocked: an accessor that throws and may be redefined.
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/");
  await fillIn(page);
  expect(await values(page)).toEqual(enquiry);
  await fields(page).submit.click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
});

test("what is typed before the scripts have come is still there after them, and a form sent before them arrives", async ({
  page,
}, info) => {
  const message = `early ${info.project.name} ${Date.now()}`;
  // Until the form has been sent by the browser itself.
  await holdScripts(page);
  await page.goto("/");
  await fillIn(page);
  await fields(page).message.fill(message);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully!");
  expect(readEnquiries().filter((row) => row.message === message)).toHaveLength(1);
});

test("@wide text typed before hydration is kept, and after a reload too", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await fillIn(page);
  release();
  await hydrated(page);
  expect(await values(page)).toEqual(enquiry);
  await page.unrouteAll();
  await page.reload();
  await hydrated(page);
  expect(await values(page)).toEqual(enquiry);
});
