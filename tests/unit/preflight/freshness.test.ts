import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { allFacts } from "../../../app/content/.server/checks/facts.ts";
import { entries } from "../../../app/content/.server/entries.ts";
import type { Content } from "../../../app/content/.server/registry.ts";
import { type Fact, fact } from "../../../app/content/.server/schemas/fact.ts";
import { readContent } from "../../../pipeline/content.ts";
import { report } from "../../../preflight/finding.ts";
import { checkFreshness, monthsBefore, type Registry } from "../../../preflight/freshness.ts";
import { linesOf, type ReleaseLines, readReleaseLines } from "../../../preflight/release-lines.ts";

const today = "2026-11-23";
const content = readContent();

/** The content with only these facts, in one page, which was reviewed on that day. */
function contentWith(facts: Partial<Fact>[], reviewed = today): Content {
  const isFacts = (key: string) => key === "facts" || key === "shownFacts";
  const bare = JSON.parse(JSON.stringify(content, (key, value) => (isFacts(key) ? [] : value))) as Content;
  for (const page of [...bare.technologies, ...bare.articles]) page.reviewed = today;
  const base = { says: "a sentence", source: "https://maker.test/page", seen: today, dependsOn: "history" };
  const page = bare.technologies.find(({ slug }) => slug === "react") as Content["technologies"][number];
  Object.assign(page, { reviewed, facts: facts.map((one) => fact.parse({ ...base, ...one })) });
  return bare;
}

/** A registry that has these versions of every package, and these advisories. */
const registryWith = (versions: string[], open: string[] = []): Registry => ({
  versionsOf: async () => versions,
  advisoriesOf: async (wanted) =>
    wanted.flatMap((one) =>
      open.includes(one.version) ? [{ ...one, title: "Code is run", url: "https://github.com/advisories/GHSA-1" }] : [],
    ),
});

const lines: ReleaseLines = {
  node: {
    source: "https://maker.test/lines",
    seen: today,
    lines: [
      { name: "28", from: "2027-05-04", lts: "2027-10-26" },
      { name: "27", from: "2026-10-20" },
      { name: "26", from: "2026-05-05", lts: "2026-10-28", until: "2029-04-30" },
      { name: "24", from: "2025-05-06", lts: "2025-10-28", until: "2028-04-30" },
    ],
  },
  ubuntu: { source: "https://maker.test/", seen: today, lines: [{ name: "24.04", from: "2024-04-25" }] },
};

type Case = { facts?: Partial<Fact>[]; reviewed?: string; day?: string; registry?: Registry };
async function dueOf({ facts = [], reviewed, day = today, registry = registryWith(["16.4.6"]) }: Case) {
  const found = await checkFreshness(contentWith(facts, reviewed), lines, day, registry);
  return found.filter(({ due }) => due).map(({ what }) => what);
}

