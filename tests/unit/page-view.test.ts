import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Event = [name: string, parameters: { page_path?: string }];
type Way = { type?: string; referrer?: string };

const origin = "https://kutch.test";
/** The events that were printed or sent, by name and path. */
let recorded: string[];
let storage: Pick<Storage, "getItem" | "setItem">;
/** What the last opened page does when Back restores it from the browser's memory. */
let comeBack: () => void;

const note = (name: string, { page_path }: Event[1]) => void recorded.push(page_path ? `${name} ${page_path}` : name);

beforeEach(() => {
  recorded = [];
  const kept = new Map<string, string>();
  storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  vi.spyOn(console, "log").mockImplementation((_, ...event) => note(...(event as Event)));
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.doMock("~/ui/when-idle.ts", () => ({ whenIdle: () => Promise.resolve() }));
  vi.doMock("~/analytics/client.ts", () => ({
    recordVisit: (events: Event[]) => {
      for (const event of events) note(...event);
    },
  }));
  vi.stubEnv("ANALYTICS_APP_INITIALIZED", "1");
});
afterEach(() => {
  vi.doUnmock("~/ui/when-idle.ts");
  vi.doUnmock("~/analytics/client.ts");
  vi.resetModules();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Lets all pending work finish, the import of the module that records as well. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  await vi.dynamicImportSettled();
}

/** Opens an address as a new document: its modules keep nothing of the previous one. */
async function openDocument(address: string, { type = "navigate", referrer = "" }: Way = {}) {
  const { pathname, href } = new URL(address, origin);
  const arrive = () => {
    vi.stubGlobal("location", { pathname, href, origin });
    vi.stubGlobal("document", { title: pathname, referrer, querySelector: () => null });
  };
  arrive();
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("addEventListener", (type: string, listener: (event: { persisted: boolean }) => void) => {
    if (type !== "pageshow") return;
    comeBack = () => {
      arrive();
      listener({ persisted: true });
    };
    listener({ persisted: false });
  });
  vi.resetModules();
  (await import("~/analytics/page-view.ts")).start();
  await settled();
}

describe("a site that counts its visits", () => {
  beforeEach(() => void vi.stubEnv("ANALYTICS", "1"));

  it("counts a page when its path differs from the previous page's: not after a reload, another query or a hash", async () => {
    for (const address of ["/", "/", "/?x=1", "/#contact", "/about", "/"]) await openDocument(address);
    expect(recorded).toEqual(["app_initialized", "page_view /", "page_view /about", "page_view /"]);
  });

  it("counts a page again when Back restores it from the browser's memory", async () => {
    await openDocument("/about");
    const back = comeBack;
    await openDocument("/blog");
    back();
    await settled();
    expect(recorded.slice(1)).toEqual(["page_view /about", "page_view /blog", "page_view /about"]);
  });

  it("counts each document once when the browser denies storage", async () => {
    const denied = () => {
      throw new Error("denied");
    };
    storage = { getItem: denied, setItem: denied };
    await openDocument("/about");
    comeBack();
    await settled();
    expect(recorded).toEqual(["app_initialized", "page_view /about"]);
  });
});

describe("a site without analytics stores nothing, and prints the view of a page", () => {
  it.each<[string, Way, string[]]>([
    ["that a visit begins with", {}, ["app_initialized", "page_view /about"]],
    ["to which another site led", { referrer: "https://search.test/about" }, ["app_initialized", "page_view /about"]],
    ["to which another page led", { referrer: `${origin}/blog` }, ["page_view /about"]],
    ["to which Back led", { type: "back_forward", referrer: `${origin}/about` }, ["page_view /about"]],
    ["that was loaded again", { type: "reload", referrer: `${origin}/blog` }, []],
    ["that led to itself", { referrer: `${origin}/about?x=1` }, []],
  ])("%s: %j", async (_, way, expected) => {
    const setItem = vi.spyOn(storage, "setItem");
    await openDocument("/about", way);
    expect(recorded).toEqual(expected);
    expect(setItem).not.toHaveBeenCalled();
  });

  it("that Back restores from the browser's memory", async () => {
    await openDocument("/about");
    comeBack();
    expect(recorded).toEqual(["app_initialized", "page_view /about", "page_view /about"]);
  });
});
