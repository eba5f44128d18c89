import { notFoundSubject } from "~/seo/page-head.ts";
import { pageHead } from "./head.ts";

/** The head of the not-found page, at whatever path it is shown. */
export const notFoundHead = pageHead(
  "/404",
  {
    title: notFoundSubject,
    description:
      "There is no page at this address. The home page leads to everything that Kutch IT publishes: services, technologies, case studies and the blog.",
  },
  { noindex: true },
);
