import { describe, expect, it } from "vitest";
import { readContent } from "../../pipeline/content.ts";
import { fileExists, indexedPages, originOf, pngSize, type ReadPage, readPages } from "./support/built-pages.ts";
import { ancestors, expectsThing, expectsValue, hasProperty, isType } from "./support/schema-vocabulary.ts";

type Thing = { "@type"?: string; "@id"?: string; [property: string]: unknown };

const all = readPages();
const content = readContent();
const origin = originOf(all);
const pages = indexedPages(all);

/**
 * Properties that search engines require or recommend for each type, as far as the site has them. A page's FAQ is a
 * part of the page, so it does not repeat the page's properties.
 */
const wanted: Record<string, string[]> = {
  ProfessionalService: ["@id", "name", "url", "logo", "image", "address"],
  WebSite: ["@id", "name", "url", "publisher", "inLanguage"],
  WebPage: ["@id", "name", "url", "description", "isPartOf", "inLanguage", "primaryImageOfPage"],
  BreadcrumbList: ["@id", "itemListElement"],
  ItemList: ["@id", "itemListElement"],
  ListItem: ["position", "name"],
  Service: ["@id", "name", "serviceType", "description", "provider", "areaServed", "url", "image"],
  Article: ["@id", "headline", "image", "author", "publisher", "wordCount", "mainEntityOfPage"],
  BlogPosting: ["datePublished", "dateModified", "articleSection", "keywords"],
  ImageObject: ["url", "width", "height"],
  PostalAddress: ["addressRegion", "addressCountry"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  AdministrativeArea: ["name"],
  Country: ["name"],
  FAQPage: ["@id", "mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

const blocksOf = (page: ReadPage) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => json);

const graphOf = (page: ReadPage): Thing[] => JSON.parse(blocksOf(page)[0] ?? "{}")["@graph"] ?? [];

function* things(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const entry of value) yield* things(entry);
  else if (value && typeof value === "object") {
    yield value as Thing;
    for (const entry of Object.values(value)) yield* things(entry);
  }
}

const isReference = (thing: Thing) => Object.keys(thing).join() === "@id";
const ofKind = (graph: Thing[], type: string) =>
  graph.filter((thing) => thing["@type"] && ancestors(thing["@type"]).has(type));

it("the same thing has the same @id and the same properties on every page", () => {
  for (const type of ["ProfessionalService", "WebSite"]) {
    const seen = new Set(
      pages.map((page) => {
        const { openingHoursSpecification: _, areaServed, ...thing } = ofKind(graphOf(page), type)[0] ?? {};
        return JSON.stringify(thing);
      }),
    );
    expect(seen.size, type).toBe(1);
  }
});

it("pages without an address of their own describe the firm only, and a second address describes the first", () => {
  for (const page of all.filter(({ isNotFound }) => isNotFound)) {
    expect(blocksOf(page), page.path).toHaveLength(1);
    expect(graphOf(page).map((thing) => thing["@type"])).toEqual(["ProfessionalService", "WebSite"]);
  }
  const at = (path: string) => graphOf(all.find((page) => page.path === path) as ReadPage);
  expect(at("/careers")).toEqual(at("/career"));
  expect(at("/careers").length).toBeGreaterThan(2);
  expect(ofKind(at("/enquiry-received"), "WebPage")).toHaveLength(1);
});

it("opening hours and the area served are on pages about the firm, as /contact shows them", () => {
  const stating = pages.filter(
    (page) => "openingHoursSpecification" in (ofKind(graphOf(page), "Organization")[0] ?? {}),
  );
  expect(stating.length).toBeGreaterThan(3);
  expect(new Set(stating.map(({ english }) => english))).toEqual(new Set(["/about", "/contact"]));
  for (const page of stating) {
    const [area] = [ofKind(graphOf(page), "Organization")[0]?.areaServed].flat() as Thing[];
    expect(area?.name).toBe("Kutch, Gujarat");
  }
  const [hours] = [...things(graphOf(stating[0] as ReadPage))].filter(
    (thing) => thing["@type"] === "OpeningHoursSpecification",
  );
  expect(hours).toMatchObject({ opens: "10:00", closes: "19:00" });
  expect(hours?.dayOfWeek).toHaveLength(5);
  const contact = stating.find(({ english }) => english === "/contact");
  expect(contact?.attribute('time[dateTime^="10:00"]', "dateTime")).toBeDefined();
});

it("search engines get no placeholder, and nothing that the owner has not set", () => {
  for (const page of all)
    expect(blocksOf(page).join(), page.path).not.toMatch(
      /"(email|telephone|contactPoint|knowsLanguage|legalName|vatID|member)"|addressLocality/,
    );
});

describe.each(pages)("the structured data of $path", (page) => {
  const graph = graphOf(page);
  const every = [...things(graph)];

  it("is one graph that cannot break out of its block", () => {
    const blocks = blocksOf(page);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toContain("<");
    expect(JSON.parse(blocks[0] ?? "")["@context"]).toBe("https://schema.org");
  });

  it("names every type and property as schema.org does, with values that it expects", () => {
    const wrong: string[] = [];
    const byId = new Map(graph.map((thing) => [thing["@id"], thing["@type"]]));
    for (const thing of every) {
      const type = thing["@type"];
      if (!type) {
        if (!isReference(thing)) wrong.push(`a thing without a type: ${JSON.stringify(thing)}`);
        continue;
      }
      if (!isType(type)) wrong.push(`no type ${type}`);
      for (const [property, value] of Object.entries(thing)) {
        if (property.startsWith("@")) continue;
        if (!hasProperty(type, property)) wrong.push(`${type} has no ${property}`);
        for (const entry of [value].flat()) {
          const kind =
            typeof entry === "object" ? ((entry as Thing)["@type"] ?? byId.get((entry as Thing)["@id"])) : "";
          const fits = kind ? expectsThing(property, kind) : expectsValue(property, entry as string | number);
          if (!fits) wrong.push(`${type}.${property} cannot be ${JSON.stringify(entry)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it("has the wanted properties of each type", () => {
    const missing = every.flatMap((thing) => {
      const type = thing["@type"];
      if (!type) return [];
      expect(
        Object.keys(wanted).some((name) => ancestors(type).has(name)),
        `no row for ${type}`,
      ).toBe(true);
      const kinds = type === "FAQPage" ? new Set([type]) : ancestors(type);
      const rows = Object.keys(wanted).filter((name) => kinds.has(name));
      return rows.flatMap((name) => wanted[name] ?? []).flatMap((name) => (name in thing ? [] : [`${type}.${name}`]));
    });
    expect(missing).toEqual([]);
  });

  it("resolves every reference, and gives each thing its own @id", () => {
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(every.filter((thing) => isReference(thing) && !ids.includes(thing["@id"]))).toEqual([]);
    const used = new Set(every.filter(isReference).map((thing) => thing["@id"]));
    // Everything except the page itself is referred to, so nothing stands alone.
    expect(ids.filter((id) => !used.has(id) && id !== page.canonical)).toEqual([]);
  });

  it("matches the page's title, heading and description, and has no ratings", () => {
    const [webPage] = ofKind(graph, "WebPage");
    expect(webPage).toMatchObject({ "@id": page.canonical, url: page.canonical, name: page.text("title") });
    for (const thing of [...ofKind(graph, "Article"), ...ofKind(graph, "Service")]) {
      expect(thing.headline ?? thing.name).toBe(page.text("h1"));
      expect(thing.description).toBe(page.meta("description"));
    }
    expect(JSON.stringify(graph)).not.toMatch(/"(?:\w*Rating|Review)"/);
  });

  it("has exactly the questions and answers that the page shows", () => {
    const [faq] = ofKind(graph, "FAQPage");
    const given = ((faq?.mainEntity ?? []) as Thing[]).map(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as Thing).text,
    ]);
    const shown = page.texts("#questions h3").map((question, i) => [question, page.texts("#questions summary + p")[i]]);
    expect(given).toEqual(shown);
    expect(faq !== undefined).toBe(page.english === "/contact" || page.english.startsWith("/services/"));
    const [webPage] = ofKind(graph, "WebPage");
    expect(webPage?.hasPart).toEqual(faq && { "@id": faq["@id"] });
  });

  it("has the breadcrumbs that the page shows", () => {
    const [trail] = ofKind(graph, "BreadcrumbList");
    const shown = page.texts(`nav[aria-label="${page.words.frame.breadcrumb}"] li`);
    expect((trail?.itemListElement as Thing[] | undefined)?.map(({ name }) => name) ?? []).toEqual(shown);
    expect(shown.length > 1).toBe(page.english !== "/");
  });

  it("has the type of its kind of page, and lists only pages that exist", () => {
    const [webPage] = ofKind(graph, "WebPage");
    const kinds: Record<string, string> = { "/about": "AboutPage", "/contact": "ContactPage" };
    const lists = ["/technologies", "/guides", "/sheets", "/blog", "/case-studies", "/portfolio"];
    expect(webPage?.["@type"]).toBe(
      kinds[page.english] ?? (lists.includes(page.english) ? "CollectionPage" : "WebPage"),
    );
    const subject = { services: "Service", blog: "BlogPosting", "case-studies": "Article", guides: "TechArticle" };
    const [, section = "", slug] = page.english.split("/");
    const expected = slug ? subject[section as keyof typeof subject] : undefined;
    expect(graph.some((thing) => thing["@type"] === expected)).toBe(expected !== undefined);
    const list = graph.find((thing) => thing["@type"] === "ItemList");
    const entries = (list?.itemListElement ?? []) as Thing[];
    expect(list !== undefined).toBe([...lists, "/"].includes(page.english) || section === "guides");
    if (list) expect(entries.length).toBeGreaterThan(1);
    expect(entries.map(({ position }) => position)).toEqual(entries.map((_, i) => i + 1));
    for (const { url } of entries) {
      expect(pages.map(({ canonical }) => canonical)).toContain(url);
      expect(page.html).toContain(`href="${new URL(String(url)).pathname}"`);
    }
  });

  it("names pictures that exist, with their true size", () => {
    for (const picture of every.filter((thing) => thing["@type"] === "ImageObject")) {
      const { width, height } = pngSize(new URL(String(picture.url)).pathname);
      expect([picture.width, picture.height]).toEqual([String(width), String(height)]);
    }
    for (const { image } of every) {
      if (typeof image === "string") expect(fileExists(new URL(image).pathname), image).toBe(true);
    }
  });

  it("dates a page by the review that it shows", () => {
    const isReviewed = /^\/(technologies|guides)\/./.test(page.english);
    const reviewed = isReviewed ? page.attribute("main time", "dateTime") : undefined;
    const day = page.property("article:modified_time") ?? reviewed;
    expect(ofKind(graph, "WebPage")[0]?.dateModified).toEqual(day);
    if (page.path.startsWith("/technologies/")) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  it("names a guide's author, day of review, sources and compared technologies", () => {
    const [guide] = ofKind(graph, "TechArticle");
    if (!guide) return;
    expect(guide.author).toEqual({ "@id": `${origin}/#organization` });
    expect(guide.dateModified).toBe(page.attribute("main time", "dateTime"));
    const { shownFacts = [] } = content.guides.find(({ slug }) => page.path === `/guides/${slug}`) ?? {};
    expect(guide.citation).toEqual(expect.arrayContaining(shownFacts.map(({ source }) => source)));
    expect(guide.mainEntity).toEqual({ "@id": graph.find((thing) => thing["@type"] === "ItemList")?.["@id"] });
  });

  it("dates an article as its head does", () => {
    const articles = ofKind(graph, "Article").filter((thing) => thing["@type"] !== "TechArticle");
    for (const article of articles) {
      expect(article.datePublished).toBe(page.property("article:published_time"));
      expect(article.dateModified).toBe(page.property("article:modified_time"));
      // Case studies have no day of publication or review.
      const post = content.articles.find(({ slug }) => page.path === `/blog/${slug}`);
      expect([article.datePublished, article.dateModified]).toEqual([post?.publishDate, post?.reviewed]);
      expect(article.author).toEqual({ "@id": `${origin}/#organization` });
      const wordsIn = (selector: string) => page.text(selector).split(/\s+/).length;
      const counted = wordsIn("main article") - wordsIn("main article [data-nosnippet]");
      expect(Number(article.wordCount) / counted).toBeGreaterThan(0.9);
      expect(Number(article.wordCount) / counted).toBeLessThan(1.1);
    }
  });
});
