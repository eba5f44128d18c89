import { selectAll } from "hast-util-select";
import { describe, expect, it } from "vitest";
import { pageAt } from "./support/built-pages.ts";
import { flat, openPage } from "./support/open-page.ts";

/** A buyer's question, the page that answers it, the heading of the answer, and the answer. */
type Asked = readonly [question: string, page: string, over: string, says: RegExp];

const web = "/services/web-development-kutch";
const custom = "/services/custom-software-development";

/** Five buyers, and what each wants to know before writing to us. */
const buyers: Record<string, readonly Asked[]> = {
  "a shop in a town of Kutch": [
    ["is it for a shop like mine?", web, "Do you make websites and online shops for small firms?", /a shop.* in Kutch/],
    [
      "what does it cost?",
      "/contact",
      "What does a project cost?",
      /estimate .*before any work.* our page about costs/,
    ],
    [
      "what do others charge, each year?",
      "/what-a-website-costs",
      "What you also pay to others",
      /A domain name, a year/,
    ],
    [
      "how large is such a project?",
      "/what-a-website-costs",
      "Three example projects, in days and weeks",
      /for a workshop/,
    ],
    [
      "can it be in Gujarati?",
      "/website-in-gujarati-and-hindi",
      "Which languages your customers read",
      /in three languages/,
    ],
    ["can I change prices myself?", web, "Can our own people change texts and prices?", /^Yes, and without calling us/],
    ["can I talk to them by phone?", "/contact", "Write or call", /\+91/],
    ["who looks after it?", web, "Who looks after the site once it is live?", /in office hours/],
    ["what if they close?", custom, "What becomes of the software if your firm is gone?", /It goes on running/],
  ],
  "a clinic": [
    ["who sees a patient’s record?", "/industries", "Healthcare", /who may see what/],
    [
      "where do the data lie?",
      "/contact",
      "Where is our data kept, and who can see it?",
      /accounts of yours.* country that you choose/,
    ],
    ["what does the law ask, and when?", "/industries", "Healthcare", /data protection act.* May 2027/],
    ["what if the line is down?", "/industries", "Healthcare", /when the line is down/],
    ["who answers on Saturday?", "/contact", "Who answers on a Saturday?", /alerts go to the people you name/],
  ],
  "a warehouse or a carrier": [
    ["does it work without signal?", "/industries", "Warehouse & Logistics", /without signal.* offline/],
    [
      "does it read from Tally or Excel?",
      custom,
      "Integration: connected with Tally, Excel and banks",
      /Tally, Excel files/,
    ],
    [
      "when is the first part in use?",
      custom,
      "How long until the new software replaces the old?",
      /the end of the first part/,
    ],
    ["what do we have to prepare?", custom, "What we need from you", /The spreadsheet, the paper forms/],
  ],
  "a founder abroad": [
    ["which technology, and why?", "/contact", "Tech Recommendations", /the reason for each/],
    ["how do technologies compare?", "/guides", "Which technology fits your project?", /side by side/],
    [
      "what belongs in the contract?",
      "/before-you-sign",
      "Who owns the domain, the accounts and the code",
      /by a sentence in the contract/,
    ],
    [
      "what of tax and payment?",
      "/before-you-sign",
      "What the project costs",
      /Is GST included\?.*When is which part paid\?/,
    ],
    ["when can we talk?", "/contact", "Office hours", /UTC\+5:30.* London/],
    ["who owns the code?", "/contact", "Who owns the code, the accounts and the domain?", /^You do\./],
    ["what if one of two is ill?", "/contact", "What happens when one of you is ill?", /The other carries on/],
  ],
  "another engineer": [
    [
      "how do you test and release?",
      "/services/devops-solutions",
      "CI/CD: a machine tests each change and puts it online",
      /tests run against that build/,
    ],
    ["how do you review?", "/about", "Technical Excellence", /One of us writes, the other reviews/],
    ["what can I check?", "/how-this-site-is-made", "Check these figures yourself", /Observatory/],
    ["what would you not do?", "/how-this-site-is-made", "What we left out of this site on purpose", /other firms/],
    ["where does your tool hurt?", "/technologies/react", "Where React hurts", /./],
  ],
};

/**
 * How many clicks a page is from home by the links of main parts and footers, without the menu: 0 for home itself, 3 for every page
 * beyond two.
 */
const clicks = (() => {
  const from = new Map([["/", 0]]);
  for (const step of [1, 2])
    for (const path of [...from].flatMap(([path, at]) => (at === step - 1 ? [path] : [])))
      for (const { properties } of selectAll(':is(main, footer) a[href^="/"]', pageAt(path).tree)) {
        const to = String(properties.href).replace(/[?#].*/, "");
        if (!from.has(to) && !/\.\w+$|^\/(gu|hi)\b/.test(to)) from.set(to, step);
      }
  return (path: string) => from.get(path) ?? 3;
})();

/** The text below a page's heading or a list's term. */
function underneath(page: string, words: string): string {
  const { main } = openPage(page);
  const over = main.select("h1, h2, h3, dt").find(({ textContent }) => flat(textContent).startsWith(words));
  const block = over?.closest("details") ?? (over?.closest("h3, dt") ? over.parentElement : over?.closest("section"));
  return flat(block?.textContent).replace(flat(over?.textContent), "").trim();
}

describe.each(Object.entries(buyers))("%s, within two clicks of the home page, asks", (_, questions) => {
  it.each(questions)("%s: %s answers under “%s”", (_, page, over, says) => {
    expect(clicks(page)).toBeLessThanOrEqual(2);
    expect(underneath(page, over)).toMatch(says);
  });
});
