import { describe, expect, it, vi } from "vitest";
import { languageToOffer } from "~/behaviours/language-offer.ts";
import { content } from "~/content/index.ts";
import { type Mismatch, mergeTranslation } from "~/content/languages/merge-translation.ts";
import { interfaceWordsIn, otherLanguages } from "~/content/languages/site-languages.ts";
import { filesAndFoldersOf, languagesOf, listPagePaths, listUnprefixedPaths } from "~/content/links/page-addresses.ts";
import { parseFiles } from "~/content/parse-files.ts";
import type { CaseStudyTranslation } from "../../../content/schemas/case-study";
import type { TranslatedTexts } from "../../../content/schemas/translated-texts";
import { fields } from "../../../enquiry/fields";
import { contentErrorText } from "../support/content-error-text";

describe("addresses in other languages", () => {
  it("exist for pages with a file in the language, and for /enquiry-received", () => {
    const [translation] = content.translations;
    if (!translation) throw new Error("There is no translation.");
    const { "/about": _, services, ...rest } = translation;
    const fewer = { ...rest, services: services.slice(0, 2) };
    const paths = listUnprefixedPaths(fewer);
    expect(paths).not.toContain("/about");
    expect(paths).toContain("/enquiry-received");
    expect(paths.filter((path) => path.startsWith("/services/"))).toHaveLength(2);
    const without = { ...content, translations: [fewer] };
    expect(languagesOf("/about", without)).toEqual(["en"]);
    expect(listPagePaths(without)).not.toContain(`/${translation.language}/about`);
  });

  it("have the language's files among their sources", () => {
    expect(filesAndFoldersOf("/gu/technologies")).toEqual(["content/gu/technology-pages.ts", "content/technologies"]);
    expect(filesAndFoldersOf("/hi/services/uiux-design")).toEqual(["content/hi/services/uiux-design.ts"]);
    expect(filesAndFoldersOf("/gu/portfolio")).toEqual(["content/gu/case-study-pages.ts", "content/case-studies"]);
    expect(filesAndFoldersOf("/gu/case-studies/shop")).toEqual([
      "content/case-studies/shop.mdx",
      "content/gu/case-studies/shop.ts",
    ]);
  });
});

