import { renderToStaticMarkup } from "react-dom/server";
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { frameOf } from "~/content/.server/frame.ts";
import { RouterErrorScreen } from "~/frame/router-error-screen.tsx";
import { LanguageContext } from "~/language/page-language.ts";
import lazyWords from "../../content/en/island-words.ts";

const { code, tag, words } = frameOf({ request: new Request("http://site.test/") }).language;
const english = { code, tag, words };

const screen = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LanguageContext value={english}>
        <RouterErrorScreen error={error} words={lazyWords} />
      </LanguageContext>
    </MemoryRouter>,
  );

it("the router's error screen shows the status of an answer and its text, and no stack", () => {
  const html = screen(new ErrorResponse(503, "Service <Unavailable>", null));
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toMatch(/<p[^>]*>503 Service &lt;Unavailable&gt;<\/p>/);
  expect(html).not.toContain("<pre");
  expect(html).toMatch(/<a[^>]* href="\/"[^>]*>RETURN HOME<\/a>/);
});

it("the router's error screen shows the message of an error and its stack, both escaped", () => {
  const error = new Error("No loader for <about> & its kind");
  error.stack = "Error: No loader for <about>\n    at load (https://kutchit.example/assets/root.js:1:2)";
  const html = screen(error);
  expect(html).toMatch(/<p[^>]*>No loader for &lt;about&gt; &amp; its kind<\/p>/);
  expect(html).toMatch(
    /<pre[^>]*>Error: No loader for &lt;about&gt;\n {4}at load \(https:\/\/kutchit\.example\/assets\/root\.js:1:2\)<\/pre>/,
  );
});

it("the router's error screen shows what was thrown though it is no error", () => {
  const html = screen("the <disk> is full");
  expect(html).toMatch(/<p[^>]*>the &lt;disk&gt; is full<\/p>/);
  expect(html).not.toContain("<pre");
});
