import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { patternForSeed } from "~/ui/pattern/seeded-pattern.ts";
import { drawSocialImages } from "../../../pipeline/draw/social-image.ts";

describe("a social image", () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-social-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "out/page.png");
  const draw = (title: string, pattern = patternForSeed("react"), fault?: "twice" | "lost") =>
    drawSocialImages(
      new Map([[file, { kind: "TECHNOLOGIES", title, firm: "Kutch IT", pattern, ...(fault && { fault }) }]]),
      join(folder, "cache"),
    );

  it("is drawn again only when its text or pattern changes", async () => {
    expect(await draw("React")).toBe(1);
    const first = readFileSync(file);
    expect(await draw("React")).toBe(0);
    expect(readFileSync(file).equals(first)).toBe(true);
    expect(await draw("React Native")).toBe(1);
    expect(readFileSync(file).equals(first)).toBe(false);
    expect(await draw("React", { ...patternForSeed("react"), colourway: "turmeric" })).toBe(1);
  });

  it("draws the pattern without a fault, with a print struck twice, or with one missing", async () => {
    await draw("React");
    const plain = readFileSync(file);
    await draw("React", patternForSeed("react"), "twice");
    const twice = readFileSync(file);
    await draw("React", patternForSeed("react"), "lost");
    expect(new Set([plain, twice, readFileSync(file)].map((image) => image.toString("base64"))).size).toBe(3);
  });

  it("has room for the longest title and refuses longer ones", async () => {
    const ninety = "Rebuilding an online shop in four phases, and everything that we measured in each of them.";
    expect(ninety).toHaveLength(90);
    expect(await draw(ninety)).toBe(1);
    await expect(draw("A title of one unbreakable word: ".concat("m".repeat(60)))).rejects.toThrow("too long");
  });
});
