import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

it("only the schemes' style sheets name colours, except black and white for masks and print", () => {
  const named = globSync("app/**/*.css", { cwd: root })
    .filter((file) => !/styles\/(tokens|night)\.css$/.test(file))
    .flatMap((file) => {
      const colours = readFileSync(join(root, file), "utf8").match(
        /#(?!(000|fff)\b)[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g,
      );
      return (colours ?? []).map((colour) => `${file}: ${colour}`);
    });
  expect(named).toEqual([]);
});

it("only patterns and the tokens themselves name a dye; everything else uses a token by role", () => {
  const dyed = globSync("app/**/*.{css,tsx,ts}", { cwd: root }).filter((file) =>
    /--dye-/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(dyed.toSorted()).toEqual(["app/styles/patterns.css", "app/styles/tokens.css"]);
});

it("every colour in use has a token", () => {
  const files = globSync(["app/**/*.css", "app/**/*.{ts,tsx}", "app/content/**/*.{ts,tsx}"], { cwd: root });
  const text = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  const tokens = new Set(Array.from(text.matchAll(/(--(?:color|dye)-[\w-]+):/g), ([, name]) => name));
  const asked = Array.from(text.matchAll(/var\((--(?:color|dye)-[\w-]+)/g), ([, name]) => name);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((name) => !tokens.has(name))).toEqual([]);
});
