import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkContent } from "~/content/checks/check-content.ts";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { listPagePaths } from "~/content/links/page-addresses.ts";
import { parseFiles } from "~/content/parse-files.ts";
import { explainerLinksOn } from "~/content/texts/explainers.ts";
import { headerItems } from "~/frame/navigation.ts";
import { routePaths } from "../../../content/pages";
import { checkTexts } from "../../../pipeline/check-texts";
import { contentFolder, readContent, readFiles } from "../../../pipeline/read-content";
import { contentErrorText } from "../support/content-error-text";

const published = readContent();

/** A page of each kind, and the file and address of its copy. */
const kinds = [
  {
    kind: "article",
    original: "blog/scalable-react-applications.mdx",
    copy: "blog/what-a-cache-costs.mdx",
    address: "/blog/what-a-cache-costs",
  },
  {
    kind: "technology",
    original: "technologies/react.ts",
    copy: "technologies/vuejs.ts",
    address: "/technologies/vuejs",
  },
  {
    kind: "service",
    original: "en/services/uiux-design.ts",
    copy: "en/services/data-migration.ts",
    address: "/services/data-migration",
  },
  {
    kind: "case study",
    original: "case-studies/fintech-payment-processing.mdx",
    copy: "case-studies/ferry-line.mdx",
    address: "/case-studies/ferry-line",
  },
];

const asUnpublished = (text: string) =>
  text.startsWith("---\n")
    ? text.replace("---\n", "---\nunpublished: true\n")
    : text.replace("default {", "default { unpublished: true,");

type Kind = (typeof kinds)[number];
const textOf = ({ original }: Kind) =>
  readFileSync(join(contentFolder, original), "utf8").replace(/^ *unpublished: true,?\n/m, "");

/** The page with a title, a description and a position of its own. */
function withTitle(kind: Kind, title: string): string {
  const description = `What this ${kind.kind} is about, in as many words as it takes${" and a few more".repeat(4)}.`;
  return textOf(kind)
    .replace(/^head:\n(?: .*\n)+/m, `head:\n  title: ${title}\n  description: ${description}\n`)
    .replace(/^ {2}head: \{\n(?: {4}.*\n)+/m, `  head: {title: "${title}", description: "${description}"\n`)
    .replaceAll(/\b(order|footerOrder): \d+/gi, "$1: 90");
}
const own = (kind: Kind) => withTitle(kind, `A ${kind.kind} of its own about salt`);

describe("a page in content/unpublished.ts", () => {
  const files = readFiles();
  const taken = (addresses: string[], all = false) =>
    listPagePaths(parseFiles({ ...files, "content/unpublished.ts": addresses }, all));

  it("is left out of a build in every language, at each of its addresses, and shown by npm run dev", () => {
    const every = taken([]);
    const own = every.filter((address) => /\/(careers?|industries)$/.test(address));
    expect(own).toEqual(expect.arrayContaining(["/career", "/careers", "/gu/industries"]));
    expect(taken(["/career", "/industries"])).toEqual(every.filter((address) => !own.includes(address)));
    expect(taken(["/career", "/industries"], true)).toEqual(taken([], true));
  });

  it("may be any page that is no entry of a collection, except those that every visitor needs", () => {
    const kept = ["/", "/contact", "/privacy", "/enquiry-received"];
    const single = routePaths.filter((path) => !path.includes(":slug") && !kept.includes(path));
    const content = parseFiles({ ...files, "content/unpublished.ts": single, "content/redirects.ts": [] }, false);
    expect(() => checkContent(content)).not.toThrow();
    expect(listPagePaths(content).filter((path) => single.some((one) => one === path))).toEqual([]);
    const refusal = contentErrorText(() => taken(kept));
    for (const [i, path] of kept.entries())
      expect(refusal).toContain(`content/unpublished.ts: (entry ${i + 1}): is "${path}": write one of /about, `);
  });

  it("is left out of the header and of lists of explainers, and so is a menu that becomes empty", () => {
    const content = parseFiles(
      { ...files, "content/unpublished.ts": ["/about", "/career", "/before-you-sign"] },
      false,
    );
    const language = { code: "en", tag: "en-IN", catalogue: interfaceWordsIn("en"), unpublished: content.unpublished };
    expect(headerItems({ ...language, unpublished: [] }, []).map((item) => "id" in item && item.id)).toContain(
      "company",
    );
    const items = headerItems(language, []);
    expect(items.map((item) => "id" in item && item.id)).not.toContain("company");
    const { items: explainers } = explainerLinksOn("/", content, content, { heading: "" });
    expect(explainers.map(({ to }) => to)).not.toContain("/before-you-sign");
  });
});

// All four in one test, because reading the content takes a second.
describe("a copy of an article, a technology, a service and a case study", () => {
  const addresses = kinds.map(({ address }) => address);
  let folder = "";
  const write = (words: (kind: Kind) => string) => {
    for (const kind of kinds) writeFileSync(join(folder, kind.copy), words(kind));
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "kutch-it-unpublished-"));
    cpSync(contentFolder, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("is left out of a build while it is unpublished, and shown by npm run dev", () => {
    write((kind) => asUnpublished(own(kind)));
    const content = readContent(folder);
    expect({ ...content, texts: null }).toEqual({ ...published, texts: null });
    expect(listPagePaths(content)).toEqual(listPagePaths(published));
    expect(listPagePaths(readContent(folder, true))).toEqual(expect.arrayContaining(addresses));
  });

  it("is published when it is no longer unpublished, a technology only once its guide and the cards list it", () => {
    write(own);
    const refusal = contentErrorText(() => readContent(folder));
    for (const place of ["en/guides/frontend.ts: rows", "en/guides/frontend.ts: decision"])
      expect(refusal).toContain(`${place}: lacks "vuejs"`);
    for (const language of otherLanguages)
      expect(refusal).toContain(`${language}/technology-pages.ts: cards: lacks "vuejs"`);
    rmSync(join(folder, "technologies/vuejs.ts"));
    const content = readContent(folder);
    checkTexts(content);
    expect(listPagePaths(content)).toEqual(
      expect.arrayContaining(addresses.filter((address) => !address.endsWith("/vuejs"))),
    );
  });

  it("is refused while it has a bracketed note of what is still to be written", () => {
    write((kind) => asUnpublished(withTitle(kind, `About [Say what the ${kind.kind} is about]`)));
    const refusal = contentErrorText(() => checkTexts(readContent(folder, true)));
    for (const { copy, kind } of kinds)
      expect(refusal).toContain(`${copy}: head.title: still says "[Say what the ${kind}`);
  });

  it("is refused with the title and description of the original", () => {
    write((kind) => asUnpublished(textOf(kind)));
    const refusal = contentErrorText(() => readContent(folder, true));
    // The order of the two files in the message depends on the file system.
    const ofPair = ({ copy, original }: Kind, field: string) =>
      [[copy, original] as const, [original, copy] as const]
        .map(([one, other]) => `content/${one}: ${field}: is the same as in content/${other}: `)
        .filter((line) => refusal.includes(line));
    for (const kind of kinds)
      for (const field of ["head.title", "head.description"]) expect(ofPair(kind, field), kind.copy).toHaveLength(1);
  });
});
