import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { content } from "../../app/content/.server/index.ts";
import { figuresOf, type PageFigures, trimmedMean } from "../../bench/figures.ts";
import { tellAll } from "../../bench/gate.ts";
import { noSamples } from "../../bench/measure.ts";
import { toldIn } from "../support/figures.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-gate-"));
  vi.stubEnv("PROOF_FIGURES", join(folder, "figures"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A side whose first load has this traffic, in bytes by kind. */
const sideWith = (traffic: Record<string, number>) => ({ ...figuresOf(noSamples()), traffic });
const page = (path: string): PageFigures => ({
  path,
  site: sideWith({ requests: 3, html: 17_300, font: 23_300, js: 4_960 }),
  bare: sideWith({ requests: 2, html: 15_200, font: 23_300 }),
  peer: sideWith({ requests: 1, html: 127_540 }),
});
it.each([
  ["/", "sent-home"],
  ["/blog/devops-automation-workflows", "sent-article"],
])("the gate reports the bytes of %s beside its bare page and the template, and the site shows them", (path, id) => {
  tellAll([page(path)]);
  expect(toldIn(join(folder, "figures")).find(({ site }) => site === id)).toMatchObject({
    ...{ is: 45.6, unit: "kB", beside: { bare: 38.5, template: 127.5 } },
  });
  expect(content.proof.comparisons.map((one) => one.id)).toContain(id);
});

it("a paint is the mean of its loads without the fastest and the slowest tenth", () => {
  expect(trimmedMean([])).toBeNaN();
  expect(trimmedMean([500, 600])).toBe(550);
  expect(trimmedMean([1380, ...Array(9).fill(500), ...Array(9).fill(600), 10])).toBe(550);
});
