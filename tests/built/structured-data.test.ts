import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { pageTypeOf, routePaths } from "../../content/pages.ts";
import { content } from "../support/content.ts";
import { clientFolder, isPublished } from "./support/pages.ts";
import { fileExists, indexablePages, type ParsedPage, parsePages, siteOriginIn } from "./support/parsed-pages.ts";

type Thing = { "@type"?: string; "@id"?: string; [property: string]: unknown };

const all = parsePages();
const origin = siteOriginIn(all);
const pages = indexablePages(all);

/**
 * Properties that search engines require or recommend for each type, as far as the site has them.
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

/** Types that are a kind of another. The compiler compares types and properties with schema.org (`schema-dts`). */
const kindOf: Record<string, string> = {
  ProfessionalService: "Organization",
  AboutPage: "WebPage",
  ContactPage: "WebPage",
  CollectionPage: "WebPage",
  FAQPage: "WebPage",
  BlogPosting: "Article",
  TechArticle: "Article",
};
const typesOf = (type = "") => [type, kindOf[type]];

const blocksOf = (page: ParsedPage) =>
  [...page.html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => json);

const graphOf = (page: ParsedPage): Thing[] => JSON.parse(blocksOf(page)[0] ?? "{}")["@graph"] ?? [];

function* things(value: unknown): Generator<Thing> {
  if (Array.isArray(value)) for (const entry of value) yield* things(entry);
  else if (value && typeof value === "object") {
    yield value as Thing;
    for (const entry of Object.values(value)) yield* things(entry);
  }
}

const isReference = (thing: Thing) => Object.keys(thing).join() === "@id";
const ofKind = (graph: Thing[], type: string) => graph.filter((thing) => typesOf(thing["@type"]).includes(type));

/** The pages with their graphs and every thing in them. */
const described = pages.map((page) => {
  const graph = graphOf(page);
  return { page, path: page.path, graph, every: [...things(graph)] };
});

it("the firm and the site are the same on every page, but for hours and area served", () => {
  for (const type of ["ProfessionalService", "WebSite"]) {
    const seen = new Set(
      described.map(({ graph }) => {
        const { openingHoursSpecification: _, areaServed, ...thing } = ofKind(graph, type)[0] ?? {};
        return JSON.stringify(thing);
      }),
    );
    expect(seen.size, type).toBe(1);
  }
});

it("structured data of 404 pages describes only the firm and the site, and /careers has that of /career", () => {
  for (const page of all.filter(({ isNotFound }) => isNotFound)) {
    expect(blocksOf(page), page.path).toHaveLength(1);
    expect(graphOf(page).map((thing) => thing["@type"])).toEqual(["ProfessionalService", "WebSite"]);
  }
  const at = (path: string) => graphOf(all.find((page) => page.path === path) as ParsedPage);
  if (isPublished("/career")) {
    expect(at("/careers")).toEqual(at("/career"));
    expect(at("/careers").length).toBeGreaterThan(2);
  }
  expect(ofKind(at("/enquiry-received"), "WebPage")).toHaveLength(1);
});

it("structured data has opening hours and the area served on /about and /contact only", () => {
  const stating = described.filter(
    ({ graph }) => "openingHoursSpecification" in (ofKind(graph, "Organization")[0] ?? {}),
  );
  expect(stating.length).toBeGreaterThan(3);
  expect(new Set(stating.map(({ page }) => page.english))).toEqual(new Set(["/about", "/contact"]));
  for (const { graph } of stating) {
    const [area] = [ofKind(graph, "Organization")[0]?.areaServed].flat() as Thing[];
    expect(area?.name).toBe("Kutch, Gujarat");
  }
  const hours = stating[0]?.every.find((thing) => thing["@type"] === "OpeningHoursSpecification");
  expect(hours).toMatchObject({ opens: "10:00", closes: "19:00" });
  expect(hours?.dayOfWeek).toHaveLength(5);
});

