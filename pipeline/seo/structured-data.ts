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
import { interfaceWordsIn } from "../../app/content/languages/site-languages.ts";
import { matchPath } from "../../app/content/links/page-addresses.ts";
import { socialImageDimensions, socialImagePath } from "../../app/seo/social-image-path.ts";
import { pageTypeOf } from "../../content/pages.ts";
import { englishPath } from "../../enquiry/language-prefix.ts";
import { settings } from "../../settings/index.ts";
import { type BuiltPage, sectionSlug } from "./built-page.ts";
import { areaServed, firmId, firmNode } from "./firm-json-ld.ts";

const { name, url } = settings;

/** The address of the English page, which tells the kind of page. */
const englishOf = ({ language, path }: BuiltPage) => englishPath(language, path);

/** The section that a page lists. A guide lists the technologies that it compares, and links to no others. */
function listedBy(path: string): string | undefined {
  const type = matchPath(path)?.path;
  const listed = type === "/guides/:slug" ? "/technologies/:slug" : type && pageTypeOf(type).lists;
  return listed && sectionSlug(listed);
}

/** The language tag for `inLanguage`. */
const tagOf = ({ language }: BuiltPage) => interfaceWordsIn(language).language.tag;

/** The `@id` of the site, to which all pages refer as to that of the firm. */
const siteId = `${url}/#website`;

const website: WebSite = {
  "@type": "WebSite",
  "@id": siteId,
  url: `${url}/`,
  name,
  inLanguage: "en-IN",
  publisher: { "@id": firmId(url) },
};

const picture = ({ path }: BuiltPage): ImageObject => ({
  "@type": "ImageObject",
  url: url + socialImagePath(path),
  width: String(socialImageDimensions.width),
  height: String(socialImageDimensions.height),
});

/** The picture for sharing, and those of the text. */
const picturesOf = (page: BuiltPage): ImageObject[] => [
  picture(page),
  ...page.pictures.map(
    ({ src, alt, ...size }): ImageObject => ({ "@type": "ImageObject", url: url + src, ...size, caption: alt }),
  ),
];

const breadcrumbs = ({ crumbs, path }: BuiltPage): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${url}${path}#breadcrumb`,
  itemListElement: crumbs.map(({ label, path: to }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name: label,
    item: url + (to ?? path),
  })),
});

const listId = ({ path }: BuiltPage) => `${url}${path}#list`;

/** @param linked the pages that the content of the listing links to, in order */
const list = (listing: BuiltPage, linked: BuiltPage[]): ItemList => ({
  "@type": "ItemList",
  "@id": listId(listing),
  itemListElement: linked
    .filter((page) => sectionSlug(englishOf(page)) === listedBy(englishOf(listing)))
    .map(({ heading, path }, i) => ({ "@type": "ListItem", position: i + 1, name: heading, url: url + path })),
});

const service = ({ path, heading, head }: BuiltPage): Service => ({
  "@type": "Service",
  "@id": `${url}${path}#service`,
  name: heading,
  serviceType: heading,
  description: head.description,
  url: url + path,
  image: url + socialImagePath(path),
  provider: { "@id": firmId(url) },
  areaServed,
});

type Writing = Article | BlogPosting | TechArticle;
const articleTypes = { blog: "BlogPosting", "case-studies": "Article", guides: "TechArticle" } as const;

/** An article, a case study, or a guide with its sources and its list. The author is the firm (`editorial.md`). */
function article(page: BuiltPage, section: keyof typeof articleTypes): Writing {
  const { published, modified, description, section: category, keywords } = page.head;
  const isGuide = section === "guides";
  return {
    "@type": articleTypes[section],
    "@id": `${url}${page.path}#article`,
    headline: page.heading,
    description,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: { "@id": firmId(url) },
    publisher: { "@id": firmId(url) },
    image: isGuide ? picture(page) : picturesOf(page),
    wordCount: page.lines.join(" ").split(" ").length,
    inLanguage: tagOf(page),
    ...(category && { articleSection: category }),
    ...(keywords && { keywords }),
    ...(isGuide && { citation: [...new Set(page.sources)], mainEntity: { "@id": listId(page) } }),
    mainEntityOfPage: { "@id": url + page.path },
  };
}

/** The page's questions and answers, as a part of the page. */
const faq = ({ path, questions }: BuiltPage): FAQPage => ({
  "@type": "FAQPage",
  "@id": `${url}${path}#questions`,
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

function kindOf(path: string): WebPage["@type"] {
  if (path === "/about") return "AboutPage";
  if (path === "/contact") return "ContactPage";
  return path !== "/" && !sectionSlug(path) && listedBy(path) ? "CollectionPage" : "WebPage";
}

/** The main subject of a page, if it has one: a thing or a list. */
function subject(page: BuiltPage, linked: BuiltPage[]): Service | Writing | ItemList | undefined {
  const path = englishOf(page);
  const section = sectionSlug(path);
  if (section === "services") return service(page);
  if (section && section in articleTypes) return article(page, section as keyof typeof articleTypes);
  return listedBy(path) ? list(page, linked) : undefined;
}

/**
 * The structured data of one page: publisher, page, position in the site, and subject. Each is defined once and
 * referred to by `@id`. Everything in it can be read on the page or on /contact.
 * @param linked the pages that its content links to, in order
 */
export function pageGraph(page: BuiltPage, linked: BuiltPage[]): Graph {
  const address = page.path === "/" ? `${url}/` : url + page.path;
  const about = subject(page, linked);
  const trail = page.crumbs.length > 1 ? breadcrumbs(page) : undefined;
  const asked = page.questions.length > 0 ? faq(page) : undefined;
  const main = about?.["@id"] ?? (englishOf(page) === "/contact" ? firmId(url) : undefined);
  const webPage: WebPage = {
    "@type": kindOf(englishOf(page)),
    "@id": address,
    url: address,
    name: page.head.title,
    description: page.head.description,
    inLanguage: tagOf(page),
    isPartOf: { "@id": siteId },
    primaryImageOfPage: picture(page),
    ...(page.head.modified && { dateModified: page.head.modified }),
    ...(trail && { breadcrumb: { "@id": `${url}${page.path}#breadcrumb` } }),
    ...(main && { mainEntity: { "@id": main } }),
    ...(asked && { hasPart: { "@id": `${url}${page.path}#questions` } }),
  };
  const things: (Thing | undefined)[] = [
    ...[firmNode(settings, englishOf(page)), website, webPage, trail, about, asked],
    // A guide's subject does not include its list, so it is added.
    about?.["@type"] === "TechArticle" ? list(page, linked) : undefined,
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

/** The structured data of a page without an address of its own, such as the not-found page: whose site this is. */
export const graphWithoutPage: Graph = {
  "@context": "https://schema.org",
  "@graph": [firmNode(settings, ""), website],
};

/** The graph as a data block. `<` is escaped, so that no text can end the block or begin a comment. */
export const jsonLdScript = (graph: Graph) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
