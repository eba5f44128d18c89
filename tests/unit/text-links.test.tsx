import type { MDXProps } from "mdx/types";
import { expect, it } from "vitest";
import { renderText } from "~/content/texts/body.tsx";
import { refusalOf } from "./support/content-error.ts";

/** A text with one heading, `#costs`, and one link. */
function Text({ components = {}, href }: MDXProps & { href: string }) {
  const Link = components.a as "a";
  const Heading = components.h2 as "h2";
  return (
    <>
      <Heading id="costs">What it costs</Heading>
      <Link href={href}>a link</Link>
    </>
  );
}
const render = (href: string) => renderText("content/blog/a-text.mdx", (props) => Text({ ...props, href }));

it.each([
  "/",
  "/contact",
  "/technologies/react",
  "/services/uiux-design#start",
  "/blog?category=devops",
  "/feed.xml",
  "#costs",
  "https://example.org/a",
  "mailto:hello@example.org",
])("a text may link to %s", (href) => {
  expect(render(href)).toMatchObject({ sections: [{ id: "costs", title: "What it costs" }] });
});

it.each([
  ["/technologies/cobol", "there is no such page: correct or remove it"],
  ["/services", "there is no such page"],
  ["/about/", "there is no such page"],
  ["technologies/react", 'write an address of this site from its "/" on'],
  ["#prices", "nothing on the page has this id: correct or remove it"],
])("a link to %s stops the build, naming file and remedy", (href, remedy) => {
  const refusal = refusalOf(() => render(href));
  expect(refusal).toContain(`content/blog/a-text.mdx: text: leads to "${href}"`);
  expect(refusal).toContain(remedy);
});
