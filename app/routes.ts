import type { Path } from "./paths.ts";
import * as about from "./routes/about/route.tsx";
import * as article from "./routes/article/route.tsx";
import * as blog from "./routes/blog/route.tsx";
import * as career from "./routes/career.tsx";
import * as caseStudies from "./routes/case-studies/route.tsx";
import * as caseStudy from "./routes/case-study/route.tsx";
import * as contact from "./routes/contact/route.tsx";
import * as enquiryReceived from "./routes/enquiry-received.tsx";
import * as explainer from "./routes/explainer/route.tsx";
import * as guide from "./routes/guide/route.tsx";
import * as guides from "./routes/guides.tsx";
import * as home from "./routes/home/route.tsx";
import * as industries from "./routes/industries/route.tsx";
import * as portfolio from "./routes/portfolio.tsx";
import * as privacy from "./routes/privacy.tsx";
import * as service from "./routes/service/route.tsx";
import * as sheet from "./routes/sheet/route.tsx";
import * as sheets from "./routes/sheets.tsx";
import * as technologies from "./routes/technologies.tsx";
import * as technology from "./routes/technology/route.tsx";
import type { Screen } from "./screen.ts";

/** A screen with any data. Its component always gets what its own `load` returned. */
// biome-ignore lint/suspicious/noExplicitAny: each screen has data of its own.
type AnyScreen = Screen<any>;

/** The screen of each address (`specification.md`, section 2). */
export const routes: Record<Path, AnyScreen> = {
  "/": home,
  "/about": about,
  "/industries": industries,
  "/contact": contact,
  "/case-studies": caseStudies,
  "/case-studies/:slug": caseStudy,
  "/career": career,
  "/careers": career,
  "/technologies": technologies,
  "/technologies/:slug": technology,
  "/guides": guides,
  "/guides/:slug": guide,
  "/sheets": sheets,
  "/sheets/:slug": sheet,
  "/what-a-website-costs": explainer,
  "/before-you-sign": explainer,
  "/website-in-gujarati-and-hindi": explainer,
  "/how-this-site-is-made": explainer,
  "/blog": blog,
  "/blog/:slug": article,
  "/portfolio": portfolio,
  "/services/:slug": service,
  "/privacy": privacy,
  "/enquiry-received": enquiryReceived,
};
