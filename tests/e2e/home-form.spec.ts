import { execFileSync } from "node:child_process";
import { empty, enquiry, fields, fillIn, values } from "./support/form.ts";
import { startSite } from "./support/site.ts";
import { expect, holdScripts, hydrated, open, test } from "./support/test.ts";

type Stored = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  requestConsultation: string;
  status: string;
};

/** What the owner reads with `npm run enquiries -- --json`. */
function readEnquiries(dataDir = process.env.SITE_DATA_UNDER_TEST ?? ""): Stored[] {
  const output = execFileSync("npm", ["run", "--silent", "enquiries", "--", "list", "--limit", "100000", "--json"], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  return JSON.parse(output);
}

test("an enquiry is sent, acknowledged by a toast, cleared, and can be read by the owner", async ({ page }, info) => {
  const message = `${enquiry.message} ${info.project.name} ${Date.now()}`;
  await open(page, "/");
  const form = fields(page);
  await fillIn(page);
  await form.message.fill(message);
  await expect(form.consultation).toBeChecked();
  await expect(form.submit).toHaveText("BOOK FREE CONSULTATION");
  await form.submit.click();
  await expect(
    page.getByRole("region", { name: /Notifications/ }).getByText("Message sent successfully!"),
  ).toBeVisible();
  expect(await values(page)).toEqual(empty);
  await expect(form.submit).toHaveText("BOOK FREE CONSULTATION");

  const stored = readEnquiries().find((row) => row.message === message);
  expect(stored).toMatchObject({
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    company: enquiry.company,
    requestConsultation: "Yes",
  });
});

test("after a failure the form is back to idle in five seconds, with what was typed", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/The enquiry was not sent|status of 500/);
  await page.route("**/api/v1.0/email/send", (route) => route.fulfill({ status: 500, body: "Down" }));
  await open(page, "/");
  await fillIn(page);
  await fields(page).submit.click();
  const note = fields(page).form.getByText("Nothing you wrote is lost.");
  await expect(note).toBeVisible();
  const start = Date.now();
  await expect(note).toHaveCount(0);
  // Seen up to a second after it came.
  expect(Date.now() - start).toBeGreaterThan(4000);
  expect(Date.now() - start).toBeLessThan(7000);
  expect(await values(page)).toEqual(enquiry);
});

test("@wide the request is the specification's, on the site's own origin, with Yes or No for the consultation", async ({
  page,
}) => {
  await open(page, "/");
  const form = fields(page);
  const sent = page.waitForRequest("**/api/v1.0/email/send");
  await fillIn(page);
  await form.consultation.uncheck();
  await form.submit.click();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(["lib_version", "service_id", "template_id", "template_params", "user_id"]);
  expect(body.lib_version).toBe("4.4.1");
  expect(body.template_params).toMatchObject({
    from_name: enquiry.name,
    from_email: enquiry.email,
    phone: enquiry.phone,
    company: enquiry.company,
    message: enquiry.message,
    request_consultation: "No",
    submission_id: expect.stringMatching(/^[\w-]{21}$/),
  });
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
});

test("@wide the button is disabled and says SENDING... while it is sent, and one request leaves however fast one clicks", async ({
  page,
}) => {
  await open(page, "/");
  const form = fields(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/email/send")) requests.push(request.url());
  });
  await page.route("**/api/v1.0/email/send", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await fillIn(page);
  await form.submit.evaluate((button: HTMLButtonElement) => {
    for (let i = 0; i < 20; i++) button.click();
    button.form?.requestSubmit();
  });
  await expect(form.submit).toHaveText("SENDING...");
  await expect(form.submit).toBeDisabled();
  await form.name.press("Enter");
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  await expect(form.submit).toBeEnabled();
  expect(requests).toHaveLength(1);
});

test("required fields and the e-mail are checked by the browser, each complaint tied to its field, focus on the first", async ({
  page,
}) => {
  await open(page, "/");
  const form = fields(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") requests.push(request.url());
  });
  await form.email.fill("not an address");
  await form.submit.click();
  await expect(form.name).toBeFocused();
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/\w/);
  }
  await expect(form.phone).not.toHaveAttribute("aria-invalid");

  await form.name.fill("   ");
  await expect(form.name).toHaveAttribute("aria-invalid", "true");
  await form.name.fill("Asha");
  await expect(form.name).not.toHaveAttribute("aria-invalid");
  await form.submit.click();
  await expect(form.email).toBeFocused();
  expect(requests).toEqual([]);
});

test("@wide fields tell the browser what they are for", async ({ page }) => {
  await open(page, "/");
  const form = fields(page);
  for (const [field, autocomplete] of [
    [form.name, "name"],
    [form.email, "email"],
    [form.phone, "tel"],
    [form.company, "organization"],
  ] as const) {
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
  }
  await expect(form.email).toHaveAttribute("inputmode", "email");
  await expect(form.phone).toHaveAttribute("inputmode", "tel");
});

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

test("@wide where the form's code cannot be had, the page stays as it is and the browser sends the form", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED/);
  await page.route(/\/contact-form-[^/]*\.js/, (route) => route.abort());
  const warned = page.waitForEvent("console", (message) => message.text().includes("The form's code did not load"));
  await page.goto("/", { waitUntil: "networkidle" });
  await page.mouse.move(200, 300);
  await warned;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Custom software with real-world impact");
  await fillIn(page);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
});

test("@wide nothing can be typed into what is being sent", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await fields(page).submit.click();
  await expect(fields(page).submit).toHaveText("SENDING...");
  await expect(fields(page).message).not.toBeEditable();
  await expect(fields(page).submit).toHaveText("MESSAGE SENT!");
  await expect(fields(page).message).toBeEditable();
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
  // Scripts are held back until the form has been sent by the browser itself.
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => {});
  });
  await page.goto("/");
  await fillIn(page);
  await fields(page).message.fill(message);
  await fields(page).submit.click();
  await expect(page).toHaveURL(/\/enquiry-received/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully!");
  expect(readEnquiries().filter((row) => row.message === message)).toHaveLength(1);
});

test("@wide text typed before hydration is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await fillIn(page);
  release();
  await hydrated(page);
  expect(await values(page)).toEqual(enquiry);
});

test("@wide when the server dies the error is told, nothing typed is lost, and a retry after it is back sends it once", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/not sent|Failed to (load|fetch)|ERR_CONNECTION|Toast/);
  const site = await startSite();
  await open(page, `${site.url}/`);
  const form = fields(page);
  await fillIn(page);
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await site.kill();
  await form.submit.click();
  await expect(page.getByText("Failed to send message. Please try again.")).toBeVisible();
  expect(await values(page)).toEqual(enquiry);
  await expect(form.submit).toHaveText("BOOK FREE CONSULTATION");
  await expect(form.form.getByText("Nothing you wrote is lost.")).toBeVisible();

  const again = await startSite(undefined, { PORT: new URL(site.url).port, DATA_DIR: site.dataDir });
  await form.submit.click();
  await expect(page.getByText("Message sent successfully!")).toBeVisible();
  expect(readEnquiries(site.dataDir)).toHaveLength(1);
  await again.stop();
  await site.stop();
});
