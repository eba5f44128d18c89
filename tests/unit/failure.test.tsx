import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { frameOf } from "~/content/.server/page/frame.ts";
import { LanguageContext } from "~/language/page-language.ts";
import Failure, { load } from "~/routes/failure.tsx";

/** The page with which a failure is answered. */
const pageOf = (error?: unknown) =>
  renderToStaticMarkup(
    <LanguageContext value={frameOf("/").language}>
      <Failure page={load(error)} />
    </LanguageContext>,
  );

it("a visitor is told the status of a failure and its text, and the way home; no stack", () => {
  const html = pageOf();
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toMatch(/<p[^>]*>500 Internal Server Error<\/p>/);
  expect(html).not.toContain("<pre");
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>RETURN HOME<\/a>/);
});

it("a developer is told the message of an error and its stack, both as text", () => {
  const error = new Error("No page for <about> & its kind");
  error.stack = "Error: No page for <about>\n    at load (app/routes/about.tsx:1:2)";
  const html = pageOf(error);
  expect(html).toMatch(/<p[^>]*>No page for &lt;about&gt; &amp; its kind<\/p>/);
  expect(html).toMatch(
    /<pre[^>]*>Error: No page for &lt;about&gt;\n {4}at load \(app\/routes\/about\.tsx:1:2\)<\/pre>/,
  );
});
