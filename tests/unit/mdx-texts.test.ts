import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compileText } from "~/content/mdx/compile.ts";
import { parseFrontMatter } from "~/content/mdx/front-matter.ts";
import { renderText } from "~/content/texts/render-text.tsx";
import { contentErrorText } from "./support/content-error-text.ts";

const file = "content/blog/a-text.mdx";
const htmlOf = (source: string) => renderToStaticMarkup(compileText(file, source)({}));

describe("an MDX text", () => {
  it("becomes HTML without front matter, with linked headings", () => {
    expect(htmlOf("---\ntitle: Not shown\n---\n\n## What it costs\n")).toBe(
      '<h2 id="what-it-costs"><a class="heading-anchor" href="#what-it-costs">What it costs</a></h2>',
    );
  });

  it("gets highlighted code, with language and file for the caption", () => {
    const html = htmlOf("```ts file=src/a.ts\nconst a = 1;\n```\n");
    expect(html).toContain('<pre data-language="ts" data-file="src/a.ts">');
    expect(html).toContain('<span class="hljs-keyword">const</span>');
  });

  it("gets row headers in tables", () => {
    const html = htmlOf("| Decision | Cost |\n| --- | --- |\n| Salt | 2 |\n");
    expect(html).toContain('<tr><th scope="row">Salt</th><td>2</td></tr>');
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
  });

  it.each([
    ["an unclosed tag", "One.\n\n<Note>Two.\n", `${file}: line 3: Expected a closing tag`],
    [
      "a fence in an unknown language",
      "One.\n\n```cobol\nSTOP RUN.\n```\n",
      `${file}: line 3: A block of code in "cobol".`,
    ],
    ["an import", 'import x from "./x";\n\nOne.\n', `${file}: line 1: Texts neither import nor export.`],
    ["a fence without a language", "```\nplain\n```\n", 'A block of code in "". Name one of: css, dart,'],
  ])("is refused with %s, and the message names file, line and remedy", (_, source, message) => {
    expect(contentErrorText(() => compileText(file, source))).toContain(message);
  });
});

it.each([
  ["a figure that does not exist", "<Diagarm />\n", "cannot be drawn: Expected component `Diagarm` to be defined"],
  ["a value that does not exist", "{salt.price}\n", "cannot be drawn: salt is not defined"],
  [
    "a link to no page",
    "See [that](/nowhere).\n",
    'leads to "/nowhere", but there is no such page: correct or remove it',
  ],
  ["a link to a folder", "See [that](/services).\n", 'leads to "/services", but there is no such page'],
  ["a link with a slash at its end", "See [that](/about/).\n", 'leads to "/about/", but there is no such page'],
  ["a link without its slash", "See [that](blog).\n", 'leads to "blog": write an address of this site from its "/" on'],
  ["a link to no section", "See [there](#nowhere).\n", 'leads to "#nowhere", but nothing on the page has this id'],
])("a text with %s is refused, and the message names the file", (_, source, message) => {
  expect(contentErrorText(() => renderText(file, compileText(file, source)))).toContain(`${file}: text: ${message}`);
});

it("a text may link to pages, files and sections of the site, and to others", () => {
  const targets = ["/", "/contact", "/services/uiux-design#start", "/blog?category=devops", "/feed.xml", "#costs"];
  const links = [...targets, "https://example.org/a", "mailto:hello@example.org"].map((href) => `[a link](${href})`);
  expect(renderText(file, compileText(file, `## Costs\n\n${links.join("\n")}\n`))).toMatchObject({
    sections: [{ id: "costs", title: "Costs" }],
  });
});

describe("front matter", () => {
  it("is the part between two --- lines", () => {
    expect(parseFrontMatter(file, "---\ntitle: A\n---\n\ntext\n\n---\n")).toEqual({ title: "A" });
    expect(parseFrontMatter(file, "---\r\ntitle: A\r\n---\r\n\r\ntext\r\n")).toEqual({ title: "A" });
    expect(parseFrontMatter(file, "text\n\n---\n\nmore\n\n---\n")).toEqual({});
  });

  it("is refused with a YAML error, and the message names file and line", () => {
    expect(contentErrorText(() => parseFrontMatter(file, '---\ntitle: "A\n---\n'))).toMatch(
      /^content\/blog\/a-text\.mdx: line 2: is not written as YAML: .+: write it as the other files do$/,
    );
  });

  it("with a colon in an unquoted text gets a message about quotation marks", () => {
    expect(
      contentErrorText(() => parseFrontMatter(file, "---\nunpublished: true\ntitle: Salt: what it costs\n---\n")),
    ).toBe(`${file}: line 3: has a text with ": " in it and no quotation marks: put the whole text in quotation marks`);
  });
});
