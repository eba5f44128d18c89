import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parts, partsOfOthers } from "~/gallery/parts.tsx";

const folder = join(import.meta.dirname, "../../app/ui");

/** Names of the components that `app/ui` offers. */
const components = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), "utf8").matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w+)/gm),
      ([, name = ""]) => name,
    ),
  );

it("the gallery shows every component of app/ui, and none that is not there", () => {
  const shown = [...parts.map(({ name }) => name), ...Object.keys(partsOfOthers)];
  expect(components.length).toBeGreaterThan(10);
  expect(shown.toSorted()).toEqual(components.toSorted());
});
