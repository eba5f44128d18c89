import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { frameOf } from "~/content/page/frame.ts";
import { LanguageContext } from "~/language/page-language.ts";
import Failure, { load } from "~/routes/failure.tsx";

/** The page that answers a failure. */
const pageOf = (error?: unknown) =>
  renderToStaticMarkup(
    <LanguageContext value={frameOf("/").language}>
      <Failure page={load("/500", error)} />
    </LanguageContext>,
  );

it("a visitor sees the status of a failure, its text and a way home, and no stack", () => {
  const html = pageOf();
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toMatch(/<p[^>]*>500 Internal Server Error<\/p>/);
  expect(html).not.toContain("<pre");
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>RETURN HOME<\/a>/);
});

it("a developer sees an error's message and stack, both as text", () => {
  const error = new Error("No page for <about> & its kind");
  error.stack = "Error: No page for <about>\n    at load (app/routes/about.tsx:1:2)";
  const html = pageOf(error);
  expect(html).toMatch(/<p[^>]*>No page for &lt;about&gt; &amp; its kind<\/p>/);
  expect(html).toMatch(
    /<pre[^>]*>Error: No page for &lt;about&gt;\n {4}at load \(app\/routes\/about\.tsx:1:2\)<\/pre>/,
  );
});
