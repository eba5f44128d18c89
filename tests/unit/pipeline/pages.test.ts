import type { Manifest } from "vite";
import { expect, it } from "vitest";
import { builtAddresses } from "../../../pipeline/vite/pages.ts";

const manifest: Manifest = {
  "app/islands/search.ts": {
    file: "assets/search-1.js",
    imports: ["_react-2.js", "_shared-3.js"],
    dynamicImports: ["app/search/engine.ts"],
  },
  "_react-2.js": { file: "assets/react-2.js" },
  "_shared-3.js": { file: "assets/shared-3.js", imports: ["_react-2.js", "app/islands/search.ts"] },
  "app/search/engine.ts": { file: "assets/engine-4.js" },
};

it("an island's files are its module, then each that it imports once, and none that it asks for later", () => {
  expect(builtAddresses("app/islands/search.ts", manifest)).toEqual([
    "/assets/search-1.js",
    "/assets/react-2.js",
    "/assets/shared-3.js",
  ]);
});

it("an island of which the bundler made no file stops the build", () => {
  expect(() => builtAddresses("app/islands/carousel.ts", manifest)).toThrow("app/islands/carousel.ts");
});
