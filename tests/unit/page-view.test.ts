import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void };

let printed: string[];
let storage: Storage;
/** What the page that is shown does when Back brings it out of the browser's memory. */
let comeBack: () => void;

beforeEach(() => {
  printed = [];
  const kept = new Map<string, string>();
  storage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  vi.spyOn(console, "log").mockImplementation(
    (_, name, { page_path = "" }) => void printed.push(`${name} ${page_path}`),
  );
  vi.spyOn(console, "info").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Opens an address as a document: its modules know nothing of the one before. */
async function openDocument(address: string) {
  const { pathname, href } = new URL(address, "https://kutch.test");
  vi.stubGlobal("location", { pathname, href });
  vi.stubGlobal("document", { title: pathname });
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("addEventListener", (_: "pageshow", listener: (event: { persisted: boolean }) => void) => {
    comeBack = () => {
      vi.stubGlobal("location", { pathname, href });
      listener({ persisted: true });
    };
    listener({ persisted: false });
  });
  vi.resetModules();
  (await import("~/analytics/page-view.ts")).countView();
  await Promise.resolve();
}

it("a page is viewed where its path differs from the page's before: not after a reload, another query or a hash", async () => {
  for (const address of ["/", "/", "/?x=1", "/#contact", "/about", "/"]) await openDocument(address);
  expect(printed).toEqual(["page_view /", "page_view /about", "page_view /"]);
});

it("a page that Back brings out of the browser's memory is viewed again", async () => {
  await openDocument("/about");
  const back = comeBack;
  await openDocument("/blog");
  back();
  expect(printed).toEqual(["page_view /about", "page_view /blog", "page_view /about"]);
});

it("a visit begins once", async () => {
  vi.stubEnv("ANALYTICS_APP_INITIALIZED", "1");
  for (const address of ["/", "/about"]) await openDocument(address);
  expect(printed).toEqual(["app_initialized ", "page_view /", "page_view /about"]);
});

it("each document is viewed once where the browser denies storage", async () => {
  const denied = () => {
    throw new Error("denied");
  };
  storage = { getItem: denied, setItem: denied };
  await openDocument("/about");
  comeBack();
  await openDocument("/about");
  expect(printed).toEqual(["page_view /about", "page_view /about"]);
});