describe("What is due", () => {
  it("includes a fact whose source nobody has read yet", async () => {
    expect(await dueOf({ facts: [{ dependsOn: "history", seen: undefined }] })).toEqual([
      "nobody has read its source yet: “a sentence”",
    ]);
  });

  it("excludes what was read today, and what is history", async () => {
    const history = { seen: "2020-01-01" };
    expect(await dueOf({ facts: [history, { dependsOn: { package: "next", line: "16" } }] })).toEqual([]);
  });

  it("includes a page that nobody has checked against its sources for six months", async () => {
    expect(await dueOf({ reviewed: "2026-05-23" })).toEqual([]);
    expect(await dueOf({ reviewed: "2026-05-22" })).toEqual(["last read against its facts on 2026-05-22"]);
  });

  it("includes a law or a maker's page that nobody has looked up for six months", async () => {
    const facts = [{ dependsOn: { law: "the act" } }, { dependsOn: "page" as const }];
    expect(await dueOf({ facts: facts.map((one) => ({ ...one, seen: "2026-05-22" })) })).toHaveLength(2);
    expect(await dueOf({ facts })).toEqual([]);
  });

  it("includes a price of others that nobody has looked up for six months, with its file and its page", async () => {
    const found = await checkFreshness(contentWith([]), lines, "2027-05-24", registryWith([]));
    expect(found).toContainEqual(
      expect.objectContaining({
        what: 'last looked up on 2026-11-23: “the price "domain"”',
        where: "content/prices.ts",
        mend: expect.stringContaining(content.prices.find(({ id }) => id === "domain")?.url ?? "no price"),
      }),
    );
  });

  it("includes an announcement whose day has come", async () => {
    const facts = [{ until: today }, { until: "2026-11-24" }];
    expect(await dueOf({ facts })).toEqual([`its day was ${today}: “a sentence”`]);
  });

  it("includes a new major version of a package, but no new version within the line that the page names", async () => {
    const facts = [{ dependsOn: { package: "next", line: "16" } }];
    expect(await dueOf({ facts, registry: registryWith(["16.4.6", "16.9.0"]) })).toEqual([]);
    expect(await dueOf({ facts, registry: registryWith(["16.9.0", "17.0.0"]) })).toEqual([
      "next 17.0.0 is out: “a sentence”",
    ]);
  });

  it("includes an advisory for a version that the page tells people to install, or for the newest of its line", async () => {
    const registry = registryWith(["16.4.5", "16.4.6"], ["16.4.5"]);
    const dependsOn = { package: "next", line: "16" };
    expect(await dueOf({ facts: [{ dependsOn }], registry })).toEqual([]);
    expect(
      await dueOf({ facts: [{ dependsOn: { ...dependsOn, recommends: ["16.4.5", "16.4.6"] } }], registry }),
    ).toEqual(["next 16.4.5 has an advisory, Code is run (https://github.com/advisories/GHSA-1): “a sentence”"]);
    expect(await dueOf({ facts: [{ dependsOn }], registry: registryWith(["16.4.5"], ["16.4.5"]) })).toHaveLength(1);
  });

  it("says so when the registry, or only its advisories, cannot be reached", async () => {
    const facts = [{ dependsOn: { package: "next", line: "16" } }];
    const none = () => Promise.reject(new Error("405"));
    expect(await dueOf({ facts, registry: { versionsOf: none, advisoriesOf: none } })).toEqual([
      expect.stringMatching(/^the npm registry could not be asked/),
    ]);
    expect(await dueOf({ facts, registry: { ...registryWith(["17.0.0"]), advisoriesOf: none } })).toEqual([
      "next 17.0.0 is out: “a sentence”",
      expect.stringMatching(/^npm’s list of advisories could not be asked/),
    ]);
  });

  it("includes a new long-term line that replaces one, from the day on which it becomes long-term", async () => {
    const facts = [{ dependsOn: { product: "node", line: "24" } }];
    expect(await dueOf({ facts: [{ dependsOn: { product: "node", line: "26" } }] })).toEqual([]);
    expect(await dueOf({ facts, day: "2026-10-27" })).toEqual([]);
    expect(await dueOf({ facts, day: "2026-10-28" })).toEqual(["node 26 is out: “a sentence”"]);
  });

  it("includes a line without further fixes, even if it is pinned, and not a newer line beside it", async () => {
    const facts = [{ dependsOn: { product: "node", line: "24", pinned: true as const } }];
    expect(await dueOf({ facts })).toEqual([]);
    expect(await dueOf({ facts, day: "2028-04-30" })).toContainEqual(
      expect.stringMatching(/^the support of node 24 has ended/),
    );
    expect(await dueOf({ facts: [{ dependsOn: { product: "ubuntu", line: "24.04" } }] })).toEqual([]);
  });

  it("includes a list of release lines that is older than three months", async () => {
    const found = await dueOf({ day: "2027-02-24" });
    expect(found).toContain("the release lines of node, ubuntu were read more than three months ago");
  });
});

