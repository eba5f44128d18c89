import { describe, expect, it } from "vitest";
import { deferHydration } from "../../pipeline/defer-hydration.ts";
import { omitStaticHtml } from "../../pipeline/omit-static-html.ts";

/** A page as React Router 8 writes it, without what nobody looks at. */
const entryScript = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/route-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/about/route":route1};

import("/assets/entry.client-4.js");</script>`;

const preloads = ["manifest-1", "entry.client-4", "framework-5", "root-2", "route-3"]
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join("");

describe("a page's modules", () => {
  const html = `<head>${preloads}</head><p>Salt</p>${entryScript}`;

  it("are named once, in the order in which they are needed, for the script that loads them after the paint", () => {
    expect(deferHydration(html, "{load()}")).toBe(
      '<head></head><p>Salt</p><script type="module" async="">let pageScripts={"urls":["/assets/manifest-1.js","/assets/root-2.js","/assets/route-3.js","/assets/framework-5.js","/assets/entry.client-4.js"],"routes":["root","routes/about/route"]};{load()}</script>',
    );
  });

  it.each([
    ["no entry script", html.replace(' type="module"', "")],
    ["a manifest loaded otherwise", html.replace('import "/assets/manifest-1.js";', "")],
    ["a table of routes of another name", html.replace("__reactRouterRouteModules", "__routeModules")],
    ["a route that is in no table", html.replace(',"routes/about/route":route1', "")],
    ["an entry loaded otherwise", html.replace('import("/assets/entry.client-4.js")', "start()")],
    ["preloads written otherwise", html.replaceAll("modulepreload", "preload")],
  ])("stop the build where React Router writes %s", (_, changed) => {
    expect(() => deferHydration(changed, "{load()}")).toThrow("pipeline/defer-hydration.ts");
  });
});

describe("markup that a component marks as static", () => {
  const markup = "<p>Salt — “white”</p><pre><code>a &lt; b\n</code></pre>";
  const page = (data: unknown[], drawn = markup) =>
    `<div id="x" class="prose" data-static-html="">${drawn}</div><script>c.streamController.enqueue(${JSON.stringify(`${JSON.stringify(data)}\n`).replaceAll("<", "\\u003c")});</script>`;
  const dataOf = (html: string) => JSON.parse(JSON.parse(/enqueue\((".*")\)/.exec(html)?.[1] ?? ""));

  it("is left out of the page's data, and nothing else is", () => {
    const before = page([{ _1: 2 }, "html", markup, "<p>elsewhere</p>", "title", 5, null]);
    const after = omitStaticHtml(before);
    expect(dataOf(after)).toEqual([{ _1: 2 }, "html", "", "<p>elsewhere</p>", "title", 5, null]);
    expect(after.split("<script>")[0]).toBe(before.split("<script>")[0]);
    expect(after).not.toContain("<p>elsewhere");
  });

  it("leaves a page without any as it is", () => {
    const plain = page([markup]).replace(' data-static-html=""', "");
    expect(omitStaticHtml(plain)).toBe(plain);
  });

  it.each([
    ["the data are streamed otherwise", page([markup]).replace("streamController.enqueue", "push")],
    ["it is drawn otherwise than it was given", page([markup], markup.replace("Salt", "<b>Salt</b>"))],
    ["its data are cut in pieces", page([markup.slice(0, 9), markup.slice(9)])],
    ["it is empty", page([markup], "")],
  ])("stops the build where %s", (_, changed) => {
    expect(() => omitStaticHtml(changed)).toThrow("data-static-html");
  });
});
