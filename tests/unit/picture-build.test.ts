import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { build, createServer, isRunnableDevEnvironment } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { compileText } from "~/content/mdx/compile.ts";
import { openPicture, resizePicture } from "../../pipeline/resize-picture.ts";
import { readBuiltPage } from "../../pipeline/seo/built-page.ts";
import { pageGraph } from "../../pipeline/seo/structured-data.ts";
import { picturesPlugin } from "../../pipeline/vite/picture-modules.ts";
import { settings } from "../../settings/index.ts";
import { contentErrorText } from "./support/content-error-text.ts";

const folder = mkdtempSync(join(tmpdir(), "kutch-it-pictures-"));
const cache = join(folder, ".cache");
afterAll(() => rmSync(folder, { recursive: true }));

/** A photograph held upright: its file lies on its side, and says so, and where and by whom it was taken. */
async function photograph(name: string, width = 1000, height = 600): Promise<string> {
  const file = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: "#b5483a" } })
    .withExif({ IFD0: { Artist: "A. Person" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "23/1 15/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  return file;
}

describe("a photograph", () => {
  it("is converted upright to AVIF, WebP and JPEG without metadata", async () => {
    const drawn = await resizePicture(await photograph("office.jpg"), cache);
    expect([drawn.width, drawn.height]).toEqual([600, 1000]);
    const files = [...drawn.avif, ...drawn.webp, { path: drawn.fallback, width: 600 }];
    const found = files.map(async ({ path, width: promised }) => {
      const { width, height, format, compression, exif } = await sharp(path).metadata();
      return [promised, width, height, compression ?? format, exif];
    });
    expect(await Promise.all(found)).toEqual([
      [480, 480, 800, "av1", undefined],
      [600, 600, 1000, "av1", undefined],
      [480, 480, 800, "webp", undefined],
      [600, 600, 1000, "webp", undefined],
      [600, 600, 1000, "jpeg", undefined],
    ]);
  });

  it("is at most 1,792 pixels wide, and converted again only when it changes", async () => {
    const file = await photograph("wide.jpg", 400, 2000);
    const first = await resizePicture(file, cache);
    expect(first.avif.map(({ width }) => width)).toEqual([480, 896, 1344, 1792]);
    expect(first.height).toBe(358);
    writeFileSync(first.fallback, "kept");
    expect(readFileSync((await resizePicture(file, cache)).fallback, "utf8")).toBe("kept");
    await photograph("wide.jpg", 401, 2000);
    expect((await resizePicture(file, cache)).fallback).not.toBe(first.fallback);
  });

  it("with transparency is also a transparent PNG", async () => {
    const file = join(folder, "clear.png");
    await sharp({ create: { width: 20, height: 20, channels: 4, background: "#0000" } }).toFile(file);
    const { fallback } = await resizePicture(file, cache);
    expect((await sharp(fallback).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ["is missing", "none.jpg", () => {}, "is not there"],
    ["is no picture", "text.jpg", (file: string) => writeFileSync(file, "text"), "cannot be read as a picture"],
    [
      "is too wide",
      "strip.png",
      (file: string) => sharp({ create: { width: 12_001, height: 1, channels: 3, background: "#fff" } }).toFile(file),
      "has 12001 by 1 pixels",
    ],
    [
      "has too many bytes",
      "heavy.jpg",
      (file: string) => {
        writeFileSync(file, "");
        truncateSync(file, 20 * 2 ** 20 + 1);
      },
      "has 21 MB",
    ],
  ])("that %s is refused", async (_, name, make, fault) => {
    await make(join(folder, name));
    await expect(openPicture(join(folder, name))).rejects.toThrow(fault);
  });

  it("with a truncated file is refused", async () => {
    const file = await photograph("cut.jpg");
    truncateSync(file, 2_000);
    await expect(resizePicture(file, cache)).rejects.toThrow("cannot be read as a picture");
  });
});

describe("the bundler", () => {
  const root = join(folder, "site");
  const options = { root, configFile: false as const, logLevel: "silent" as const, plugins: [picturesPlugin(cache)] };
  const entry = 'export { default as picture } from "./content/office.jpg?picture";';

  it("publishes pictures with a hash in their names", async () => {
    mkdirSync(join(root, "content"), { recursive: true });
    writeFileSync(join(root, "entry.js"), entry);
    rmSync(join(root, "content/office.jpg"), { force: true });
    await photograph("site/content/office.jpg");
    await build({
      ...options,
      build: { ssr: "entry.js", ssrEmitAssets: true, assetsInlineLimit: 0, outDir: "out", emptyOutDir: false },
    });
    const { picture } = await import(join(root, "out/entry.mjs"));
    expect(picture).toMatchObject({ width: 600, height: 1000 });
    const named = [picture.avif, picture.webp, picture.src].join(" ").match(/\/assets\/\S+/g) as string[];
    expect(named).toHaveLength(5);
    expect(named[0]).toMatch(/^\/assets\/office-480-[\w-]{8}\.avif$/);
    expect(readdirSync(join(root, "out/assets")).sort()).toEqual(named.map((one) => one.slice(8)).sort());
  });

  it("names a picture that it cannot publish, with the remedy", async () => {
    writeFileSync(join(root, "content/office.jpg"), "text");
    const built = build({ ...options, build: { ssr: "entry.js", write: false } });
    await expect(built).rejects.toThrow(
      /content\/office\.jpg\n +cannot be read as a picture\n +Fix: save it as a JPEG.*12,000 pixels.*20 MB/,
    );
  });

  it("shows a picture in development", async () => {
    await photograph("site/content/office.jpg");
    const server = await createServer({ ...options, appType: "custom", server: { port: 0, ws: false } });
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs modules in this process.");
    const { picture } = await ssr.runner.import("/entry.js");
    await server.listen();
    const [address = ""] = server.resolvedUrls?.local ?? [];
    const answer = await fetch(new URL(picture.src, address));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    await server.close();
  });
});

const text = "content/blog/a-text.mdx";
const office = {
  ...{ width: 600, height: 400, src: "/assets/office-600.jpeg" },
  ...{ avif: "/assets/office-480.avif 480w", webp: "/assets/office-480.webp 480w" },
};
const beside = { "/content/blog/office.jpg": office, "/content/blog/our team/a b.jpg": office };
const htmlOf = (source: string) => renderToStaticMarkup(compileText(text, source, beside)({}));

describe("a picture in a text", () => {
  it("is a figure in all formats with width and height", () => {
    const tree = fromHtml(htmlOf("One.\n\n![Two desks](./office.jpg)\n"), { fragment: true });
    expect(select("p + figure > picture > source:first-child", tree)?.properties).toMatchObject({
      type: "image/avif",
      srcSet: office.avif,
    });
    expect(select("source + source + img", tree)?.properties).toEqual({
      ...{ src: office.src, alt: "Two desks", width: 600, height: 400 },
      ...{ loading: "lazy", decoding: "async" },
    });
    expect(select("figcaption", tree)).toBeUndefined();
  });

  it("may have a caption, and may lie in a subfolder", () =>
    expect(htmlOf('![Two desks](<./our team/a b.jpg> "Our room in Bhuj")\n')).toContain(
      "<figcaption>Our room in Bhuj</figcaption>",
    ));

  it.each([
    ["without an alternative text", "One.\n\n![ ](./office.jpg)\n", 'line 3: The picture "./office.jpg" has no alt'],
    ["whose file is missing", "![A desk](./desk.jpg)\n", 'line 1: There is no picture "./desk.jpg" beside the text'],
    ["of another site", "![A desk](https://a.example/office.jpg)\n", 'line 1: There is no picture "https://a.exa'],
    ["in the middle of a line", "See ![a desk](./office.jpg) here.\n", "line 1: The picture"],
    ["written as HTML", 'One.\n\n<img src="./office.jpg" alt="A desk" />\n', "line 3: Write a picture as !["],
  ])("%s stops the build, naming file, line and remedy", (_, source, message) =>
    expect(contentErrorText(() => compileText(text, source, beside))).toContain(`${text}: ${message}`),
  );

  it("has an absolute URL in feed, Markdown and structured data", () => {
    const prose = htmlOf('![Two desks](./office.jpg "Our room")');
    const page = readBuiltPage({
      path: "/blog/a",
      html: `<main><article><h1>A</h1><div class="prose">${prose}</div></article></main>`,
      head: {
        ...{ title: "A", description: "A", siteName: "Kutch IT", canonical: "https://kutch.test/blog/a" },
        ...{ published: "2026-01-02", modified: "2026-01-02" },
      },
    });
    const address = "https://kutch.test/assets/office-600.jpeg";
    expect(page.elsewhere?.html).toBe(
      `<figure><img src="${address}" alt="Two desks" width="600" height="400"><figcaption>Our room</figcaption></figure>`,
    );
    expect(page.elsewhere?.markdown).toContain(`![Two desks](${address})\n\nOur room\n`);
    expect(pageGraph(page, [])["@graph"]).toContainEqual(
      expect.objectContaining({
        "@type": "BlogPosting",
        image: [
          expect.objectContaining({ "@type": "ImageObject" }),
          {
            "@type": "ImageObject",
            url: `${settings.url}/assets/office-600.jpeg`,
            width: "600",
            height: "400",
            caption: "Two desks",
          },
        ],
      }),
    );
  });
});
