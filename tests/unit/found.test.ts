import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { drawSocialImages } from "../../build/draw/social.ts";
import { dataBlock } from "../../build/found/graph.ts";
import { sitemap } from "../../build/found/sitemap.ts";

describe("a social image", () => {
  const folder = mkdtempSync(join(tmpdir(), "kutch-it-social-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "out/page.png");
  const draw = (title: string, seed = "react") =>
    drawSocialImages(new Map([[file, { kind: "TECHNOLOGIES", title, firm: "Kutch IT", seed }]]), join(folder, "cache"));

  it("is drawn once, kept, and drawn again when its words or its cloth change", async () => {
    expect(await draw("React")).toBe(1);
    const first = readFileSync(file);
    expect(await draw("React")).toBe(0);
    expect(readFileSync(file).equals(first)).toBe(true);
    expect(await draw("React Native")).toBe(1);
    expect(readFileSync(file).equals(first)).toBe(false);
    expect(await draw("React", "vue")).toBe(1);
  });

  it("takes the longest title that an article may have, and refuses one that would be cut", async () => {
    const ninety = "Rebuilding an online shop in four phases, and everything that we measured in each of them.";
    expect(ninety).toHaveLength(90);
    expect(await draw(ninety)).toBe(1);
    await expect(draw("A title of one unbreakable word: ".concat("m".repeat(60)))).rejects.toThrow("too long");
  });
});

it("no text of a page can end the block of its structured data", () => {
  const block = dataBlock({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "WebPage", name: "</script><script>alert(1)</script><!--" }],
  });
  expect(block.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)["@graph"][0].name).toBe("</script><script>alert(1)</script><!--");
});

it("the sitemap escapes addresses and leaves out a day that nobody knows", () => {
  const xml = sitemap([
    { url: "https://a.example/?a&b", changed: undefined },
    { url: "https://a.example/c", changed: "2026-11-20" },
  ]);
  expect(xml).toContain("<url><loc>https://a.example/?a&amp;b</loc></url>");
  expect(xml).toContain("<loc>https://a.example/c</loc><lastmod>2026-11-20</lastmod>");
});
