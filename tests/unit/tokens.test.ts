import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("no style sheet but that of the tokens names a colour, save the black and white of masks and of print", () => {
  const named = globSync("app/**/*.css", { cwd: root })
    .filter((file) => !file.endsWith("tokens.css"))
    .flatMap((file) => {
      const colours = readFileSync(join(root, file), "utf8").match(
        /#(?!(000|fff)\b)[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g,
      );
      return (colours ?? []).map((colour) => `${file}: ${colour}`);
    });
  expect(named).toEqual([]);
});
