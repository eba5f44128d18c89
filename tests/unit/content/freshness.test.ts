import { describe, expect, it } from "vitest";
import { collectFacts } from "../../../app/content/checks/facts";
import { listEnglishFiles } from "../../../app/content/list-content-files";
import type { Content } from "../../../app/content/parse-files";
import { type Fact, fact } from "../../../content/schemas/fact";
import { readContent } from "../../../pipeline/read-content";
import { dueReviews } from "../../../preflight/freshness";

const today = "2026-11-23";
const content = readContent();

/** The content with only these facts, in one page, which was reviewed on that day. */
function contentWith(facts: Partial<Fact>[], reviewed = today): Content {
  const isFacts = (key: string) => key === "facts" || key === "shownFacts";
  const bare = JSON.parse(JSON.stringify(content, (key, value) => (isFacts(key) ? [] : value))) as Content;
  for (const page of [...bare.technologies, ...bare.articles]) page.reviewed = today;
  const base = { says: "a sentence", source: "https://maker.test/page", seen: today };
  const page = bare.technologies.find(({ slug }) => slug === "react") as Content["technologies"][number];
  Object.assign(page, { reviewed, facts: facts.map((one) => fact.parse({ ...base, ...one })) });
  return bare;
}

const noChanges = new Map<string, string>();

describe("the list of facts to check", () => {
  it.each<[what: string, facts: Partial<Fact>[], reviewed: string, expected: string[]]>([
    [
      "a fact whose source was never read",
      [{ seen: undefined }],
      today,
      ["its source has not been read yet: “a sentence”"],
    ],
    [
      "a fact read more than six months ago",
      [{ seen: "2026-05-22" }],
      today,
      ["last looked up on 2026-05-22: “a sentence”"],
    ],
    ["a page reviewed more than six months ago", [], "2026-05-22", ["last read against its facts on 2026-05-22"]],
    ["an announcement whose day has come", [{ until: today }], today, [`its day was ${today}: “a sentence”`]],
    ["no fact read within six months", [{ seen: "2026-05-23" }, { until: "2026-11-24" }], "2026-05-23", []],
    ["no event of the past", [{ seen: "2020-01-01", history: true }], today, []],
  ])("has %s", (_, facts, reviewed, expected) => {
    const found = dueReviews(contentWith(facts, reviewed), today, noChanges);
    expect(found.map(({ what }) => what)).toEqual(expected);
  });

  it("has a page that was changed after its review", () => {
    const file = "content/technologies/react.ts";
    const due = (changed: string) => dueReviews(contentWith([], "2026-11-20"), today, new Map([[file, changed]]));
    expect(due("2026-11-20")).toEqual([]);
    expect(due("2026-11-21")).toEqual([
      expect.objectContaining({
        what: "changed on 2026-11-21, after it was last read against its facts on 2026-11-20",
        file,
      }),
    ]);
  });

  it("has an old price with its file and page", () => {
    expect(dueReviews(contentWith([]), "2027-05-24", noChanges)).toContainEqual(
      expect.objectContaining({
        what: 'last looked up on 2026-11-23: “the price "domain"”',
        file: "content/cited-prices.ts",
        fix: expect.stringContaining(content.prices.find(({ id }) => id === "domain")?.url ?? "no price"),
      }),
    );
  });
});

describe("facts of the site", () => {
  it("include those that guides show", () => {
    const said = collectFacts(content).map(({ says }) => says);
    for (const { shownFacts } of content.guides) for (const { says } of shownFacts) expect(said).toContain(says);
  });

  it.each([
    ["Debian 12 left regular support in mid-2026", false],
    ["is no longer maintained since May 2025", false],
    ["Node 20 ended on 30 April 2026", false],
    ["reached its end of life in 2025", false],
    ["came out on 5 December 2024", true],
  ])("may be marked as past, never to be read again, unless they say when support ends: %s", (says, isAllowed) => {
    const read = fact.safeParse({ says, source: "https://maker.test/page", seen: today, history: true });
    expect(read.success).toBe(isAllowed);
    if (!isAllowed) expect(read.error?.message).toContain("remove `history`");
  });

  it("have each been read at their source or in a copy of it", () => {
    expect(collectFacts(content).filter(({ seen }) => !seen)).toEqual([]);
  });

  /** Matches a date, version, advisory, price, tax, standard or law. ₹1,00,000 is no price: it shows how a lakh is written. */
  const dated =
    /\bEN \d{3}|\bISO(?:\/IEC)? \d|\b(?:European \w+|AI|Protection|protection) [Aa]ct\b|CVE-\d|\b20\d\d\b|\b[Vv]ersions? \d|\b[Ss]ince \d|[₹€£$] ?(?!1,00,000\b|100,000\b)\d|\d% [CSI]?GST/;
  const notProse = new Set([
    "facts",
    "shownFacts",
    "reviewed",
    "publishDate",
    "confirm",
    "head",
    "keywords",
    "version",
    // An article's or guide's title says for when it holds, and `reviewed` keeps that.
    "title",
    // The price of a shop that does not exist.
    "extra",
    // Each of their entries has its own source and day.
    "prices",
    "figures",
    "comparisons",
  ]);
  const textsOf = (value: unknown): string[] => {
    // A value without a space is an address or a name. Our own articles are named by their month.
    if (typeof value === "string") return value.includes(" ") ? [value.replace(/our article of \w+ \d{4}/, "")] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) => (notProse.has(key) ? [] : textsOf(one)));
  };
  /**
   * Paragraphs of an article or a case study without their listings and without its own date, which is no fact about
   * others.
   */
  const proseOf = (file: string, publishDate = "") => {
    const [, , ...body] = (content.texts[file] as string).split(/^---$/m);
    const month = new Date(publishDate).toLocaleString("en", { month: "long", year: "numeric", timeZone: "UTC" });
    const prose = body.join("---").replace(/^```[\s\S]*?^```$|\]\([^)]*\)/gm, "");
    return prose.replaceAll(month, "").split("\n");
  };
  const pages = [
    ...content.technologies.map((page) => ({ name: page.slug, texts: textsOf(page), facts: page.facts })),
    ...content.articles.map((page) => ({
      name: page.slug,
      texts: [...page.update, ...proseOf(`content/blog/${page.slug}.mdx`, page.publishDate)],
      facts: page.facts,
    })),
    ...content.caseStudies.map(({ slug }) => ({
      name: slug,
      texts: proseOf(`content/case-studies/${slug}.mdx`),
      facts: [],
    })),
    ...listEnglishFiles(content)
      .filter(({ file }) => !/^content\/(technologies|blog|case-studies)\//.test(file))
      .map(({ file, data }) => ({ name: file, texts: textsOf(data), facts: (data.facts ?? []) as Fact[] })),
  ];
  const sentencesOf = (text: string) => text.split(/(?<=[.?!;:]) (?=[^a-z])/);

  it("have an entry for each sentence with a date, version, advisory, price, standard or law", () => {
    const bare = pages.flatMap(({ name, texts, facts }) =>
      texts
        .flatMap(sentencesOf)
        .filter((sentence) => dated.test(sentence) && !facts.some(({ says }) => sentence.includes(says)))
        .map((sentence) => `${name}: ${sentence}`),
    );
    expect(bare).toEqual([]);
  });

  it("have an entry for the version that each technology's page was written for", () => {
    const bare = content.technologies.filter(
      ({ version, facts }) =>
        !version.startsWith("the services as of ") && !facts.some(({ says }) => version.startsWith(says)),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });
});
