import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "../../enquiry/endpoints.ts";
import { startSmtpSink } from "../relay/support/smtp-sink.ts";
import { copyProject } from "../unit/support/project-copy.ts";
import { readEnquiries } from "./support/enquiries.ts";
import { typicalTexts } from "./support/form.ts";
import { waitForAddress } from "./support/serve-site.ts";
import { expect, runStartScript, test } from "./support/test.ts";

/** `npm run dev` in a copy of the project, on a free port. */
async function startDevelopment() {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-development-"));
  const project = join(folder, "website");
  copyProject(project);
  const realDataDir = join(folder, "real-enquiries");
  const sink = await startSmtpSink();
  const settings = [
    "SITE_EMAIL=hello@kutch.test",
    `DATA_DIR=${realDataDir}`,
    `SMTP_URL=smtp://127.0.0.1:${sink.port}`,
    "MAIL_TO=owner@kutchit.example",
    "ALLOWED_ORIGINS=https://named-in-dotenv.example",
  ];
  writeFileSync(join(project, ".env"), settings.join("\n"));
  const { DATA_DIR: _, NODE_ENV: __, FORCE_COLOR: ___, ...env } = process.env;
  const child = spawn("npm", ["run", "--ignore-scripts", "dev", "--", "--host", "127.0.0.1", "--port", "0"], {
    cwd: project,
    stdio: ["ignore", "pipe", "inherit"],
    // Colour codes would be inside of the address.
    env: { ...env, NO_COLOR: "1" },
    detached: true,
  });
  const url = await waitForAddress(child);
  const stop = async () => {
    // Ends npm, its shell and the server.
    if (child.pid) process.kill(-child.pid);
    await once(child, "exit");
    await sink.close();
    rmSync(folder, { recursive: true });
  };
  return { url, project, realDataDir, sink, dataDir: join(project, ".cache/dev-data"), stop };
}

// One server for both tests: its first compilation takes longer than the tests.
test.describe.configure({ mode: "default", timeout: 240_000 });
let site: Awaited<ReturnType<typeof startDevelopment>>;
test.beforeAll(async () => {
  // The limit above is for tests only. A new checkout cuts its fonts and draws its icons first, next to the other suites.
  test.setTimeout(240_000);
  site = await startDevelopment();
});
test.afterEach(({ page }) => page.goto("about:blank")); // A page left open would go on asking for the server.
test.afterAll(() => site?.stop());

test("npm run dev takes enquiries and reloads changed styles and components", async ({ page, request }) => {
  expect((await request.get(`${site.url}/healthz`)).status()).toBe(200);
  expect(await (await request.get(`${site.url}/about`)).text(), "what .env says").toContain("hello@kutch.test");
  const refused = await request.post(`${site.url}/`, { form: { name: typicalTexts.name, email: "", message: "" } });
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain(`value="${typicalTexts.name}"`);

  const sent = await request.post(`${site.url}/`, {
    form: { ...typicalTexts, message: "In development" },
    maxRedirects: 0,
  });
  expect([sent.status(), sent.headers().location]).toEqual([303, "/enquiry-received"]);
  expect(readEnquiries(site.dataDir).map(({ message }) => message)).toEqual(["In development"]);
  // The project's .env is read, except for where real enquiries are stored and whom to mail.
  const origin = "https://named-in-dotenv.example";
  expect((await request.get(site.url + endpoints.formToken, { headers: { origin } })).status()).toBe(200);
  expect([existsSync(site.realDataDir), site.sink.mails]).toEqual([false, []]);

  // A page of few parts, because each is a request here.
  await page.goto(`${site.url}/enquiry-received`);
  await runStartScript(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const heading = page.getByRole("heading", { level: 1 });
  const style = join(site.project, "app/styles/base.css");
  writeFileSync(style, `${readFileSync(style, "utf8")}\nh1 { outline: 7px solid rgb(1, 2, 3); }\n`);
  await expect(heading).toHaveCSS("outline-width", "7px", { timeout: 60_000 });
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  const footer = join(site.project, "app/frame/footer.tsx");
  const source = readFileSync(footer, "utf8");
  writeFileSync(footer, source.replace("<footer", '<footer data-changed=""'));
  await expect(page.locator("footer[data-changed]")).toBeAttached({ timeout: 60_000 });
});

test("npm run dev shows a mistake in content/ with its remedy, and the page once it is corrected", async ({
  request,
}) => {
  const file = join(site.project, "content/en/about.ts");
  const text = readFileSync(file, "utf8");
  const ask = async () => {
    const answer = await request.get(`${site.url}/about`, { headers: { Accept: "text/html" } });
    return `${answer.status()} ${await answer.text()}`;
  };
  writeFileSync(file, text.replace("tagline:", "taglin:"));
  await expect
    .poll(ask, { timeout: 60_000 })
    .toMatch(/^500 .*content\/en\/about\.ts: tagline\\n +is missing\\n +Fix: write a text/s);
  writeFileSync(file, text);
  await expect.poll(ask, { timeout: 60_000 }).toMatch(/^200 /);
});
