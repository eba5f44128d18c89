import { expect, it } from "vitest";
import { loadBuiltPage, pagePart, textsOf } from "./support/open-page.ts";

const { main } = loadBuiltPage("/contact");

it("/contact has one e-mail and one phone link in its hero, and one of each beside its form", () => {
  for (const place of main.select("section").slice(0, 2).map(pagePart))
    expect(
      place
        .select('li > a:is([href^="mailto:"], [href^="tel:"])')
        .map((link) => link.getAttribute("href"))
        .sort(),
    ).toEqual(["mailto:hello@kutchit.example", "tel:+910000000000"]);
  expect(main.select('a[href^="tel:"]')).toHaveLength(2);
});

it("/contact shows the office hours in each language, with machine-readable times", () => {
  expect(main.text).toContain("10:00 AM-7:00 PM IST");
  expect(loadBuiltPage("/gu/contact").main.text).toContain("સવારે 10:00થી સાંજે 7:00 (IST)");
  expect(loadBuiltPage("/hi/contact").main.text).toContain("सुबह 10:00 से शाम 7:00 (IST)");
  expect(main.select("time").map((time) => time.getAttribute("datetime"))).toEqual(["10:00+05:30", "19:00+05:30"]);
  expect(textsOf(main.select("dt"))).toContain("Saturday and Sunday");
});
