import { expect, it } from "vitest";
import { checkWordCounts, countWords } from "../../../pipeline/check-words-and-anchors.ts";
import { contentErrorText } from "../support/content-error-text.ts";

const page = (path: string, words: number) => ({
  path,
  html: `<header>not this</header><main id="main"><p>${"word ".repeat(words)}</p></main><footer>nor this</footer>`,
});

it("countWords() counts the words that a page shows between header and footer", () => {
  const html =
    "<header>One</header><main><h1>Two words</h1><script>no</script><p>A <b>third</b>, 4th – &amp; end.</p></main>";
  expect(countWords(html)).toBe(6);
});

it("a page that is too long stops the build, naming file, number and remedy", () => {
  expect(
    contentErrorText(() => checkWordCounts([page("/technologies/react", 531), page("/technologies/golang", 530)])),
  ).toBe(
    "content/technologies/react.ts: makes a page of 531 words, and a technology may have 530: " +
      "shorten it by 1 words, or raise the number in pipeline/check-words-and-anchors.ts",
  );
});

it.each([
  ["/services/uiux-design", "content/en/services/uiux-design.ts"],
  ["/how-this-site-is-made", "content/en/how-this-site-is-made.ts"],
  ["/career", "content/en/careers.ts"],
])("%s has a word limit, and its error names %s", (path, file) =>
  expect(contentErrorText(() => checkWordCounts([page(path, 2000)]))).toContain(`${file}: makes a page of 2000 words`),
);

it("a page of a kind without a limit may have any length", () => {
  expect(() => checkWordCounts([page("/technologies", 5000), page("/blog/salt", 5000)])).not.toThrow();
});
