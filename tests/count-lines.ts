/* `npx node tests/count-lines.ts` prints how large the project is, each figure beside its limit. All lines count, also blank ones. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, extname } from "node:path";
import { serverSettingNames } from "../server/settings.ts";
import { settingVariables } from "../settings/schema.ts";

const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(existsSync);
const read = (file: string) => readFileSync(file, "utf8");
const sum = (list: string[], of: (file: string) => number) => list.reduce((total, file) => total + of(file), 0);
const linesOf = (file: string) => read(file).match(/\n/g)?.length ?? 0;
const wordsOf = (file: string) => read(file).match(/\S+/g)?.length ?? 0;
const bytesOf = (file: string) => statSync(file).size;

const codeEndings = /^\.(ts|tsx|mjs|js|css|sql|sh|py|conf|service|socket|timer)$/;
const isCode = (file: string) =>
  codeEndings.test(extname(file)) || /^(Caddyfile|Dockerfile)/.test(basename(file)) || /^deploy\/\w+$/.test(file);

const rooms = ["app", "pipeline", "server", "preflight", "bench", "enquiry", "settings", "deploy"];
const inRoom = (room: string) => files.filter((file) => file.startsWith(`${room}/`) && isCode(file));
const tests = files.filter((file) => file.startsWith("tests/"));
const data = tests.filter((file) => !isCode(file) && !file.endsWith(".md"));
const manuals = files.filter((file) => file.endsWith(".md") && !/^(docs\/brief|content)\//.test(file));

const { scripts, dependencies, devDependencies } = JSON.parse(read("package.json"));
const ofAudit = JSON.parse(read("bench/package.json")).dependencies;
const folders = [...new Set(tests.map((file) => file.split("/")[1] ?? ""))].filter((folder) =>
  tests.some((file) => file.startsWith(`tests/${folder}/`) && /\.(test|spec)\.tsx?$/.test(file)),
);
const configurations = files.filter((file) => /(vitest|workers|playwright)\.config\.ts$/.test(file));

type Figure = { is: number; limit?: number };
const figures: Record<string, Figure> = {
  ...Object.fromEntries(rooms.map((room) => [`lines of ${room}/`, { is: sum(inRoom(room), linesOf) }])),
  "lines of code without content/": { is: sum(rooms.flatMap(inRoom), linesOf), limit: 27_500 },
  "lines of content/schemas/": { is: sum(inRoom("content/schemas"), linesOf) },
  "lines of tests": { is: sum(tests.filter(isCode), linesOf), limit: 24_000 },
  "bytes of the tests' data and pictures": { is: sum(data, bytesOf), limit: 6_000_000 },
  "direct packages": { is: Object.keys({ ...dependencies, ...devDependencies, ...ofAudit }).length, limit: 90 },
  "npm scripts": { is: Object.keys(scripts).length, limit: 18 },
  "settings variables": { is: settingVariables.length + serverSettingNames.length, limit: 40 },
  "words of manuals": { is: sum(manuals, wordsOf), limit: 12_000 },
  suites: { is: folders.length, limit: 5 },
  "test configurations": { is: configurations.length, limit: 3 },
};
console.table(
  Object.fromEntries(
    Object.entries(figures).map(([what, { is, limit }]) => [
      what,
      { is, limit: limit ?? "", left: limit === undefined ? "" : limit - is },
    ]),
  ),
);
