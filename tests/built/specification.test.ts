import { expect, it } from "vitest";
import { contentFileOf } from "~/content/file-paths.ts";
import { interfaceWordsIn } from "~/content/languages/site-languages.ts";
import type { RoutePath } from "../../content/pages.ts";
import { loadBuiltPage, pagePart } from "./support/open-page.ts";
import { isPublished } from "./support/pages.ts";

/*
 * The texts that the specification fixes, in this one place: other tests take words from `content/`. Who changes one of these changes
 * what was ordered, and this file with it.
 */

/** Texts of a page, and links by name and target. */
const pages: [path: string, texts: string[], links?: [name: string | RegExp, path: string][]][] = [
  [
    "/",
    [
      "Custom software with real-world impact",
      "Your ONE STOP-TECH SHOP",
      "FREE INITIAL CONSULTATION AVAILABLE",
      ...["ReactJS", "NextJS", "Flutter", "Django", "NodeJS", "Golang"],
      ...["WHY KUTCH IT?", "Agile methodology", "Transparent pricing", "Technical excellence", "Dedicated support"],
      ...["BY THE NUMBERS", "2+", "Clients", "3+", "Projects", "1+", "Years", "98%", "Satisfaction"],
      ...["Healthcare", "Fintech", "Ecommerce", "Edtech", "Logistics"],
    ],
    [
      ["LET'S BUILD TOGETHER", "#contact"],
      ["BOOK FREE CONSULTATION", "#contact"],
      [/^LEARN MORE/, "/services/web-development-kutch"],
      ["FREE CONSULTATION", "/contact"],
      ["EXPLORE INDUSTRIES", "/industries"],
    ],
  ],
  ["/contact", ["Project Analysis", "Tech Recommendations", "Timeline & Budget", "10:00 AM-7:00 PM IST", "Closed"]],
  [
    "/blog",
    ["ALL", "WEB DEVELOPMENT", "MOBILE APPS", "UI/UX DESIGN", "DEVOPS", "TECHNOLOGY", "CASE STUDIES"],
    [["LET'S TALK", "/contact"]],
  ],
  ["/blog/devops-automation-workflows", ["28 Feb 2024", "10 min read"], [["BACK TO BLOG", "/blog"]]],
  ["/about", ["Agile Methods", "Transparent Pricing", "No-nonsense Delivery", "Technical Excellence"]],
  ["/industries", ["Warehouse & Logistics", "Healthcare", "FinTech", "EdTech"], [[/./, "/contact"]]],
  [
    "/career",
    [
      "We are not currently hiring",
      ...["Application review", "1-2 days", "Screening call", "30 minutes", "Technical assessment", "1-3 hours"],
      ...["Technical interview", "1 hour", "Cultural fit interview", "45 minutes"],
    ],
    [[/./, "/contact"]],
  ],
  ["/portfolio", ["Our Portfolio"], [["Get in Touch", "/contact"]]],
  [
    "/technologies/react",
    ["KEY FEATURES"],
    [
      ["START YOUR REACT PROJECT", "/contact"],
      ["GET QUOTE", "/contact"],
      ["VIEW PORTFOLIO", "/portfolio"],
    ],
  ],
  ["/technologies/mysql", ["BENEFITS"], [["CONTACT US TODAY", "/contact"]]],
  ["/services/flutter-app-development", [], [["HIRE MOBILE DEVELOPERS", "/contact"]]],
  ["/services/custom-software-development", [], [["START YOUR CUSTOM PROJECT", "/contact"]]],
  ["/services/web-development-kutch", [], [["START YOUR WEB PROJECT", "/contact"]]],
  ["/services/backend-api-engineering", [], [["DISCUSS YOUR BACKEND NEEDS", "/contact"]]],
  ["/services/devops-solutions", [], [["IMPROVE YOUR DEVOPS PIPELINE", "/contact"]]],
  ["/services/uiux-design", [], [["START YOUR DESIGN PROJECT", "/contact"]]],
  ["/services/seo-digital-marketing", [], [["BOOST YOUR ONLINE PRESENCE", "/contact"]]],
];

/** Where a page has words of its own. Others are shared. */
const fileFor = (path: string) =>
  contentFileOf(path.replace(/(?<=\/.+\/).+/, ":slug") as RoutePath).replace("*", path.replace(/.*\//, ""));

it.each(pages.filter(([path]) => isPublished(path)))(
  "%s has the texts and links that the specification fixes",
  (path, texts, links = []) => {
    const { main } = loadBuiltPage(path);
    const missing = texts.filter((text) => !main.text.includes(text));
    const file = fileFor(path) || "content/en/interface.ts";
    expect(missing, `${path} has to say “${missing.join("”, “")}” (${file} or words that pages share)`).toEqual([]);
    for (const [name, target] of links.filter(([, target]) => isPublished(target)))
      expect(main.linksNamed(name), `${name}`).toContain(target);
  },
);

it("/about, /industries and /career have as many paragraphs and items as the specification says", () => {
  const about = loadBuiltPage("/about").main;
  expect(about.band("Our story").getAllByRole("paragraph").length).toBeGreaterThanOrEqual(3);
  expect(about.band("OUR MISSION").getAllByRole("listitem")).toHaveLength(3);
  if (isPublished("/industries"))
    for (const sector of loadBuiltPage("/industries")
      .main.getAllByRole("term")
      .map((term) => term.closest("section")))
      expect(pagePart(sector as HTMLElement).getAllByRole("definition")).toHaveLength(4);
  if (isPublished("/career"))
    expect(loadBuiltPage("/career").main.band("Our hiring process").select("ol > li")).toHaveLength(6);
});

it("the header has the menus and the button that the specification lists", () => {
  const header = loadBuiltPage("/about").page.getByRole("banner").textContent;
  const industries = isPublished("/industries") ? ["INDUSTRIES"] : [];
  for (const name of ["SERVICES", "TECHNOLOGIES", ...industries, "RESOURCES", "COMPANY", "LET'S BUILD TOGETHER"])
    expect(header?.toUpperCase()).toContain(name);
});

it("the form, its toasts and the error pages have the texts that the specification fixes", () => {
  const { form, notFound, failure } = interfaceWordsIn("en");
  expect(form.buttons).toEqual({
    home: "BOOK FREE CONSULTATION",
    contact: "SUBMIT",
    sending: "SENDING...",
    sent: "MESSAGE SENT!",
    failed: "ERROR! TRY AGAIN",
  });
  expect([form.success, form.error]).toEqual([
    "Message sent successfully!",
    "Failed to send message. Please try again.",
  ]);
  expect([notFound.heading, notFound.returnHome]).toEqual(["Page not found.", "RETURN HOME"]);
  expect(failure.heading).toBe("Unexpected Application Error!");
  const { main } = loadBuiltPage("/500");
  expect(main.headings(1)).toEqual([failure.heading]);
  expect(main.text).toContain("500 Internal Server Error");
  expect(main.linksNamed(notFound.returnHome)).toEqual(["/"]);
});
