import type {
  Article,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  ImageObject,
  ItemList,
  Service,
  TechArticle,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { interfaceIn } from "../../app/content/languages/site-languages.ts";
import { matchPath } from "../../app/content/links/addresses.ts";
import { socialImagePath, socialImageSize } from "../../app/seo/social-image.ts";
import { pageType } from "../../content/pages.ts";
import { englishPath } from "../../enquiry/page.ts";
import type { Settings } from "../../settings/schema.ts";
import { type BuiltPage, sectionOf } from "./built-page.ts";
import { areaServed, firm, firmId } from "./firm-data.ts";

/** What a graph needs besides its page. `linked`: the pages that its content links to, in order. */
type GraphSite = { settings: Settings; linked: BuiltPage[] };

/** The address of the English page, which tells the kind of page. */
const englishOf = ({ language, path }: BuiltPage) => englishPath(language, path);

/** The section that a page lists. A guide lists the technologies that it compares, and links to no others. */
function listedBy(path: string): string | undefined {
  const type = matchPath(path)?.path;
  const listed = type === "/guides/:slug" ? "/technologies/:slug" : type && pageType(type).lists;
  return listed && sectionOf(listed);
}

/** The language tag for `inLanguage`. */
const tagOf = ({ language }: BuiltPage) => interfaceIn(language).language.tag;

/** The `@id` of the site, to which all pages refer as to that of the firm. */
const siteId = (url: string) => `${url}/#website`;

const website = ({ name, url }: Settings): WebSite => ({
  "@type": "WebSite",
  "@id": siteId(url),
  url: `${url}/`,
  name,
  inLanguage: "en-IN",
  publisher: { "@id": firmId(url) },
});

const picture = (page: BuiltPage, { url }: Settings): ImageObject => ({
  "@type": "ImageObject",
  url: url + socialImagePath(page.path),
  width: String(socialImageSize.width),
  height: String(socialImageSize.height),
});

/** The picture for sharing, and those of the text. */
const picturesOf = (page: BuiltPage, settings: Settings): ImageObject[] => [
  picture(page, settings),
  ...page.pictures.map(({ src, alt, ...size }) => ({
    ...{ "@type": "ImageObject" as const, url: settings.url + src },
    ...{ ...size, caption: alt },
  })),
];

function breadcrumbs({ crumbs, path }: BuiltPage, url: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": `${url}${path}#breadcrumb`,
    itemListElement: crumbs.map(({ label, path: to }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: label,
      item: url + (to ?? path),
    })),
  };
}

const listId = ({ path }: BuiltPage, url: string) => `${url}${path}#list`;

function list(listing: BuiltPage, { settings: { url }, linked }: GraphSite): ItemList {
  const entries = linked.filter((page) => sectionOf(englishOf(page)) === listedBy(englishOf(listing)));
  return {
    "@type": "ItemList",
    "@id": listId(listing, url),
    itemListElement: entries.map((page, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: page.heading,
      url: url + page.path,
    })),
  };
}

function service(page: BuiltPage, settings: Settings): Service {
  return {
    "@type": "Service",
    "@id": `${settings.url}${page.path}#service`,
    name: page.heading,
    serviceType: page.heading,
    description: page.head.description,
    url: settings.url + page.path,
    image: settings.url + socialImagePath(page.path),
    provider: { "@id": firmId(settings.url) },
    areaServed,
  };
}

type Writing = Article | BlogPosting | TechArticle;
const articleTypes = { blog: "BlogPosting", "case-studies": "Article", guides: "TechArticle" } as const;

/**
 * An article, a case study, or a guide with its sources and the list of what it compares. The author is the organisation
 * (`editorial.md`).
 */
function article(page: BuiltPage, section: keyof typeof articleTypes, settings: Settings): Writing {
  const { url } = settings;
  const { published, modified } = page.head;
  const isGuide = section === "guides";
  return {
    "@type": articleTypes[section],
    "@id": `${url}${page.path}#article`,
    headline: page.heading,
    description: page.head.description,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: { "@id": firmId(url) },
    publisher: { "@id": firmId(url) },
    image: isGuide ? picture(page, settings) : picturesOf(page, settings),
    wordCount: page.lines.join(" ").split(" ").length,
    inLanguage: tagOf(page),
    ...(page.head.section && { articleSection: page.head.section }),
    ...(page.head.keywords && { keywords: page.head.keywords }),
    ...(isGuide && { citation: [...new Set(page.sources)], mainEntity: { "@id": listId(page, url) } }),
    mainEntityOfPage: { "@id": url + page.path },
  };
}

/** The page's questions and answers, as a part of the page. */
const faq = ({ path, questions }: BuiltPage, url: string): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${url}${path}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

type Kind = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

function kindOf(path: string): Kind {
  if (path === "/about") return "AboutPage";
  if (path === "/contact") return "ContactPage";
  return path !== "/" && !sectionOf(path) && listedBy(path) ? "CollectionPage" : "WebPage";
}

/** The main subject of a page, if it has one: a thing or a list. */
function subject(page: BuiltPage, site: GraphSite): Service | Writing | ItemList | undefined {
  const path = englishOf(page);
  const section = sectionOf(path);
  if (section === "services") return service(page, site.settings);
  if (section && section in articleTypes) return article(page, section as keyof typeof articleTypes, site.settings);
  return listedBy(path) ? list(page, site) : undefined;
}

/**
 * The structured data of one page: publisher, page, position in the site, and subject. Each is defined once and
 * referred to by `@id`. Everything in it can be read on the page or on /contact.
 */
export function pageGraph(page: BuiltPage, site: GraphSite): Graph {
  const { url } = site.settings;
  const address = page.path === "/" ? `${url}/` : url + page.path;
  const about = subject(page, site);
  const trail = page.crumbs.length > 1 ? breadcrumbs(page, url) : undefined;
  const asked = page.questions.length > 0 ? faq(page, url) : undefined;
  const main = about?.["@id"] ?? (englishOf(page) === "/contact" ? firmId(url) : undefined);
  const webPage: WebPage = {
    "@type": kindOf(englishOf(page)),
    "@id": address,
    url: address,
    name: page.head.title,
    description: page.head.description,
    inLanguage: tagOf(page),
    isPartOf: { "@id": siteId(url) },
    primaryImageOfPage: picture(page, site.settings),
    ...(page.head.modified && { dateModified: page.head.modified }),
    ...(trail && { breadcrumb: { "@id": `${url}${page.path}#breadcrumb` } }),
    ...(main && { mainEntity: { "@id": main } }),
    ...(asked && { hasPart: { "@id": `${url}${page.path}#questions` } }),
  };
  const things: (Thing | undefined)[] = [
    ...[firm(site.settings, englishOf(page)), website(site.settings), webPage, trail, about, asked],
    // A guide's subject does not include its list, so it is added.
    about?.["@type"] === "TechArticle" ? list(page, site) : undefined,
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

/**
 * The structured data of a page without an address of its own, such as the not-found page: it only says whose site this
 * is.
 */
export const firmGraph = (settings: Settings): Graph => ({
  "@context": "https://schema.org",
  "@graph": [firm(settings, ""), website(settings)],
});

/** The graph as a data block. `<` is escaped, so that no text can end the block or begin a comment. */
export const dataBlock = (graph: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
