import { readContent } from "../../../pipeline/content.ts";

/** `specification.md`, section 2, "Blog articles": date, read time and closing link as a page shows them; category of `docs/brief/decisions.md`. */
export const specified: Record<string, { date: string; time: string; closing: string; category: string }> = {
  "scalable-react-applications": {
    date: "15 Mar 2024",
    time: "8 min read",
    closing: "/contact",
    category: "WEB DEVELOPMENT",
  },
  "flutter-vs-react-native-guide": {
    date: "10 Mar 2024",
    time: "12 min read",
    closing: "/contact",
    category: "MOBILE APPS",
  },
  "modern-ui-ux-principles-2024": {
    date: "5 Mar 2024",
    time: "6 min read",
    closing: "/services/uiux-design",
    category: "UI/UX DESIGN",
  },
  "devops-automation-workflows": {
    date: "28 Feb 2024",
    time: "10 min read",
    closing: "/services/devops-solutions",
    category: "DEVOPS",
  },
  "ecommerce-transformation-case-study": {
    date: "20 Feb 2024",
    time: "15 min read",
    closing: "/case-studies",
    category: "CASE STUDIES",
  },
  "ai-future-software-development": {
    date: "15 Feb 2024",
    time: "9 min read",
    closing: "/contact",
    category: "TECHNOLOGY",
  },
};

/** Slugs of all published articles, also of those that are not in the specification. */
export const articles = readContent()
  .articles.map(({ slug }) => slug)
  .sort();