it("structured data has no placeholder and no fact that the owner has not set", () => {
  for (const page of all)
    expect(blocksOf(page).join(), page.path).not.toMatch(
      /"(email|telephone|contactPoint|knowsLanguage|legalName|vatID|member)"|addressLocality/,
    );
});

it("each page has one block of JSON-LD without a <", () => {
  for (const { page, path } of described) {
    const [block = "", ...others] = blocksOf(page);
    expect(others, path).toEqual([]);
    expect(block, path).not.toContain("<");
    expect(JSON.parse(block)["@context"]).toBe("https://schema.org");
  }
});

it("each JSON-LD node has the properties that search engines ask for", () => {
  const missing = described.flatMap(({ path, every }) =>
    every.flatMap((thing) => {
      const type = thing["@type"];
      if (!type) return [];
      // A page's FAQ does not repeat the page's properties.
      const rows = type === "FAQPage" ? [type] : typesOf(type);
      const names = rows.flatMap((name) => wanted[name ?? ""] ?? []);
      expect(names, `no row for ${type}`).not.toEqual([]);
      return names.flatMap((name) => (name in thing ? [] : [`${path}: ${type}.${name}`]));
    }),
  );
  expect(missing).toEqual([]);
});

it("each JSON-LD reference leads to a node of the same page, and each node but the page is referenced", () => {
  for (const { page, path, graph, every } of described) {
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size, path).toBe(ids.length);
    const used = new Set(every.filter(isReference).map((thing) => thing["@id"]));
    expect(
      [...used].filter((id) => !ids.includes(id)),
      path,
    ).toEqual([]);
    expect(
      ids.filter((id) => !used.has(id) && id !== page.canonical),
      path,
    ).toEqual([]);
  }
});

it("structured data has the page's title, heading and description, and no ratings", () => {
  for (const { page, path, graph } of described) {
    const [webPage] = ofKind(graph, "WebPage");
    expect(webPage, path).toMatchObject({ "@id": page.canonical, url: page.canonical, name: page.text("title") });
    for (const thing of [...ofKind(graph, "Article"), ...ofKind(graph, "Service")]) {
      expect(thing.headline ?? thing.name, path).toBe(page.text("h1"));
      expect(thing.description, path).toBe(page.meta("description"));
    }
    expect(JSON.stringify(graph), path).not.toMatch(/"(?:\w*Rating|Review)"/);
  }
});

it("FAQs in structured data have exactly the questions and answers of their page", () => {
  for (const { page, path, graph } of described) {
    const [faq] = ofKind(graph, "FAQPage");
    const given = ((faq?.mainEntity ?? []) as Thing[]).map(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as Thing).text,
    ]);
    const answers = page.texts("#questions summary + p");
    expect(given, path).toEqual(page.texts("#questions h3").map((question, i) => [question, answers[i]]));
    expect(faq !== undefined, path).toBe(page.english === "/contact" || page.english.startsWith("/services/"));
    expect(ofKind(graph, "WebPage")[0]?.hasPart, path).toEqual(faq && { "@id": faq["@id"] });
  }
});

it("breadcrumbs in structured data are those of the page", () => {
  for (const { page, path, graph } of described) {
    const [trail] = ofKind(graph, "BreadcrumbList");
    const shown = page.texts(`nav[aria-label="${page.words.frame.breadcrumb}"] li`);
    const named = ((trail?.itemListElement ?? []) as Thing[]).map(({ name }) => name);
    expect(named, path).toEqual(shown);
    expect(shown.length > 1, path).toBe(page.english !== "/");
  }
});

const kinds: Record<string, string> = { "/about": "AboutPage", "/contact": "ContactPage" };
const lists: string[] = routePaths.filter((path) => path !== "/" && pageTypeOf(path).lists);
const subjects = new Map(
  Object.entries({ services: "Service", blog: "BlogPosting", "case-studies": "Article", guides: "TechArticle" }),
);

