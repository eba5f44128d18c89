import { describe, expect, it } from "vitest";
import { checkContent } from "~/content/.server/checks/check.ts";
import { content } from "~/content/.server/index.ts";
import { parseContent } from "~/content/.server/parse.ts";
import { redirects } from "~/content/.server/schemas/redirects.ts";
import { technology } from "~/content/.server/schemas/technology.ts";
import { settings } from "../../settings/index.ts";
import { brokenContent } from "./support/broken-content.ts";
import { brokenReferences } from "./support/broken-references.ts";
import { refusalOf } from "./support/content-error.ts";
import { find } from "./support/find-entry.ts";

describe("Broken content stops the build", () => {
  it.each([...brokenContent, ...brokenReferences])("$name, naming file, field and remedy", ({ spoil, says }) => {
    const all = structuredClone(content);
    spoil(all);
    expect(refusalOf(() => checkContent(all))).toMatch(says);
  });

  it.each([30, 60])("but not with a title that comes to %i characters", (length) => {
    const all = structuredClone(content);
    all.about.head.title = "x".repeat(length - ` | ${settings.name}`.length);
    expect(() => checkContent(all)).not.toThrow();
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

  it("with five features instead of six", () => {
    const { slug: _, ...react } = structuredClone(find(content, "technologies", "react"));
    react.features.pop();
    expect(refusalOf(() => parseContent(technology, "content/technologies/react.ts", react))).toMatch(
      /content\/technologies\/react\.ts: features: is a list of 5: write exactly six entries/,
    );
  });
});
