import { existsSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { configuredBuildEnv } from "../e2e/support/builds.ts";
import { configuredClientFolder } from "./support/configured-site.ts";
import { pagePart, textsOf } from "./support/open-page.ts";
import { pages, pagesIn } from "./support/pages.ts";

const configured = pagesIn(configuredClientFolder);
const link = "https://wa.me/919999900001";

function open(path: string) {
  const { html = "" } = configured.find((page) => page.path === path) ?? {};
  const { document } = new JSDOM(html).window;
  return {
    main: pagePart(document.querySelector("main") as HTMLElement),
    footer: pagePart(document.querySelector("footer") as HTMLElement),
  };
}

it("no page has WhatsApp, company registration, portraits or reply languages by default", () => {
  for (const { path, html } of pages)
    expect(html, path).not.toMatch(/wa\.me|>GSTIN|\/portraits\/|Registered name|We reply in|You can write in/);
});

it("WhatsApp is only a link, and no page loads anything from WhatsApp", () => {
  const { main, footer } = open("/contact");
  for (const place of [pagePart(main.select("section")[1] as HTMLElement), footer])
    expect(
      place
        .select('li > a:is([href^="mailto:"], [href^="tel:"], [href*="wa.me"])')
        .map((way) => way.getAttribute("href")),
    ).toEqual(["mailto:hello@kutchit.example", "tel:+910000000000", link]);
  for (const { path, html } of configured)
    expect(html.replaceAll(`href="${link}"`, "").replaceAll(`"url":"${link}"`, ""), path).not.toMatch(
      /wa\.me|whatsapp\.(com|net)/,
    );
});

describe.each([
  {
    ...{ path: "/contact", whatsapp: "Write on WhatsApp", answers: "We reply in English, Gujarati and Hindi." },
    ...{ place: "Bhuj, Gujarat, India", saturday: "Saturday10:00 AM-2:00 PM IST", closed: "SundayClosed" },
  },
  {
    ...{ path: "/gu/contact", whatsapp: "WhatsApp પર લખો", answers: "અમે અંગ્રેજી, ગુજરાતી અને હિન્દીમાં જવાબ આપીએ છીએ." },
    ...{ place: "ભુજ, ગુજરાત, ભારત", saturday: "શનિવારસવારે 10:00થી બપોરે 2:00 (IST)", closed: "રવિવારબંધ" },
  },
  {
    ...{ path: "/hi/contact", whatsapp: "WhatsApp पर लिखें", answers: "हम अंग्रेज़ी, गुजराती और हिन्दी में जवाब देते हैं।" },
    ...{ place: "भुज, गुजरात, भारत", saturday: "शनिवारसुबह 10:00 से दोपहर 2:00 (IST)", closed: "रविवारबंद" },
  },
])("$path with every setting filled in", ({ path, whatsapp, answers, place, saturday, closed }) => {
  const { main, footer } = open(path);

  it("links to WhatsApp and names the reply languages", () => {
    expect(main.linksNamed(whatsapp)).toEqual([link]);
    expect(footer.linksNamed(whatsapp)).toEqual([link]);
    expect(textsOf(main.select("p"))).toContain(answers);
  });

  it("has Saturday's hours in text, <time> and office status", () => {
    const rows = textsOf(main.select("dl > div"));
    expect(rows).toEqual(expect.arrayContaining([saturday, closed]));
    expect(main.select("time").map((time) => time.getAttribute("datetime"))).toContain("14:00+05:30");
    const [line] = main.select("[data-office-words]");
    const { opens, closes } = JSON.parse(line?.dataset.officeWords ?? "").saturday;
    for (const time of [opens, closes]) expect(saturday).toContain(time);
  });

  it("names the firm's town, legal name and GSTIN, also in the footer", () => {
    const { SITE_LEGAL_NAME, SITE_GSTIN } = configuredBuildEnv;
    const values = textsOf(main.select("dd"));
    for (const value of [place, SITE_LEGAL_NAME, SITE_GSTIN]) expect(values).toContain(value);
    expect(textsOf(footer.select("li"))).toEqual(
      expect.arrayContaining([place, SITE_LEGAL_NAME, `GSTIN ${SITE_GSTIN}`]),
    );
  });
});

it.each([
  ["", "You can write in English, Gujarati and Hindi. Gujarati in English letters is fine too."],
  ["/gu", "તમે અંગ્રેજી, ગુજરાતી અને હિન્દીમાં લખી શકો છો. ગુજરાતી અંગ્રેજી અક્ષરોમાં લખો તો પણ ચાલે."],
  ["/hi", "आप अंग्रेज़ी, गुजराती और हिन्दी में लिख सकते हैं। गुजराती अंग्रेज़ी अक्षरों में लिखें तो भी चलेगा।"],
])("both forms of '%s' name the languages to write in", (prefix, said) => {
  for (const path of [prefix || "/", `${prefix}/contact`]) {
    const [form] = open(path).main.select("#contact form");
    const before = form?.closest("[data-island]")?.parentElement?.querySelector("p");
    expect(before?.textContent, path).toContain(said);
  }
});

it.each([
  ["/about", "Portrait of Asha Example"],
  ["/gu/about", "Asha Exampleની તસવીર"],
  ["/hi/about", "Asha Example की तस्वीर"],
])("%s has the two people with profiles and portrait or initials", (path, alt) => {
  const { main } = open(path);
  const portrait = main.getByRole("img", { name: alt });
  expect([portrait.getAttribute("width"), portrait.getAttribute("height")]).toEqual(["224", "224"]);
  const files = [...`${portrait.getAttribute("src")} ${portrait.getAttribute("srcset")}`.matchAll(/\/\S+/g)].flat();
  expect(files).toHaveLength(3);
  for (const file of files) expect(existsSync(join(configuredClientFolder, file)), file).toBe(true);
  expect(main.select("svg text").map(({ textContent }) => textContent)).toEqual(["RE"]);
  expect(main.linksNamed("social.example")).toEqual(["https://social.example/in/asha"]);
  expect(main.linksNamed("code.example")).toEqual(["https://code.example/ravi"]);
  expect(main.queryByRole("img", { name: /Ravi/ })).toBeNull();
});
