import { describe, expect, it, vi } from "vitest";
import { languageToOffer } from "~/behaviours/language-offer.ts";
import { languagesOf, pagePaths, sourcesOf, translatedPaths } from "~/content/.server/addresses.ts";
import { checkTranslations, sameBones } from "~/content/.server/check-translations.ts";
import { content } from "~/content/.server/index.ts";
import { interfaceIn, languages, otherLanguages } from "~/content/.server/languages.ts";
import { parseFiles } from "~/content/.server/registry.ts";
import { counted } from "~/language/fill.ts";
import { linkIn } from "~/language/page-language.ts";
import { fields } from "../../enquiry/fields.ts";
import { englishPath, languageOf, pathIn } from "../../enquiry/page.ts";

describe("addresses", () => {
  it.each([
    ["gu", "/", "/gu"],
    ["gu", "/about", "/gu/about"],
    ["hi", "/services/uiux-design", "/hi/services/uiux-design"],
    ["en", "/about", "/about"],
  ])("in %s of %s are %s, and lead back", (language, english, address) => {
    expect(pathIn(language, english)).toBe(address);
    expect(englishPath(language, address)).toBe(english);
    expect(languageOf(address, languages)).toBe(language);
  });

  it("of an unknown prefix are English", () => expect(languageOf("/zz/about", languages)).toBe("en"));

  it("are those of the pages that a language has words for, and its form's answer", () => {
    const [translation] = content.translations;
    if (!translation) throw new Error("There is no translation.");
    const { about: _, services, ...rest } = translation;
    const fewer = { ...rest, services: services.slice(0, 2) };
    const paths = translatedPaths(fewer);
    expect(paths).not.toContain("/about");
    expect(paths).toContain("/enquiry-received");
    expect(paths.filter((path) => path.startsWith("/services/"))).toHaveLength(2);
    const without = { ...content, translations: [fewer] };
    expect(languagesOf("/about", without)).toEqual(["en"]);
    expect(pagePaths(without)).not.toContain(`/${translation.language}/about`);
  });

  it("have the day of their own files", () => {
    expect(sourcesOf("/gu/technologies")).toEqual(["content/technologies", "content/gu/technology-pages"]);
    expect(sourcesOf("/hi/services/uiux-design")).toContain("content/hi/services/uiux-design");
  });
});

describe("a link", () => {
  const page = { code: "gu", pages: ["/", "/contact"] };

  it.each([
    ["/", "/gu"],
    ["/contact", "/gu/contact"],
    ["/contact#questions", "/gu/contact#questions"],
    ["/contact?x=1#y", "/gu/contact?x=1#y"],
  ])("to %s stays in the language: %s", (to, leads) => {
    expect(linkIn(page, to)).toEqual({ to: leads, isForeign: false });
  });

  it("to a page that is not there in it leads to the English one", () => {
    expect(linkIn(page, "/blog")).toEqual({ to: "/blog", isForeign: true });
  });

  it("of an English page leads where it says", () => {
    expect(linkIn({ code: "en" }, "/blog")).toEqual({ to: "/blog", isForeign: false });
  });
});

describe("a translation that is no mere translation stops the build", () => {
  const spoiled = (spoil: (all: typeof content) => void) => {
    const all = structuredClone(content);
    spoil(all);
    return checkTranslations(all);
  };

  it("and the ones that are there are", () => expect(checkTranslations(content)).toEqual([]));

  it.each([
    [
      "with a figure of its own",
      (all: typeof content) => all.translations[0]?.home?.stats.splice(0, 1, { number: "99", label: "x" }),
      "home.ts: stats",
    ],
    ["with a part left out", (all: typeof content) => all.translations[0]?.about?.whyUs.pop(), "about.ts: whyUs"],
    [
      "with a link to another technology",
      (all: typeof content) => all.translations[0]?.services[0]?.technologies.push("react"),
      ": technologies",
    ],
  ])("%s", (_, spoil, where) => {
    const [problem, ...others] = spoiled(spoil);
    expect(problem?.place).toContain(where);
    expect(problem?.wrong).toContain("differs from content/en/");
    expect(others).toEqual([]);
  });
});

it("a language without its files has no pages, and breaks nothing", () => {
  const files = Object.fromEntries(
    ["home", "contact", "about", "industries", "careers", "work", "privacy", "technologyPages"].map((name) => [
      `content/en/${name === "technologyPages" ? "technology-pages" : name}.ts`,
      content[name as "home"],
    ]),
  );
  const inEnglishOnly = {
    "content/en/blog.ts": content.blog,
    "content/en/guides.ts": content.guideShelf,
    "content/en/sheets.ts": content.sheetShelf,
  };
  const alone = parseFiles({ ...files, ...inEnglishOnly, "content/redirects.ts": [] });
  expect(alone.translations.map(({ services, ...pages }) => [Object.keys(pages), services])).toEqual(
    otherLanguages.map(() => [["language"], []]),
  );
});

describe("the catalogues", () => {
  it("say in English what the declaration of the enquiry says", () => {
    const said: Record<string, { label: string; missing: string }> = interfaceIn("en").form.fields;
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

  it.each(otherLanguages)("fill the same places in %s as in English, and leave nothing unsaid", (language) => {
    const english = new Map(texts(interfaceIn("en")));
    for (const [path, text] of texts(interfaceIn(language))) {
      const original = english.get(path) ?? "";
      // A form for one may leave the number out.
      if (!/\.one$/.test(path)) expect(holes(text), path).toEqual(holes(original));
      if (original !== "") expect(text, path).toMatch(/\S/);
    }
  });
});

describe("texts with places to fill", () => {
  it("have a form by number, by the rules of the language", () => {
    const forms = { one: "{count} page", other: "{count} pages" };
    expect([0, 1, 2].map((count) => counted(forms, count, "en-IN"))).toEqual(["0 pages", "1 page", "2 pages"]);
    // In Hindi nought is one.
    expect(counted(forms, 0, "hi-IN")).toBe("0 page");
  });
});

it("when an answer of a guide holds is words, and under which setting a paragraph of /privacy stands is a fact", () => {
  const inGuide = (when: string) => ({ rows: [{ technology: "react", when }] });
  expect(sameBones(inGuide("Everything sits behind a login."), inGuide("સાઇટ લોગિન પાછળ હોય ત્યારે."))).toBe(true);
  expect(sameBones({ text: "A", when: "relay" }, { text: "બ", when: "emailjs" })).toBe(false);
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
  ])("of %j on a page in %s is %s", (preferred, own, offer) => {
    expect(offered(preferred, own, three)).toBe(offer);
  });

  it("is none where the page is not there in it, or somebody has answered", () => {
    expect(offered(["gu"], "en", [])).toBeUndefined();
    expect(offered(["gu"], "en", three, "done")).toBeUndefined();
  });
});
