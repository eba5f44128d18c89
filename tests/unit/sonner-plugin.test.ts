import type { Plugin } from "vite";
import { expect, it } from "vitest";
import { sonnerWithoutStyleInjection } from "../../pipeline/vite/sonner.ts";

const id = "/site/node_modules/sonner/dist/index.mjs";
const transform = sonnerWithoutStyleInjection().transform as unknown as (
  code: string,
  id: string,
) => ReturnType<Extract<Plugin["transform"], () => unknown>>;

it("removes only the call by which sonner writes its style sheet into the page", () => {
  const code =
    'function $e(r){document.head.append(r)}$e(`:where(html[dir="ltr"]),:where([data-x]){--a:1}\n`);var x=1;';
  expect(transform(code, id)).toMatchObject({ code: "function $e(r){document.head.append(r)}void 0;var x=1;" });
});

it("stops the build when another version spells the call differently", () => {
  expect(() => transform("injectStyles(`.sonner{}`);", id)).toThrow("sonner");
});

it("leaves every other module alone", () => {
  expect(transform('$e(`:where(html[dir="ltr"]){}`)', "/site/app/start.ts")).toBeUndefined();
});