describe("a translation", () => {
  const english = {
    order: 2,
    title: "Title",
    keywords: ["one", "two"],
    stats: [{ number: "2+", label: "Clients" }],
    nodes: [
      { id: "buyer", label: "Buyer", column: 1 },
      { id: "shop", label: "Shop", column: 2 },
    ],
    edges: [
      { from: "buyer", to: "shop", label: "order" },
      { from: "shop", to: "buyer" },
    ],
    technologies: ["react"],
    parts: [{ title: "Questions", from: { article: "ai", columns: 2 }, amended: [{ row: "Who?", cells: ["We"] }] }],
    payments: [{ when: "With the order", share: 1, days: { from: 1, to: 2 } }],
    links: [
      { to: "/contact", label: "Contact" },
      { to: "/about", label: "About us" },
    ],
    shownFacts: [{ about: "react", says: "It is so.", seen: "2026-11-23", history: true }],
    confirm: ["The figure is so."],
  } as const;
  const hindi = {
    title: "शीर्षक",
    keywords: ["एक"],
    stats: [{ label: "क्लाइंट" }],
    nodes: { shop: { label: "दुकान" }, buyer: { label: "ग्राहक" } },
    edges: { "buyer-shop": "ऑर्डर" },
    parts: [{ title: "सवाल", rows: [["कौन?", "हम"]] }],
    payments: [{ when: "ऑर्डर के साथ" }],
    links: { "/about": { label: "परिचय" }, "/contact": { label: "संपर्क" } },
    shownFacts: [{ says: "ऐसा है।" }],
  } as const satisfies TranslatedTexts<typeof english>;

  const inHindi = (words: object) => {
    const misfits: Mismatch[] = [];
    return { page: mergeTranslation(english, words, misfits), misfits };
  };

  it("takes order, links, numbers and other facts from the English file", () => {
    const { page, misfits } = inHindi(hindi);
    expect(misfits).toEqual([]);
    expect(page).toEqual({
      order: 2,
      title: "शीर्षक",
      keywords: ["एक"],
      stats: [{ number: "2+", label: "क्लाइंट" }],
      nodes: [
        { id: "buyer", label: "ग्राहक", column: 1 },
        { id: "shop", label: "दुकान", column: 2 },
      ],
      edges: [
        { from: "buyer", to: "shop", label: "ऑर्डर" },
        { from: "shop", to: "buyer" },
      ],
      technologies: ["react"],
      parts: [{ ...english.parts[0], title: "सवाल", rows: [["कौन?", "हम"]] }],
      payments: [{ ...english.payments[0], when: "ऑर्डर के साथ" }],
      links: [
        { to: "/contact", label: "संपर्क" },
        { to: "/about", label: "परिचय" },
      ],
      shownFacts: [{ ...english.shownFacts[0], says: "ऐसा है।" }],
    });
  });

  it.each([
    ["with a figure of its own", { ...hindi, stats: [{ number: "99", label: "क्लाइंट" }] }, "stats (entry 1).number"],
    ["that says a fact again", { ...hindi, order: 2 }, "order"],
    ["with something for the owner to confirm", { ...hindi, confirm: [] }, "confirm"],
    ["with a link more", { ...hindi, links: { ...hindi.links, "/blog": { label: "ब्लॉग" } } }, "links./blog"],
    ["with a part more", { ...hindi, note: "और" }, "note"],
    ["with an entry left out", { ...hindi, stats: [] }, "stats"],
    ["with a box that is not drawn", { ...hindi, nodes: { ...hindi.nodes, bank: { label: "बैंक" } } }, "nodes.bank"],
    ["with a label for an arrow that has none", { ...hindi, edges: { "shop-buyer": "माल" } }, "edges.shop-buyer"],
  ])("is refused %s", (_, words, field) =>
    expect(inHindi(words).misfits.map((misfit) => misfit.field)).toEqual([field]),
  );

  it("does not compile without one of the English texts", () => {
    const { title: _, ...untitled } = hindi;
    // @ts-expect-error: without its title
    untitled satisfies TranslatedTexts<typeof english>;
    // @ts-expect-error: without the shop's name
    ({ ...hindi, nodes: { buyer: { label: "ग्राहक" } } }) satisfies TranslatedTexts<typeof english>;
    // @ts-expect-error: without the link to /contact
    ({ ...hindi, links: { "/about": { label: "परिचय" } } }) satisfies TranslatedTexts<typeof english>;
    // @ts-expect-error: without an entry of the list
    ({ ...hindi, stats: [] as const }) satisfies TranslatedTexts<typeof english>;
    expect(inHindi(untitled).page).toHaveProperty("title", undefined);
  });

  it("that does not fit stops the build, naming file and field", () => {
    const files = { "content/en/home.ts": { stats: [{ number: "1" }] }, "content/hi/home.ts": { stats: [], order: 1 } };
    expect(contentErrorText(() => parseFiles(files))).toContain(
      "content/hi/home.ts: stats: has another number of entries than the English page: write 1",
    );
    expect(contentErrorText(() => parseFiles({ "content/hi/about.ts": {} }))).toContain(
      "translates content/en/about.ts",
    );
  });

  it("of a case study needs the paragraphs and challenges of the English one", () => {
    const [file, source] = Object.entries(content.texts).find(([path]) => path.includes("case-studies/")) ?? [];
    const story = file?.replace("content/", "content/hi/").replace(".mdx", ".ts") ?? "";
    const words: CaseStudyTranslation = {
      head: { title: "", description: "" },
      brief: { whom: "", wrong: "" },
      overview: [],
      challenges: ["मुश्किल"],
    };
    const refusal = contentErrorText(() => parseFiles({ [file ?? ""]: source, [story]: words }));
    expect(refusal).toContain(`${story}: overview: has another number of entries than the English page`);
    expect(refusal).toContain(`${story}: challenges: has another number of entries than the English page`);
  });
});

describe("interface.ts", () => {
  it("has the labels of enquiry/fields.ts in English", () => {
    const said: Record<string, { label: string; missing: string }> = interfaceWordsIn("en").form.fields;
    expect(Object.keys(said)).toEqual(fields.map(({ name }) => name));
    for (const field of fields) {
      expect(said[field.name]?.label).toBe(field.label);
      expect(said[field.name]?.missing).toBe((field.kind !== "tick" && field.required) || "");
    }
  });

  const texts = (value: unknown, path = ""): [string, string][] =>
    typeof value === "string"
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
  const holes = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

  it.each(otherLanguages)("has the placeholders of the English file in %s, and no empty text", (language) => {
    const english = new Map(texts(interfaceWordsIn("en")));
    for (const [path, text] of texts(interfaceWordsIn(language))) {
      const original = english.get(path) ?? "";
      // The singular form may leave the number out.
      if (!/\.one$/.test(path)) expect(holes(text), path).toEqual(holes(original));
      if (original !== "") expect(text, path).toMatch(/\S/);
    }
  });
});

describe("the language that is offered", () => {
  const offered = (preferred: string[], own: string, there: string[], kept: string | null = null) => {
    vi.stubGlobal("navigator", { languages: preferred });
    vi.stubGlobal("localStorage", { getItem: () => kept });
    const offer = languageToOffer(own, there);
    vi.unstubAllGlobals();
    return offer;
  };
  const three = ["en", "gu", "hi"];

  it.each([
    [["gu-IN", "en"], "en", "gu"],
    [["mr", "hi-IN"], "en", "hi"],
    [["en-IN", "gu"], "en", undefined],
    [["en-GB"], "gu", "en"],
    [["fr"], "en", undefined],
    [[], "en", undefined],
  ])("for %j on a page in %s is %s", (preferred, own, offer) => {
    expect(offered(preferred, own, three)).toBe(offer);
  });

  it("is none for an untranslated page, or once the visitor has answered the offer", () => {
    expect(offered(["gu"], "en", [])).toBeUndefined();
    expect(offered(["gu"], "en", three, "done")).toBeUndefined();
  });
});
