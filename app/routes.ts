import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { isDevelopment } from "./content/.server/environment.ts";
import { otherLanguages } from "./content/.server/languages.ts";

/**
 * The URL contract: one line per screen of `specification.md`, section 2. Links are written with `href()`, which is
 * type-checked against this file, and so is the list of pages that are built (`content/.server/addresses.ts`).
 */
const english: RouteConfigEntry[] = [
  index("routes/home/route.tsx"),
  route("about", "routes/about/route.tsx"),
  route("industries", "routes/industries/route.tsx"),
  route("contact", "routes/contact/route.tsx"),
  route("case-studies", "routes/case-studies/route.tsx"),
  route("case-studies/:slug", "routes/case-study/route.tsx"),
  route("career", "routes/career.tsx"),
  route("careers", "routes/career.tsx", { id: "routes/careers" }),
  route("technologies", "routes/technologies.tsx"),
  route("technologies/:slug", "routes/technology/route.tsx"),
  route("guides/:slug", "routes/guide/route.tsx"),
  route("sheets/:slug", "routes/sheet/route.tsx"),
  route("blog", "routes/blog/route.tsx"),
  route("blog/:slug", "routes/article/route.tsx"),
  route("portfolio", "routes/portfolio.tsx"),
  route("services/:slug", "routes/service/route.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("enquiry-received", "routes/enquiry-received.tsx"),
  ...(isDevelopment ? [route("_gallery", "gallery/route.tsx")] : []),
  route("*", "routes/not-found.tsx"),
];

/** Screens of the list above that there are in English alone, or at one address for all languages. */
const englishOnly = /^routes\/(?:case-study|technology|guide|sheet|blog|article)\/|^gallery\/|not-found/;

/** The others once more, below the prefix of a language. Their links are written with `href()` of the English screen. */
const screensIn = (language: string): RouteConfigEntry[] =>
  english
    .filter(({ file }) => !englishOnly.test(file))
    .map(({ path = "", file, id = file.replace(/\.tsx$/, "") }) =>
      route([language, path].filter(Boolean).join("/"), file, { id: `${language}/${id}` }),
    );

export default [...english, ...otherLanguages.flatMap(screensIn)] satisfies RouteConfig;
