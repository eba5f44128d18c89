/* Counts lines of code and test files for `npm run proof`, so that two commits can be compared. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tell } from "../support/figures.ts";

const tracked = (...paths: string[]) =>
  execFileSync("git", ["ls-files", "--", ...paths], { encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

const kinds = {
  "product: app, enquiry, server, settings, pipeline, preflight": [
    ...["app", "enquiry", "server", "settings", "pipeline", "preflight"],
  ],
  content: ["content"],
  "tests and bench": ["tests", "bench"],
};

for (const [name, folders] of Object.entries(kinds)) {
  const files = tracked(...folders).filter((file) => /\.(tsx?|mjs|css|mdx?|sql)$/.test(file));
  const lines = files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
  tell({ what: `lines of ${name}`, is: lines });
  console.log(`${name}: ${lines} lines`);
}
const testFiles = tracked("tests").filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file)).length;
tell({ what: "files of tests", is: testFiles, site: "test-files" });
console.log(`${testFiles} files of tests`);
