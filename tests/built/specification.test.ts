import { expect, it } from "vitest";
import { interfaceIn } from "~/content/languages/site-languages.ts";
import { openPage } from "./support/open-page.ts";

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

it.each(pages)("%s has the texts and links of the specification", (path, texts, links = []) => {
  const { main } = openPage(path);
  for (const text of texts) expect(main.text).toContain(text);
  for (const [name, target] of links) expect(main.linksNamed(name), `${name}`).toContain(target);
});

it("the header names what the specification lists", () => {
  const header = openPage("/about").page.getByRole("banner").textContent;
  for (const name of ["SERVICES", "TECHNOLOGIES", "INDUSTRIES", "RESOURCES", "COMPANY", "LET'S BUILD TOGETHER"])
    expect(header?.toUpperCase()).toContain(name);
});

it("the form, its toasts and the error pages say what the specification says", () => {
  const { form, notFound, failure } = interfaceIn("en");
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
});