it("each page has the schema.org type of its kind, and an ItemList only of existing pages that it links to", () => {
  const addresses = new Set(pages.map(({ canonical }) => canonical));
  for (const { page, path, graph } of described) {
    const type = kinds[page.english] ?? (lists.includes(page.english) ? "CollectionPage" : "WebPage");
    expect(ofKind(graph, "WebPage")[0]?.["@type"], path).toBe(type);
    const [, section = "", slug] = page.english.split("/");
    const subject = slug ? subjects.get(section) : undefined;
    expect(
      graph.some((thing) => thing["@type"] === subject),
      path,
    ).toBe(subject !== undefined);
    const list = graph.find((thing) => thing["@type"] === "ItemList");
    expect(list !== undefined, path).toBe([...lists, "/"].includes(page.english) || section === "guides");
    const entries = (list?.itemListElement ?? []) as Thing[];
    if (list) expect(entries.length, path).toBeGreaterThan(0);
    expect(
      entries.map(({ position }) => position),
      path,
    ).toEqual(entries.map((_, i) => i + 1));
    for (const { url } of entries) {
      expect(addresses, path).toContain(url);
      expect(page.html, path).toContain(`href="${new URL(String(url)).pathname}"`);
    }
  }
});

it("pictures in structured data exist, with their true sizes", async () => {
  for (const { path, every } of described) {
    for (const picture of every.filter((thing) => thing["@type"] === "ImageObject")) {
      const { width, height } = await sharp(join(clientFolder, new URL(String(picture.url)).pathname)).metadata();
      expect([picture.width, picture.height], path).toEqual([String(width), String(height)]);
    }
    for (const { image } of every)
      if (typeof image === "string") expect(fileExists(new URL(image).pathname), `${path} ${image}`).toBe(true);
  }
});

it("dates in structured data are those that the page shows", () => {
  for (const { page, path, graph } of described) {
    const isReviewed = /^\/(technologies|guides)\/./.test(page.english);
    const reviewed = isReviewed ? page.attribute("main time", "dateTime") : undefined;
    const day = page.property("article:modified_time") ?? reviewed;
    expect(ofKind(graph, "WebPage")[0]?.dateModified, path).toEqual(day);
    if (path.startsWith("/technologies/")) expect(day, path).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

it("guides in structured data name their author, day of review, sources and compared technologies", () => {
  for (const { page, path, graph } of described) {
    const [guide] = ofKind(graph, "TechArticle");
    if (!guide) continue;
    expect(guide.author, path).toEqual({ "@id": `${origin}/#organization` });
    expect(guide.dateModified, path).toBe(page.attribute("main time", "dateTime"));
    const { shownFacts = [] } = content.guides.find(({ slug }) => path === `/guides/${slug}`) ?? {};
    expect(guide.citation, path).toEqual(expect.arrayContaining(shownFacts.map(({ source }) => source)));
    expect(guide.mainEntity, path).toEqual({ "@id": graph.find((thing) => thing["@type"] === "ItemList")?.["@id"] });
  }
});

it("articles in structured data have their author, word count and dates; case studies have no dates", () => {
  for (const { page, path, graph } of described)
    for (const article of ofKind(graph, "Article").filter((thing) => thing["@type"] !== "TechArticle")) {
      const post = content.articles.find(({ slug }) => path === `/blog/${slug}`);
      expect([article.datePublished, article.dateModified], path).toEqual([post?.publishDate, post?.reviewed]);
      expect(article.author, path).toEqual({ "@id": `${origin}/#organization` });
      const wordsIn = (selector: string) => page.text(selector).split(/\s+/).length;
      // `text` joins the last word of a block with the first of the next, and cells of tables and lists are short.
      const joined = page.count("main article :is(td, th, dt, dd, li)");
      const counted = wordsIn("main article") + joined - wordsIn("main article [data-nosnippet]");
      expect(Math.abs(Number(article.wordCount) / counted - 1), path).toBeLessThan(0.15);
    }
});
