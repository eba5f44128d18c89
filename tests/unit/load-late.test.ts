import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("~/styles/app.css?url", () => ({ default: "/app.css" }));

type Link = { href: string; media: string; onload: () => void; onerror: () => void; remove: () => void };

/** The links that stand in the document; what a test does not answer stays on its way. */
let links: Link[];
const linkTo = (name: RegExp) => links.find(({ href }) => name.test(href));

async function fresh() {
  vi.resetModules();
  return import("~/ui/load-late.ts");
}

/** Lets everything that waits for nothing else happen. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  // In development there is one sheet from the start.
  vi.stubEnv("DEV", false);
  links = [];
  const createElement = () => {
    const link = {} as Link;
    link.remove = () => void links.splice(links.indexOf(link), 1);
    return link;
  };
  vi.stubGlobal("document", { createElement, getElementById: () => ({ after: (link: Link) => links.push(link) }) });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("a part that comes late", () => {
  it("is there when the rules of the whole site are in force", async () => {
    const { loadLate } = await fresh();
    let part: string | undefined;
    const loaded = loadLate(async () => "part").then((module) => {
      part = module;
    });
    await settled();
    const sheet = linkTo(/app\.css/);
    expect(sheet?.media).toBe("not all");
    expect(part).toBeUndefined();
    sheet?.onload();
    await loaded;
    expect(sheet?.media).toBe("all");
    expect(part).toBe("part");
  });

  it("leaves the page's rules alone where it draws only what the page was built with", async () => {
    const { loadLate } = await fresh();
    expect(await loadLate(async () => "part", { drawsAnew: false })).toBe("part");
    expect(links).toEqual([]);
  });

  it("waits for the sheet of its own, which is linked once", async () => {
    const { loadLate } = await fresh();
    const load = () => loadLate(async () => "part", { stylesheet: "/part.css", drawsAnew: false });
    const both = Promise.all([load(), load()]);
    await settled();
    expect(links).toHaveLength(1);
    linkTo(/part/)?.onload();
    expect(await both).toEqual(["part", "part"]);
  });

  it("is asked for again after its code could not be had", async () => {
    const { loadLate } = await fresh();
    const load = vi.fn(async () => "part").mockRejectedValueOnce(new Error("offline"));
    await expect(loadLate(load, { drawsAnew: false })).rejects.toThrow("offline");
    expect(await loadLate(load, { drawsAnew: false })).toBe("part");
  });

  it("is asked for by an address of its own, a new one at each try, after its file could not be had", async () => {
    const { loadLate } = await fresh();
    const fail = async () => Promise.reject(new Error("offline"));
    // As the bundler writes it.
    const load = Object.assign(fail, { toString: () => "()=>h(()=>import(`./salt-D_1-a2b.js`),[])" });
    const other = Object.assign(async () => "other", { toString: () => "()=>import(`./indigo-3c4d.js`)" });
    const attempt = () => loadLate(load, { drawsAnew: false });
    await expect(attempt()).rejects.toThrow("offline");
    await expect(attempt()).rejects.toThrow("salt-D_1-a2b.js?try=2");
    await expect(attempt()).rejects.toThrow("salt-D_1-a2b.js?try=3");
    expect(await loadLate(other, { drawsAnew: false })).toBe("other");
  });

  it("is asked for again after its sheet could not be had", async () => {
    const { loadLate } = await fresh();
    const load = () => loadLate(async () => "part", { stylesheet: "/part.css", drawsAnew: false });
    const first = load();
    await settled();
    linkTo(/part/)?.onerror();
    await expect(first).rejects.toThrow("/part.css");
    const second = load();
    await settled();
    expect(links).toHaveLength(1);
    linkTo(/part/)?.onload();
    expect(await second).toBe("part");
  });

  it("that does not come in ten seconds counts as failed, and is asked for anew by another address", async () => {
    const { loadLate } = await fresh();
    vi.useFakeTimers();
    const hang = () => new Promise<never>(() => {});
    const load = Object.assign(hang, { toString: () => "()=>import(`./salt-D_1-a2b.js`)" });
    const attempt = () => loadLate(load, { drawsAnew: false });
    const first = attempt().catch(String);
    await vi.advanceTimersByTimeAsync(9900);
    expect(await Promise.race([first, "waits"])).toBe("waits");
    await vi.advanceTimersByTimeAsync(200);
    expect(await first).toContain("No answer within 10 s");
    vi.useRealTimers();
    await expect(attempt()).rejects.toThrow("salt-D_1-a2b.js?try=2");
  });

  it("whose sheet does not come in eight seconds is not waited for any longer, and the sheet is asked for anew", async () => {
    const { loadLate } = await fresh();
    vi.useFakeTimers();
    const load = () => loadLate(async () => "part", { stylesheet: "/part.css", drawsAnew: false });
    const first = load().catch(String);
    await vi.advanceTimersByTimeAsync(8100);
    expect(await first).toMatch("/part.css");
    const second = load();
    await vi.advanceTimersByTimeAsync(0);
    linkTo(/part/)?.onload();
    expect(await second).toBe("part");
    // One that is there stays.
    await vi.advanceTimersByTimeAsync(8100);
    expect(linkTo(/part/)).toBeDefined();
    vi.useRealTimers();
  });

  it("comes without the rules of the whole site where they cannot be had; the next part asks for them again", async () => {
    const { loadLate } = await fresh();
    const first = loadLate(async () => "first");
    await settled();
    linkTo(/app\.css/)?.onerror();
    expect(await first).toBe("first");
    const second = loadLate(async () => "second");
    await settled();
    linkTo(/app\.css/)?.onload();
    expect(await second).toBe("second");
    expect(linkTo(/app\.css/)?.media).toBe("all");
  });
});

const app = join(import.meta.dirname, "../../app");
/** Not the scripts of the HTML itself, of which each stands alone. */
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".server") && !file.startsWith("inline/"))
  .map((file) => [file, readFileSync(join(app, file), "utf8")] as const);

it("everything that the app imports late goes through this one helper", () => {
  // The second waits for what the router imports.
  const others = sources.filter(([file]) => !["ui/load-late.ts", "ui/follow-links/lead-on.ts"].includes(file));
  const late = others.flatMap(([file, code]) =>
    // A sheet's text, the fonts of scripts and the footer are taken while the site is built, and come with no page.
    [...code.matchAll(/.*(?<!typeof )\bimport\((?!".*\?inline"|".*\/(?:script-fonts|footer-markup)).*/g)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  expect(late.length).toBeGreaterThan(8);
  expect(late.filter((line) => !/loadLate\(\(\) => import\(/.test(line))).toEqual([]);
});

it("nothing else puts the rules of the whole site in force", () => {
  const users = sources.filter(([, code]) => code.includes("full-stylesheet.ts")).map(([file]) => file);
  expect(users.filter((file) => !file.startsWith("ui/"))).toEqual(["root.tsx"]);
  expect(
    sources
      .filter(([, code]) => code.includes("applyFullStylesheet"))
      .map(([file]) => file)
      .sort(),
  ).toEqual(["ui/full-stylesheet.ts", "ui/load-late.ts"]);
});
