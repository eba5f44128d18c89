import { describe, expect, it } from "vitest";
import { checkContent } from "~/content/checks/check.ts";
import { content } from "~/content/index.ts";
import { parseContent } from "~/content/parse.ts";
import { redirects } from "../../content/schemas/redirects.ts";
import { technology } from "../../content/schemas/technology.ts";
import { brokenContent } from "./support/broken-content.ts";
import { brokenReferences } from "./support/broken-references.ts";
import { refusalOf } from "./support/content-error.ts";
import { find } from "./support/find-entry.ts";
import { faultsOf } from "./support/message-faults.ts";

describe("Broken content stops the build", () => {
  it.each([...brokenContent, ...brokenReferences])("$name, naming file, field and remedy", ({ spoil, says }) => {
    const all = structuredClone(content);
    spoil(all);
    const refusal = refusalOf(() => checkContent(all));
    expect(refusal).toMatch(says);
    expect(faultsOf(refusal)).toEqual([]);
  });

  it("but not with a page that has moved to one that is there", () => {
    const redirects = [{ from: "/old", to: "/about" }];
    expect(() => checkContent({ ...content, redirects })).not.toThrow();
  });

  it("but not with a service that the specification does not have", () => {
    const { home: _, footerOrder: __, ...like } = find(content, "services", "uiux-design");
    const head = { title: "Kiosks for shops and museums", description: "A page about kiosks" };
    const services = [...content.services, { ...like, slug: "kiosks", order: 99, head }];
    expect(() => checkContent({ ...content, services })).not.toThrow();
  });

  it.each(["/About", "/about/", "about", "/about?x=1", "/about#team", "//about", "https://a.example/about", "/"])(
    "with a page that has moved from %s",
    (from) => {
      expect(refusalOf(() => parseContent(redirects, "content/redirects.ts", [{ from, to: "/about" }]))).toMatch(
        /content\/redirects\.ts: \(entry 1\)\.from: is not as addresses are written: write it as "\/services\/uiux-design"/,
      );
    },
  );

  it.each([
    ["a field left out", { tagline: undefined }, "tagline: is missing: write a text"],
    [
      "a slip in a field's name",
      { taglin: "x" },
      'has the field "taglin", which no such file has: did you mean "tagline"?',
    ],
    ["a text for a number", { order: "first" }, 'order: is "first": write a number'],
    ["a value of no list", { category: "desktop" }, 'category: is "desktop": write one of frontend, backend, mobile'],
    ["too short a text", { tagline: "x" }, "tagline: is too short: write at least 20 characters"],
    ["too long a text", { card: "x".repeat(500) }, "card: is too long: cut it to 120 characters or fewer"],
    [
      "five features instead of six",
      { features: find(content, "technologies", "react").features.slice(1) },
      "features: is a list of 5: write exactly six entries",
    ],
    ["an icon of another form", { icon: "react" }, 'icon: is "react": write it as "logos:name" or "devicon:name"'],
    ["a day of another form", { reviewed: "May" }, 'reviewed: is "May": write the day'],
    ["a day to come", { reviewed: "2999-01-01" }, "reviewed: lies in the future"],
  ])("with %s in a technology's file", (_, changes, says) => {
    const { slug: __, ...react } = find(content, "technologies", "react");
    const refusal = refusalOf(() =>
      parseContent(technology, "content/technologies/react.ts", { ...react, ...changes }),
    );
    expect(refusal).toContain("content/technologies/react.ts");
    expect(refusal).toContain(says);
  });
});
