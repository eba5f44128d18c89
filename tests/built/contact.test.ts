import { expect, it } from "vitest";
import { openPage, part, textsOf } from "./support/open-page.ts";

const { main } = openPage("/contact");

it("the contact page offers the consultation in three steps", () => {
  expect(main.getByText("FREE INITIAL CONSULTATION")).toBeDefined();
  expect(main.band("What the consultation covers").headings(3)).toEqual([
    "Project Analysis",
    "Tech Recommendations",
    "Timeline & Budget",
  ]);
});

it("the hero has one e-mail link and one phone link, and so has the form's side", () => {
  const [hero, form] = main.select("section").map(part);
  for (const place of [hero, form])
    expect(
      place
        ?.select('li > a:is([href^="mailto:"], [href^="tel:"])')
        .map((link) => link.getAttribute("href"))
        .sort(),
    ).toEqual(["mailto:hello@kutchit.example", "tel:+910000000000"]);
  expect(main.select('a[href^="tel:"]')).toHaveLength(2);
});

it("machines can read the office hours", () => {
  expect(main.text).toContain("10:00 AM-7:00 PM IST");
  expect(openPage("/gu/contact").main.text).toContain("સવારે 10:00થી સાંજે 7:00 (IST)");
  expect(openPage("/hi/contact").main.text).toContain("सुबह 10:00 से शाम 7:00 (IST)");
  expect(main.select("time").map((time) => time.getAttribute("datetime"))).toEqual(["10:00+05:30", "19:00+05:30"]);
  expect(textsOf(main.select("dt"))).toContain("Saturday and Sunday");
});

it.each(["/", "/contact"])("the fields on %s tell the browser what they are for", (path) => {
  const form = part(openPage(path).main.getByRole("form"));
  const fieldFor = (label: RegExp) => form.getByRole("textbox", { name: label });
  for (const [label, autocomplete] of [
    [/^Name/, "name"],
    [/^E-?mail/i, "email"],
    [/^Phone/, "tel"],
    [/^Company/, "organization"],
  ] as const)
    expect(fieldFor(label).getAttribute("autocomplete")).toBe(autocomplete);
  expect(fieldFor(/^E-?mail/i).getAttribute("inputmode")).toBe("email");
  expect(fieldFor(/^Phone/).getAttribute("inputmode")).toBe("tel");
});
