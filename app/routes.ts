import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { isDevelopment } from "./content/.server/environment.ts";

/**
 * The URL contract: one line per screen of `specification.md`, section 2. Links are written with `href()`, which is
 * type-checked against this file, and so is the list of pages that are built (`content/.server/addresses.ts`).
 */
export default [
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
] satisfies RouteConfig;
