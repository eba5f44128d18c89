import { expect, it } from "vitest";
import { checkAnchors } from "../../../pipeline/check-anchors.ts";
import { refusalOf } from "../support/content-error.ts";

const about = { path: "/about", html: '<h2 id="team">Team</h2>' };
const page = (links: string) => ({ path: "/blog/salt", html: `<main id="main">${links}</main>` });

it("a link to a missing place stops the build, naming both pages and the link", () => {
  const links = '<a class="x" href="/about#nowhere">one</a><a href="#mian">two</a>';
  expect(refusalOf(() => checkAnchors([about, page(links)]))).toBe(
    [
      'the page /blog/salt: leads to "/about#nowhere", but nothing there has this id: correct or remove the link',
      'the page /blog/salt: leads to "#mian", but nothing there has this id: correct or remove the link',
    ].join("\n"),
  );
});

it("links to existing places, to other sites and to files are accepted", () => {
  const links = ["/about#team", "#main", "https://kutch.test/about#x", "/sheet.pdf#page=2"].map(
    (href) => `<a href="${href}">x</a>`,
  );
  expect(() => checkAnchors([about, page(links.join(""))])).not.toThrow();
});

it("an id is compared as it is meant, however HTML and address write it", () => {
  const marks = page(`<h2 id="a&amp;b&quot;c&#x27;d"></h2><a href="#a%26b%22c%27d">x</a>`);
  expect(() => checkAnchors([marks])).not.toThrow();
});
