import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { copyProject, runIn } from "./support/project-copy.ts";

// A build reads all content before it refuses any, which takes seconds, or a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let temporary: string;
let project: string;
beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "kutch-it-refusal-"));
  project = copyProject(join(temporary, "website"));
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** Builds with some files of `content/` changed, and restores them afterwards. */
function buildWith(
  changes: Record<string, (text: string) => string>,
  command = "node pipeline/ensure-build.ts --anew",
) {
  const files = Object.keys(changes).map((name) => join(project, "content", name));
  const before = files.map((file) => readFileSync(file, "utf8"));
  for (const [i, change] of Object.values(changes).entries()) writeFileSync(files[i] ?? "", change(before[i] ?? ""));
  const result = runIn(project, command);
  for (const [i, file] of files.entries()) writeFileSync(file, before[i] ?? "");
  return result;
}

it("a build lists all mistakes of all files at once, three lines each, without a stack", () => {
  const { status, said } = buildWith({
    "technologies/react.ts": (text) => text.replace("tagline:", "taglin:"),
    "blog/scalable-react-applications.mdx": (text) => text.replace(/^title: "(.*)"$/m, "title: $1"),
  });
  expect(status).toBe(1);
  expect(said).toBe(`This content cannot be published:
  content/technologies/react.ts: tagline
      is missing
      Mend: write a text
  content/technologies/react.ts
      has the field "taglin", which no such file has
      Mend: did you mean "tagline"? If not, remove it
  content/blog/scalable-react-applications.mdx: line 2
      has a text with ": " in it and no quotation marks
      Mend: put the whole text in quotation marks
`);
});

it("unfinished texts, letters that no font has, and office hours outside their one place are refused", () => {
  const unwritten = buildWith({
    "technologies/react.ts": (text) =>
      text.replace(/card: ".*"/, 'card: "[One sentence on the card: what we use this technology for]"'),
  }).said;
  expect(unwritten).toContain(`content/technologies/react.ts: card
      still says "[One sentence on the card: what we use this technology for]"`);
  const letters = buildWith({
    "en/about.ts": (text) => text.replace('tagline: "', 'tagline: "🚀 '),
    "technologies/react.ts": (text) => text.replace('tagline: "', 'tagline: "વેબ '),
  }).said;
  expect(letters).toContain('content/en/about.ts: tagline\n      has "🚀", which the font of this page does not hold');
  expect(letters).toContain('content/technologies/react.ts: tagline\n      has "વ"');
  const hours = buildWith({
    "en/careers.ts": (text) => text.replace("{opens} to {closes}", "9:30 to 19:00"),
    "hi/contact.ts": (text) => text.replace("{officeDays}", "सोमवार से शनिवार"),
  }).said;
  expect(hours).toContain('says "9:30" in words of its own\n      Mend: write {officeDays}, {opens} or {closes}');
  expect(hours).toContain('says "सोमवार से शनिवार" in words of its own');
});

it("a module with a syntax error is named with its line", () => {
  const { status, said } = buildWith({ "en/home.ts": (text) => text.replace("export default {", "export default {{") });
  expect(status).toBe(1);
  expect(said).toMatch(
    /^This content cannot be published:\n {2}content\/en\/home\.ts: line \d+\n {6}cannot be read: .+\n {6}Mend: .+\n$/,
  );
});

it("mistakes in the texts are all found, also when two texts have some", () => {
  const script = `import { problemsOfTexts } from "./pipeline/check-texts.ts"; console.log(await problemsOfTexts());`;
  writeFileSync(join(project, "try.ts"), script);
  const { said } = buildWith(
    {
      "blog/scalable-react-applications.mdx": (text) => `${text}\nSee [there](#nowhere).\n`,
      "case-studies/fintech-payment-processing.mdx": (text) => `${text}\nSee [that](/nowhere).\n`,
    },
    "node try.ts",
  );
  expect(said).toContain('content/blog/scalable-react-applications.mdx: text\n      leads to "#nowhere"');
  expect(said).toContain('content/case-studies/fintech-payment-processing.mdx: text\n      leads to "/nowhere"');
});
