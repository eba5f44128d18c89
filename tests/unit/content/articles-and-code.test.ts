import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { content } from "~/content/index.ts";
import type { Article } from "~/content/parse-files.ts";
import { articleBody, articleSummary, categories } from "~/content/texts/articles.ts";
import { countProseWords, readTimeOf } from "~/content/texts/read-time.ts";
import { codeBlocks } from "../support/code-of-articles";
import { contentErrorText } from "../support/content-error-text";

const root = join(import.meta.dirname, "../../..");

it("the blog's style sheet has a rule for every category of the filter", () => {
  const css = readFileSync(join(root, "app/styles/blog.css"), "utf8");
  for (const { slug } of categories) {
    expect(css).toContain(`html[data-category="${slug}"] .post:not([data-category="${slug}"])`);
    expect(css).toContain(`main:has(#${slug}:target) .post:not([data-category="${slug}"])`);
  }
  const known = new Set([...css.matchAll(/html\[data-category="([^"]+)"\]/g)].map(([, slug]) => slug));
  expect([...known].sort()).toEqual(categories.map(({ slug }) => slug).sort());
});

it("a broken link in an article's note of changes stops the build", () => {
  const [post] = content.articles;
  const update = ["See [the page](/nowhere) of which nobody has heard."];
  expect(contentErrorText(() => articleBody({ ...(post as Article), update }))).toMatch(
    /: update: text: leads to "\/nowhere", but there is no such page/,
  );
});

describe("the list `confirm` of a text", () => {
  it("has sentences in every article and case study", () => {
    for (const { slug, confirm } of [...content.articles, ...content.caseStudies]) {
      expect(confirm.length, slug).toBeGreaterThan(0);
      for (const sentence of confirm) expect(sentence, slug).toMatch(/^[A-Z0-9“].*[.?]$/);
    }
  });

  it("has every figure that a case study claims", () => {
    for (const { slug, results, durationMonths, confirm } of content.caseStudies) {
      for (const { figure, label } of results) expect(confirm.join(" "), slug).toContain(`${figure} ${label}`);
      expect(confirm.join(" "), slug).toContain(`${durationMonths} months`);
    }
  });
});

describe("read times", () => {
  const timed = content.articles.flatMap(({ slug, readTime = 0 }) => (readTime ? [{ slug, minutes: readTime }] : []));
  it.each(timed)("$slug takes $minutes minutes at 200 to 238 words a minute", ({ slug, minutes }) => {
    const words = countProseWords(content.texts[`content/blog/${slug}.mdx`] ?? "");
    expect(words).toBeGreaterThanOrEqual(minutes * 200);
    expect(words).toBeLessThanOrEqual(minutes * 238);
  });

  it("are counted for an article without readTime", () => {
    const post = content.articles.find(({ slug }) => slug === "scalable-react-applications") as Article;
    expect(articleSummary({ ...post, readTime: undefined }).readTime).toMatch(/^[78] min read$/);
    expect(["word", "word ".repeat(438)].map(readTimeOf)).toEqual([1, 2]);
  });

  it("count headings, text, tables and captions, but no code, link targets or data", () => {
    const source = [
      "---\ntitle: not counted\n---\n",
      "## Two words\n",
      "A [link to a page](/not/counted) and *emphasis*.\n",
      "```ts file=not/counted.ts\nconst not = counted;\n```\n",
      '<BarChart caption="Three more words" bars={[{ label: "no", value: 1, text: "no" }]} />\n',
      "| a | b |\n| --- | --- |\n| c | d |\n",
    ].join("\n");
    expect(countProseWords(source)).toBe(2 + 7 + 3 + 4);
  });
});

describe("code in articles and case studies", () => {
  const folder = join(root, "node_modules/.cache/code-of-articles");
  const typed = codeBlocks.filter(({ language }) => language === "ts" || language === "tsx");
  const inLanguage = (language: string) =>
    codeBlocks.filter((block) => block.language === language).map((block) => [block.where, block.code] as const);

  it("compiles as TypeScript", () => {
    rmSync(folder, { recursive: true, force: true });
    typed.forEach(({ project, file, code, language }, i) => {
      const path = join(folder, project, file ?? `block-${i}.${language}`);
      mkdirSync(dirname(path), { recursive: true });
      // A block without a file name is a module of its own. Without an export, TypeScript would treat it as a script.
      writeFileSync(path, file ? code : `${code}\nexport {};\n`);
    });
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(compilerSettings));
    const { stdout } = spawnSync("node", [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], {
      encoding: "utf8",
    });
    expect(typed.length).toBeGreaterThan(10);
    expect(stdout).toBe("");
  }, 120_000);

  it.each(inLanguage("json"))("parses as JSON: %s", (_, code) => {
    expect(() => JSON.parse(code)).not.toThrow();
  });

  it.each(inLanguage("yaml"))("parses as YAML: %s", (_, code) => {
    expect(parseAllDocuments(code).flatMap((document) => document.errors)).toEqual([]);
  });

  it.each(inLanguage("sh"))("is a shell script that parses: %s", (_, code) => {
    const { status, stderr } = spawnSync("sh", ["-n"], { input: code, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it("has no line over 76 characters", () => {
    const long = codeBlocks.flatMap(({ where, code }) =>
      code
        .split("\n")
        .filter((line) => line.length > 76)
        .map(() => where),
    );
    expect(long).toEqual([]);
  });
});

/** Strict, because a reader may copy the code into a strict project. */
const compilerSettings = {
  compilerOptions: {
    target: "ES2024",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    types: ["node"],
    module: "ESNext",
    moduleResolution: "Bundler",
    jsx: "react-jsx",
    strict: true,
    noUncheckedIndexedAccess: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
};
