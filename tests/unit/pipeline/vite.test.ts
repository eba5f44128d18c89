import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { chunkGroups, compileOnLoad } from "../../../pipeline/vite/chunks.ts";
import { characters, subsetSiteFont } from "../../../pipeline/vite/font.ts";
import { writeLogos } from "../../../pipeline/vite/logos.ts";
import { preparePublicFiles } from "../../../pipeline/vite/public-files.ts";
import { sonnerWithoutStyleInjection } from "../../../pipeline/vite/sonner.ts";
import { reportStartUpErrors } from "../../../pipeline/vite/start-up-errors.ts";

let cache: string;
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), "kutch-it-cache-"));
});
afterAll(() => rmSync(cache, { recursive: true }));

describe("sonner without its style injection", () => {
  const file = "/x/node_modules/sonner/dist/index.mjs";
  const transform = sonnerWithoutStyleInjection().transform as (
    code: string,
    id: string,
  ) => { code: string } | undefined;

  it("has the call taken out, and the rest as it was", () =>
    expect(transform('a();It(`:where(html[dir="ltr"]),x{}`);b()', file)?.code).toBe("a();void 0;b()"));

  it("stops the build where the call is spelled in another way", () =>
    expect(() => transform("a()", file)).toThrow("was not found"));

  it("leaves other modules alone", () => expect(transform("a()", "/x/node_modules/clsx/index.mjs")).toBeUndefined());
});

describe("the files of the browser", () => {
  const groupOf = (module: string) =>
    chunkGroups.toSorted((a, b) => b.priority - a.priority).find(({ test }) => test.test(module))?.name;

  it.each([
    ["/x/node_modules/react-dom/index.js", "framework"],
    ["/x/node_modules/react-router/dist/index.mjs", "framework"],
    ["/x/app/root.tsx", "site"],
    ["/x/app/ui/band.tsx", "site"],
    ["/x/app/sections/prose.tsx", undefined],
    ["/x/app/ui/pattern/drawing.tsx", undefined],
    ["/x/app/routes/home/route.tsx", undefined],
  ])("%s goes to %s", (module, group) => expect(groupOf(module)).toBe(group));

  it("are compiled while they come in, where nearly all of them is called", () => {
    const moduleIds = ["/x/app/a.ts"];
    expect(compileOnLoad({ name: "framework", isEntry: false, moduleIds })).toContain("allFunctionsCalledOnLoad");
    expect(compileOnLoad({ name: "entry.client", isEntry: true, moduleIds })).toContain("allFunctionsCalledOnLoad");
    expect(compileOnLoad({ name: "embla", isEntry: false, moduleIds })).toBe("");
    expect(compileOnLoad({ name: "root", isEntry: true, moduleIds: [] })).toBe("");
  });
});

it("what the content throws is printed in its own words, other errors whole", () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  let handle: (error: unknown, request: unknown, response: unknown, next: (error: unknown) => void) => void = () => {};
  const configure = reportStartUpErrors().configurePreviewServer as unknown as (server: unknown) => () => void;
  configure({ middlewares: { use: (handler: typeof handle) => (handle = handler) } })();
  const passedOn: unknown[] = [];
  const known = Object.assign(new Error("content/about.ts: too long"), { name: "ContentError" });
  const unknown = new Error("something else");
  for (const error of [known, unknown]) handle(error, {}, {}, (next) => passedOn.push(next));
  expect(printed.mock.calls).toEqual([["\ncontent/about.ts: too long\n"], [unknown]]);
  expect(passedOn).toEqual([known, unknown]);
  printed.mockRestore();
});

describe("the font", () => {
  const font = () => join(cache, "font/anek-latin.woff2");

  it("is cut to the site's characters once, and again when its key is another's", { timeout: 60_000 }, async () => {
    expect(characters).toContain("₹");
    await subsetSiteFont(cache);
    expect(readFileSync(font()).toString("latin1", 0, 4)).toBe("wOF2");
    const first = statSync(font()).mtimeMs;
    await subsetSiteFont(cache);
    expect(statSync(font()).mtimeMs).toBe(first);
    writeFileSync(join(cache, "font/key"), "of other characters");
    await subsetSiteFont(cache);
    expect(statSync(font()).mtimeMs).toBeGreaterThan(first);
  });
});

it("the logos that are named are written, each in one square", () => {
  writeLogos(["logos:react", "logos:go", "devicon:docker"], cache);
  const folder = join(cache, "logos");
  const files = readdirSync(folder).filter((name) => name.endsWith(".svg"));
  expect(files).toEqual(["devicon-docker.svg", "logos-go.svg", "logos-react.svg"]);
  for (const file of files) expect(readFileSync(join(folder, file), "utf8"), file).toMatch(/viewBox="0 0 64 64"/);
});

it("the public folder has icons and a manifest that names them", { timeout: 60_000 }, async () => {
  const folder = await preparePublicFiles(cache);
  const { icons } = JSON.parse(readFileSync(join(folder, "site.webmanifest"), "utf8"));
  const files = readdirSync(folder);
  for (const { src } of icons) expect(files, src).toContain(src.slice(1));
  expect(files).toContain("favicon.ico");
});
