import { existsSync, globSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { describe, expect, it } from "vitest";
import { documentedCommands } from "../commands/documented.ts";
import { followed, homeOf, homes } from "../commands/homes.ts";

const root = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const commands = documentedCommands();

describe("a command in the manuals", () => {
  it("is found: in blocks and in the middle of a line", () => {
    expect(commands.length).toBeGreaterThan(40);
    expect(commands.map(({ command }) => command)).toEqual(
      expect.arrayContaining(["npm start", "npm run enquiries", "npx wrangler d1 create kutch-it-enquiries"]),
    );
  });

  it.each(commands)("is executed by a test: $command ($file)", ({ command, file }) => {
    expect(homeOf(command, file), "Say in tests/commands/homes.ts what executes it").toBeDefined();
  });

  it.each(commands.filter(({ command }) => command.startsWith("npm run ")))("is a script: $command", ({ command }) => {
    expect(Object.keys(scripts)).toContain(command.replace(" --silent", "").split(" ")[2]);
  });
});

describe("what executes commands", () => {
  it.each(globSync("docs/deploy/*.md", { cwd: root }))("%s is followed by a test of its own", (manual) => {
    const home = followed(parse(manual).name);
    if (home.kind === "test") expect(readFileSync(join(root, home.file), "utf8")).toContain(home.proof);
  });

  it.each(homes)("%s is documented, and its test is there and runs it", (pattern, home) => {
    expect(commands.some(({ command }) => homeOf(command) === home)).toBe(true);
    if (home.kind === "test") expect(readFileSync(join(root, home.file), "utf8")).toContain(home.proof);
    if (home.kind === "suite") expect(existsSync(join(root, home.file))).toBe(true);
    // Nothing that works on this machine is excused.
    if (home.kind === "nowhere") expect(String(pattern)).toMatch(/wrangler|docker/);
  });
});
