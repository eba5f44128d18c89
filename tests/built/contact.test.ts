import { expect, it } from "vitest";
import { openPage, textsOf } from "./support/open-page.ts";

const { main } = openPage("/contact");

it("the contact page offers the consultation in three steps", () => {
  expect(main.getByText("FREE INITIAL CONSULTATION")).toBeDefined();
  expect(main.band("What the consultation covers").headings(3)).toEqual([
    "Project Analysis",
    "Tech Recommendations",
    "Timeline & Budget",
  ]);
});

it("there is one e-mail link and one phone link beside what stands in for the form without scripts", () => {
  expect(
    main
      .select('a[href^="mailto:"]:not(noscript *, [hidden] *, .held-note *)')
      .map((link) => link.getAttribute("href")),
  ).toEqual(["mailto:hello@kutchit.example"]);
  expect(main.select('a[href^="tel:"]').map((link) => link.getAttribute("href"))).toEqual(["tel:+910000000000"]);
});

it("there are office hours that machines can read", () => {
  expect(main.text).toContain("10:00 AM-7:00 PM IST");
  expect(openPage("/gu/contact").main.text).toContain("સવારે 10:00થી સાંજે 7:00 (IST)");
  expect(openPage("/hi/contact").main.text).toContain("सुबह 10:00 से शाम 7:00 (IST)");
  expect(main.select("time").map((time) => time.getAttribute("datetime"))).toEqual(["10:00+05:30", "19:00+05:30"]);
  expect(textsOf(main.select("dt"))).toContain("Saturday and Sunday");
});
