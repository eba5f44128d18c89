import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "vitest";
import { checkContent } from "~/content/.server/checks/check.ts";
import { content } from "~/content/.server/index.ts";
import { compileText } from "~/content/.server/mdx/compile.ts";
import { parseFrontMatter } from "~/content/.server/mdx/front-matter.ts";
import { logoUrl } from "~/content/.server/page/icons.ts";
import { parseContent } from "~/content/.server/parse.ts";
import { type Content, parseFiles } from "~/content/.server/registry.ts";
import { article } from "~/content/.server/schemas/article.ts";
import { redirects } from "~/content/.server/schemas/redirects.ts";
import { sheet } from "~/content/.server/schemas/sheet.ts";
import { technology } from "~/content/.server/schemas/technology.ts";
import { renderText } from "~/content/.server/texts/body.tsx";
import { site } from "../../../content/site.ts";
import { buildWarnings } from "../../../pipeline/build-warnings.ts";
import { checkAnchors } from "../../../pipeline/check-anchors.ts";
import { checkWords } from "../../../pipeline/check-words.ts";
import { readContent } from "../../../pipeline/content.ts";
import { checkBuildFolder } from "../../../pipeline/publish.ts";
import { readSettings } from "../../../settings/schema.ts";
import { temporaryFolder } from "../../relay/support/temporary.ts";
import { brokenContent } from "../support/broken-content.ts";
import { refusalOf } from "../support/content-error.ts";
import { find } from "../support/find-entry.ts";
import { Messages } from "../support/messages.ts";

const root = join(import.meta.dirname, "../../..");

/** A copy of the content with something changed. */
function spoilt(spoil: (all: Content) => void): Content {
  const all = structuredClone(content);
  spoil(all);
  return all;
}

it("content that the build refuses", async () => {
  const messages = new Messages("npm run build, npm run dev: content that cannot be published");
  // A check of all content takes a quarter of a second. Mistakes that do not hide each other are refused together, as in a build.
  const alone = brokenContent.filter(({ name }) => /moved|old address|two titles/.test(name));
  const together = spoilt((all) => {
    for (const broken of brokenContent) if (!alone.includes(broken)) broken.spoil(all);
  });
  await messages.refused("many mistakes in many files", () => checkContent(together));
  for (const { name, spoil } of alone) await messages.refused(`content ${name}`, () => checkContent(spoilt(spoil)));
  const file = "content/technologies/react.ts";
  const { slug: _, ...react } = find(content, "technologies", "react");
  const refused = (when: string, changes: object) =>
    messages.refused(when, () => parseContent(technology, file, { ...react, ...changes }));
  await refused("a field left out", { tagline: undefined });
  await refused("a field of a slip, and one of another kind", { taglin: "x", order: "first", keywords: "react" });
  await refused("a value that is none of a list", { category: "desktop" });
  await refused("too short, too long, too few", {
    tagline: "x",
    card: "x".repeat(500),
    features: react.features.slice(1),
  });
  await refused("an icon, an address and a day of another form", {
    icon: "react",
    services: ["Web Development"],
    reviewed: "May",
  });
  await refused("a day to come", { reviewed: "2999-01-01" });
  await messages.refused("an address that has moved, of another form", () =>
    parseContent(redirects, "content/redirects.ts", [{ from: "/About/", to: "/about" }]),
  );
  const { slug: __, ...post } = content.articles[0] ?? { slug: "" };
  const reviewed = (changes: object) => () => parseContent(article, "content/blog/a.mdx", { ...post, ...changes });
  await messages.refused(
    "an article that was read before it was published",
    reviewed({ reviewed: "2024-01-01", publishDate: "2024-02-15" }),
  );
  await messages.refused("an article without a word on what has changed", reviewed({ update: [] }));
  const { slug: ___, ...first } = content.sheets[0] ?? { slug: "" };
  await messages.refused("a sheet with nothing on it", () =>
    parseContent(sheet, "content/en/sheets/a.ts", { ...first, parts: [], estimate: undefined }),
  );
  const misfits = (files: Record<string, object>) => {
    // All other files are missing here. The build's lines about them are left out.
    const lines = refusalOf(() => parseFiles(files)).split("\n");
    return lines.filter((line) => line.startsWith("content/hi/")).join("\n");
  };
  const english = { "content/en/home.ts": { stats: [{ number: "1" }] } };
  messages.add(
    "words of another language that do not fit the English page",
    misfits({ ...english, "content/hi/home.ts": { stats: [], order: 1 } }),
  );
  messages.add("words of a page that is not there in English", misfits({ "content/hi/about.ts": {} }));

  const text = "content/blog/a.mdx";
  for (const [when, source] of [
    ["an unclosed tag", "One.\n\n<Note>Two.\n"],
    ["code in an unknown language", "```cobol\nSTOP RUN.\n```\n"],
    ["an import", 'import x from "./x";\n'],
  ] as const)
    await messages.refused(`a text with ${when}`, () => compileText(text, source));
  await messages.refused("a text with an unknown figure", () => renderText(text, compileText(text, "<Diagarm />\n")));
  await messages.refused("front matter with a bare colon", () => parseFrontMatter(text, "---\ntitle: A: b\n---\n"));
  await messages.refused("front matter that is no YAML", () => parseFrontMatter(text, '---\ntitle: "A\n---\n'));
  await messages.refused("a logo that there is none of", () => logoUrl("logos:salt"));

  await messages.refused("what was never written, and a sign that no font has", () =>
    checkWords(
      spoilt((all) => {
        find(all, "technologies", "react").card = "[One sentence on the card: what it is for]";
        all.about.tagline = "🚀 Fast";
      }),
    ),
  );
  await messages.refused("a link to a place that a page does not have", () =>
    checkAnchors([{ path: "/about", html: '<a href="#team">x</a>' }]),
  );
  const folder = temporaryFolder("content");
  mkdirSync(join(folder, "en"));
  writeFileSync(join(folder, "en/home.ts"), "export default {{ title: 1 };\n");
  await messages.refused("a file that is not TypeScript", () => readContent(folder));
  await messages.compare("content.txt");
});

it("folders that the build refuses, and what it warns of", async () => {
  const messages = new Messages("npm run build: its folder, and its warnings");
  const place = temporaryFolder("build");
  messages.rename(place, "/srv");
  const refused = (when: string, target: string) => messages.refused(when, () => checkBuildFolder(target));
  await refused("SITE_DIR is the checkout", root);
  mkdirSync(join(place, "photographs"));
  writeFileSync(join(place, "photographs/1.jpg"), "");
  await refused("SITE_DIR is a folder of one's own", join(place, "photographs"));
  messages.add("a build with the settings of the repository", buildWarnings(readSettings(site, {})).join("\n"));
  await messages.compare("build.txt");
});
