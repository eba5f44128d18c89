import { afterEach, expect, it, vi } from "vitest";
import { site } from "../../content/site.ts";
import { readSettings } from "../../settings/schema.ts";

const [postbuild, publish] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("../../pipeline/postbuild.ts", () => ({ postbuild }));
vi.mock("../../pipeline/publish.ts", () => ({ buildFolder: "site", publish, workFolder: "work" }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

/** What the end of a build with these settings prints, as React Router runs it; only the work on the files is left out. */
async function printedWith(env: Record<string, string>): Promise<string[]> {
  vi.doMock("../../settings/index.ts", () => ({ settings: readSettings(site, env) }));
  const { default: config } = await import("../../react-router.config.ts");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  type Arguments = Parameters<typeof config.buildEnd>[0];
  await config.buildEnd({ reactRouterConfig: { buildDirectory: "work" } } as Arguments);
  expect(postbuild).toHaveBeenCalledWith("work", "site");
  expect(publish).toHaveBeenCalledWith("work");
  return warn.mock.calls.map(([line]) => line);
}

it("a build with the settings of the repository warns of its placeholders, and that /contact delivers nothing", async () => {
  expect(await printedWith({})).toEqual([
    "Warning: still a placeholder, set before going live: SITE_URL, SITE_EMAIL, SITE_PHONE (content/site.ts or environment).",
    'Note: the form on /contact delivers nothing (contactPageDelivery is "simulated"); the home form delivers.',
  ]);
});

it("a build with every setting made prints neither", async () => {
  const env = {
    SITE_URL: "https://kutch.test",
    SITE_EMAIL: "hello@kutch.test",
    SITE_PHONE: "+91 2832 123456",
    CONTACT_PAGE_DELIVERY: "email",
  };
  expect(await printedWith(env)).toEqual([]);
});
