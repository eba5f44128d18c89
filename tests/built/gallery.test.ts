import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { client } from "./support/pages.ts";

/** Its address, its heading and one of its samples. */
const signs = /_gallery|Gallery of the parts|Dyes in a loop/;

it("what is built knows nothing of the gallery, which only `npm run dev` has", () => {
  const texts = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|js|json|xml|txt|webmanifest)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  const saying = texts.filter((file) => signs.test(readFileSync(join(client, file), "utf8")));
  expect(saying).toEqual([]);
});
