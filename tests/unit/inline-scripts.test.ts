import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileInlineScript } from "../../pipeline/vite/inline-script.ts";

const inline = join(import.meta.dirname, "../../app/inline");
const compiled = (name: string) => compileInlineScript(join(inline, `${name}.ts`));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kutch-it-inline-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const compileText = (source: string) => {
  const file = join(folder, "script.ts");
  writeFileSync(file, source);
  return compileInlineScript(file);
};

type Listener = (event: unknown) => void;

/** Runs a script with what it finds in a browser, and gives what it listens to. */
function run(code: string, globals: Record<string, unknown> = {}) {
  const listeners = new Map<string, Listener[]>();
  const addEventListener = (type: string, listener: Listener) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const all = { addEventListener, ...globals };
  new Function(...Object.keys(all), code)(...Object.values(all));
  const fire = (type: string, event: unknown) => {
    for (const listen of listeners.get(type) ?? []) listen(event);
  };
  return { listeners, fire };
}

describe("a script for a page's own HTML", () => {
  it.each([
    "keep-scheme",
    "mark-scrolled",
    "open-search",
    "guard-early-input",
    "start-after-paint",
    "wait-for-activation",
  ])("%s is one line of JavaScript that names nothing outside and ends no element", async (name) => {
    const code = await compiled(name);
    expect(code).not.toMatch(/\n|<\/script|<!--|\bexport\b|: (string|Event)\b/i);
    expect(() => new Function(code)).not.toThrow();
  });

  it("keeps its names to itself", async () => {
    const code = await compileText("const count = 1; addEventListener('x', () => console.log(count)); export {};");
    expect(run(`${code}; this.seen = typeof count`).listeners.has("x")).toBe(true);
    expect(new Function("addEventListener", `${code}; return typeof count`)(() => {})).toBe("undefined");
  });

  it("does not end its element by what it says", async () => {
    const code = await compileText('document.title = "</script>"; export {};');
    expect(code).toContain("<\\/script>");
  });

  it("stands alone: an import, an export or the beginning of a comment in HTML stops the build", async () => {
    await expect(compileText('import { x } from "./x.ts"; x();')).rejects.toThrow("stands alone");
    await expect(compileText("export const x = 1;")).rejects.toThrow("stands alone");
    await expect(compileText('document.title = "<!-- x"; export {};')).rejects.toThrow("<!--");
  });
});

describe("the colours that a visitor chose", () => {
  async function page(localStorage: { night?: string }) {
    const dataset: { night?: string } = {};
    const bar = { media: "" };
    const document = { documentElement: { dataset }, querySelector: () => bar };
    const { fire } = run(await compiled("keep-scheme"), { document, localStorage });
    return { dataset, bar, fire };
  }

  it.each([
    [{}, "(prefers-color-scheme:dark)"],
    [{ night: "never" }, "never"],
    [{ night: "all" }, "all"],
  ])("with %j kept it is night by %s before the page is there, and the browser's bars follow", async (kept, media) => {
    const { dataset, bar } = await page(kept);
    expect([dataset.night, bar.media]).toEqual([media, media]);
  });

  it.each(["storage", "pageshow"])("are read again at %s", async (type) => {
    const kept: { night?: string } = { night: "all" };
    const { dataset, fire } = await page(kept);
    kept.night = "never";
    fire(type, {});
    expect(dataset.night).toBe("never");
  });

  it("hold for as long as the page is open where nothing can be kept", async () => {
    const denied = Object.defineProperty({}, "night", {
      get() {
        throw new Error("denied");
      },
    });
    const { dataset, bar, fire } = await page(denied);
    expect(dataset.night).toBeUndefined();
    fire("night", { detail: "all" });
    fire("pageshow", {});
    expect([dataset.night, bar.media]).toEqual(["all", "all"]);
  });
});

describe("the mark on a scrolled page", () => {
  it.each([
    [5, false],
    [6, true],
  ])("at %i px is %s", async (scrollY, marked) => {
    const marks: [string, boolean][] = [];
    const documentElement = { toggleAttribute: (...mark: [string, boolean]) => marks.push(mark) };
    run(await compiled("mark-scrolled"), { document: { documentElement }, scrollY }).fire("scroll", {});
    expect(marks).toEqual([["data-scrolled", marked]]);
  });
});

describe("the guard of a form that is not ready", () => {
  class Element {
    form: object | null;
    dataset: Record<string, string> = {};
    constructor(inForm: boolean, isReady = false) {
      this.form = inForm ? { method: "post", dataset: isReady ? { ready: "" } : {} } : null;
    }
    matches(selector: string) {
      return selector === "form[method] :is(input, button)" && this.form !== null;
    }
  }

  it("remembers a submit that only a script could send, and leaves the browser every other", async () => {
    const page = run(await compiled("guard-early-input"), { Element });
    const typed = new Element(true);
    const submitted = (dataset: Record<string, string>) => {
      typed.dataset.typed = "";
      let prevented = false;
      page.fire("submit", {
        target: { dataset, elements: [typed] },
        preventDefault: () => {
          prevented = true;
        },
      });
      return { prevented, held: dataset.held };
    };
    expect(submitted({ heldUntilReady: "" })).toEqual({ prevented: true, held: "1" });
    expect(submitted({ heldUntilReady: "", ready: "" })).toEqual({ prevented: false, held: undefined });
    expect(typed.dataset).toEqual({ typed: "" });
    expect(submitted({})).toEqual({ prevented: false, held: undefined });
    // What the browser has posted is no news to the page any more.
    expect(typed.dataset).toEqual({});
  });

  it("marks what a person types into it as long as its code has not come", async () => {
    const page = run(await compiled("guard-early-input"), { Element });
    const fields = [new Element(true), new Element(true, true), new Element(false)];
    for (const target of fields) page.fire("input", { target });
    expect(fields.map(({ dataset }) => dataset)).toEqual([{ typed: "" }, {}, {}]);
  });

  it("hears Enter once while it is held down", async () => {
    const page = run(await compiled("guard-early-input"), { Element });
    const heard = (event: object, inForm = true) => {
      let prevented = false;
      const preventDefault = () => {
        prevented = true;
      };
      page.fire("keydown", { target: new Element(inForm), preventDefault, ...event });
      return !prevented;
    };
    expect(heard({ key: "Enter", repeat: false })).toBe(true);
    expect(heard({ key: "Enter", repeat: true })).toBe(false);
    expect(heard({ key: "a", repeat: true })).toBe(true);
    expect(heard({ key: "Enter", repeat: true }, false)).toBe(true);
  });
});
