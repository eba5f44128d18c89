import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runIn } from "./support/project-copy.ts";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "kutch-it-choice-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SITE_DIR = join(folder, "site");

it.each(["node pipeline/ensure-build.ts --anew", "vite build"])(
  "`%s` for a real address builds nothing until the form on /contact has a choice",
  { timeout: 180_000 },
  (command) => {
    const env = { SITE_DIR, SITE_URL: "https://kutch.test", CONTACT_PAGE_DELIVERY: "" };
    const { status, said } = runIn(root, command, env);
    expect(said).toContain("CONTACT_PAGE_DELIVERY is not set, and SITE_URL is https://kutch.test, a real address.");
    expect(status).not.toBe(0);
    expect(existsSync(SITE_DIR)).toBe(false);
  },
);