describe("npm run freshness", () => {
  const root = join(import.meta.dirname, "../../..");

  it("exits with 0 whatever is due, also when npm does not answer", { timeout: 60_000 }, () => {
    const env = { ...process.env, npm_config_registry: "http://127.0.0.1:1" };
    const { status, stdout } = spawnSync("node", ["preflight/run-freshness.ts"], { cwd: root, env, encoding: "utf8" });
    expect(stdout).toMatch(/^Facts that are due\n {2}due {3}/);
    expect(status).toBe(0);
  });

  it("runs every Monday, updates the release lines, and shows its list on the run's page", () => {
    const { on, jobs } = parse(readFileSync(join(root, ".github/workflows/freshness.yml"), "utf8"));
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* 1$/) }]);
    expect(jobs.facts.steps.map(({ run = "" }) => run)).toContain(
      'npm run --silent freshness -- --lines | tee -a "$GITHUB_STEP_SUMMARY"',
    );
  });

  it("is part of preflight’s list, where it does not hold up a launch", async () => {
    const found = await checkFreshness(contentWith([{ until: today }]), lines, today, registryWith(["16.4.6"]));
    expect(report(found)).toContain("Facts that are due\n  due   its day was");
    expect(report(found)).toMatch(/\nNothing is open\.\n$/);
  });
});

it("Months are counted back by the calendar", () => {
  expect(monthsBefore("2026-11-23", 6)).toBe("2026-05-23");
});

it("Release lines are read from endoflife.date's answer, without those that have ended", () => {
  const releases = [
    { name: "26", releaseDate: "2026-05-05", isLts: true, ltsFrom: "2026-10-28", eolFrom: "2029-04-30" },
    { name: "20", releaseDate: "2023-04-18", isLts: true, ltsFrom: "2023-10-24", eolFrom: "2026-04-30" },
    { name: "27", releaseDate: "2026-10-20", isLts: false, ltsFrom: null, eolFrom: null },
  ];
  expect(linesOf({ schema_version: "1.2.1", result: { releases } }, today)).toEqual([
    { name: "26", from: "2026-05-05", lts: "2026-10-28", until: "2029-04-30" },
    { name: "27", from: "2026-10-20" },
  ]);
});

describe("The facts of the site", () => {
  it("include those of the guides, which show them", () => {
    const said = allFacts(content).map(({ says }) => says);
    for (const { shownFacts } of content.guides) for (const { says } of shownFacts) expect(said).toContain(says);
  });

  it("have each been read at their source", () => {
    expect(allFacts(content).filter(({ seen }) => !seen)).toEqual([]);
  });

  it("name products whose lines are known", () => {
    const products = allFacts(content).flatMap(({ dependsOn }) =>
      typeof dependsOn === "object" && "product" in dependsOn ? [dependsOn.product] : [],
    );
    expect(Object.keys(readReleaseLines())).toEqual(expect.arrayContaining([...new Set(products)]));
  });

  /** Matches a date, version, advisory, price or tax. ₹1,00,000 is no price: it shows how a lakh is written. */
  const dated = /CVE-\d|\b20\d\d\b|\b[Vv]ersions? \d|\b[Ss]ince \d|[₹€£$] ?(?!1,00,000\b|100,000\b)\d|\d% [CSI]?GST/;
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
    ...entries(content)
      .filter(({ file }) => !/^content\/(technologies|blog|case-studies)\//.test(file))
      .map(({ file, data }) => ({ name: file, texts: textsOf(data), facts: (data.facts ?? []) as Fact[] })),
  ];
  const sentencesOf = (text: string) => text.split(/(?<=[.?!;:]) (?=[^a-z])/);

  it.each(pages)(
    "$name: each sentence with a date, a version, an advisory or a price has an entry",
    ({ texts, facts }) => {
      const bare = texts
        .flatMap(sentencesOf)
        .filter((sentence) => dated.test(sentence) && !facts.some(({ says }) => sentence.includes(says)));
      expect(bare).toEqual([]);
    },
  );

  it.each(content.technologies)(
    "$slug: the version that its page was written for has an entry",
    ({ version, facts }) => {
      const isService = version.startsWith("the services as of ");
      expect(isService || facts.some(({ says }) => version.startsWith(says))).toBe(true);
    },
  );
});
