import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languageAt } from "../../app/content/languages/site-languages.ts";
import { defaultLanguage, englishPath } from "../../enquiry/page.ts";
import { pageTypeOf, vitalsPath } from "../../enquiry/vitals.ts";
import { configuredClient } from "./support/configured-site.ts";
import { readScripts } from "./support/modules.ts";
import { client, isAnswer, pages, pagesIn } from "./support/pages.ts";

/** The file names of scripts that contain a text. */
const scriptsWith = (folder: string, text: string) =>
  readdirSync(join(folder, "assets")).filter(
    (name) => name.endsWith(".js") && readFileSync(join(folder, "assets", name), "utf8").includes(text),
  );

describe("Web Vitals", () => {
  it("are in no file of a build without WEB_VITALS", () => {
    for (const text of [vitalsPath, "sendBeacon", "countsVitals"]) expect(scriptsWith(client, text)).toEqual([]);
  });

  it("are one file in a build with it, which no page loads before an input", () => {
    const found = scriptsWith(configuredClient, vitalsPath);
    expect(found).toHaveLength(1);
    const { scriptsOfPage } = readScripts(configuredClient);
    for (const { path, html } of pagesIn(configuredClient)) {
      expect(scriptsOfPage(html), path).not.toContain(found[0]);
      expect(html, path).not.toContain(found[0]);
    }
  });

  it("have a type for each page, with few exceptions", () => {
    const others = pages
      .filter(({ path }) => pageTypeOf(englishPath(languageAt(path), path)) === "other")
      .map(({ path }) => path);
    expect(others.filter((path) => languageAt(path) === defaultLanguage).length).toBeLessThan(12);
    expect(others.every((path) => !/services|contact|technologies/.test(path) || isAnswer(path))).toBe(true);
    expect(pageTypeOf("/")).toBe("home");
    expect(pageTypeOf("/blog/anything")).toBe("article");
    expect(pageTypeOf("/blog")).toBe("overview");
    expect(["/before-you-sign", "/guides/anything", "/about"].map(pageTypeOf)).toEqual(["guide", "guide", "other"]);
  });
});
