import { afterEach, describe, expect, it, vi } from "vitest";
import { content } from "~/content/index.ts";
import { parseBySchema } from "~/content/parse-by-schema.ts";
import { article } from "../../../content/schemas/article";
import { dayInIndia, question } from "../../../content/schemas/common";
import { explainer } from "../../../content/schemas/explainer";
import { redirects } from "../../../content/schemas/redirects";
import { technology } from "../../../content/schemas/technology";
import { contentErrorText } from "../support/content-error-text";
import { first } from "../support/first";

afterEach(() => vi.useRealTimers());

describe("a technology's schema", () => {
  const { slug: _, ...react } = first(content.technologies);
  const file = "content/technologies/react.ts";
  const parse = (changes: object) => parseBySchema(technology, file, { ...react, ...changes });
  const refusal = (changes: object) => contentErrorText(() => parse(changes));

  it.each<[string, object, string]>([
    ["a field left out", { tagline: undefined }, "tagline: is missing: write a text"],
    ["a version left out", { version: undefined }, "version: is missing: write a text"],
    [
      "a slip in a field's name",
      { taglin: "x" },
      'has the field "taglin", which no such file has: did you mean "tagline"?',
    ],
    ["a text for a number", { order: "first" }, 'order: is "first": write a number'],
    ["a value of no list", { category: "desktop" }, 'category: is "desktop": write one of frontend, backend, mobile'],
    ["too short a text", { tagline: "x" }, "tagline: is too short: write at least 20 characters"],
    ["too long a text", { card: "x".repeat(500) }, "card: is too long: cut it to 120 characters or fewer"],
    ["five features", { features: react.features.slice(1) }, "features: is a list of 5: write exactly six entries"],
    ["an icon of another form", { icon: "react" }, 'icon: is "react": write it as "logos:name" or "devicon:name"'],
    ...[undefined, "November 2026", "2026-02-30", 20261121].map((reviewed): [string, object, string] => [
      `${reviewed} as the day of review`,
      { reviewed },
      "write the day on which the text was last read against its facts, as 2026-11-21",
    ]),
  ])("refuses %s", (_, changes, says) => {
    expect(refusal(changes)).toContain(file);
    expect(refusal(changes)).toContain(says);
  });

  it("refuses a day of review in the future, by Indian time", () => {
    vi.useFakeTimers({ now: new Date("2026-11-21T18:29:00Z"), toFake: ["Date"] });
    expect(refusal({ reviewed: "2026-11-21" })).toBe("");
    expect(refusal({ reviewed: "2026-11-22" })).toContain("reviewed: lies in the future: write the day");
    vi.setSystemTime(new Date("2026-11-21T18:31:00Z"));
    expect(refusal({ reviewed: "2026-11-22" })).toBe("");
  });
});

describe("an article's schema", () => {
  const { slug: _, ...front } = structuredClone(first(content.articles.filter(({ update }) => update.length > 0)));
  const parse = (changes: object) => parseBySchema(article, "content/blog/a.mdx", { ...front, ...changes });

  it.each([
    ["a review before publication", { reviewed: "2024-01-01" }, "reviewed: lies before publishDate"],
    ["a later review without a note of what has changed", { update: [] }, "update: is missing"],
    ["nothing to confirm", { confirm: [] }, "confirm: name at least one thing"],
  ])("refuses %s", (_, changes, says) =>
    expect(contentErrorText(() => parse(changes))).toContain(`content/blog/a.mdx: ${says}`),
  );

  it("accepts a review today, and one on the day of publication without a note", () => {
    expect(parse({ reviewed: dayInIndia() }).reviewed).toBe(dayInIndia());
    expect(parse({ publishDate: dayInIndia(), reviewed: dayInIndia(), update: [] }).update).toEqual([]);
  });
});

it("an explainer's schema refuses a page that would show no link to it", () => {
  const parse = (on: string) => parseBySchema(explainer, "content/x.ts", { ...content["/before-you-sign"], on: [on] });
  for (const path of ["/", "/contact", "/industries", "/services/kiosks"]) expect(parse(path).on).toEqual([path]);
  expect(contentErrorText(() => parse("/about"))).toMatch(
    /^content\/x\.ts: on.* shows no links to such pages: write \//,
  );
});

it("a question's schema refuses one without a question mark", () => {
  const answer = "An answer that is long enough to be one: it has eighty characters and a few more than that.";
  expect(
    contentErrorText(() => parseBySchema(question, "content/x.ts", { question: "Who answers on a Saturday", answer })),
  ).toBe("content/x.ts: question: is no question: end it with a question mark");
});

it.each(["/About", "/about/", "about", "/about?x=1", "/about#team", "//about", "https://a.example/about", "/"])(
  "the redirects' schema refuses the address %s",
  (from) => {
    expect(contentErrorText(() => parseBySchema(redirects, "content/redirects.ts", [{ from, to: "/about" }]))).toMatch(
      /content\/redirects\.ts: \(entry 1\)\.from: is not as addresses are written: write it as "\/services\/uiux-design"/,
    );
  },
);
