import { afterEach, beforeEach, expect, it, vi } from "vitest";

const own = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
const hide = () => import("~/contact/hide-denied-storage.ts");

beforeEach(() => vi.resetModules());
afterEach(() => {
  if (own) Object.defineProperty(globalThis, "localStorage", own);
  else Reflect.deleteProperty(globalThis, "localStorage");
});

it("a local storage that the browser denies is none, for who names it and for who looks again", async () => {
  const get = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(globalThis, "localStorage", { get, configurable: true });
  await hide();
  expect(localStorage).toBeUndefined();
  expect(Object.getOwnPropertyDescriptor(globalThis, "localStorage")?.configurable).toBe(true);
});

it("one that it grants stays", async () => {
  const granted = {};
  Object.defineProperty(globalThis, "localStorage", { get: () => granted, configurable: true });
  await hide();
  expect(localStorage).toBe(granted);
});
