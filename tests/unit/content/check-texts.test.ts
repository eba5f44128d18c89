import { expect, it } from "vitest";
import { listTranslatedFiles } from "~/content/list-content-files.ts";
import { checkTexts } from "../../../pipeline/check-texts";
import { readContent } from "../../../pipeline/read-content";
import { contentErrorText } from "../support/content-error-text";

const content = readContent();
const [technology] = content.technologies;
const [article] = content.articles;
const prose = Object.keys(content.texts).find((file) => file.endsWith(`${article?.slug}.mdx`)) ?? "";

/** What the check says of a technology with this tagline. */
function saidOfTagline(tagline: string): string {
  const technologies = content.technologies.map((entry) => (entry === technology ? { ...entry, tagline } : entry));
  return contentErrorText(() => checkTexts({ ...content, technologies }));
}

/** What it says of an article with these words at its end. */
const saidOfProse = (words: string) =>
  contentErrorText(() =>
    checkTexts({ ...content, texts: { ...content.texts, [prose]: `${content.texts[prose]}\n${words}\n` } }),
  );

it("checkTexts() accepts the texts as they are", () => expect(contentErrorText(() => checkTexts(content))).toBe(""));

it.each([
  "[Write a tagline here]",
  "Ours: [Write a tagline here]",
  '"[Write a tagline here]"',
  "A\n[Write a tagline here]",
])("checkTexts() refuses a bracketed note of what is still to be written: %j", (tagline) => {
  const place = `content/technologies/${technology?.slug}.ts: tagline`;
  const fault = 'still says "[Write a tagline here]": write what it asks for, without the brackets';
  expect(saidOfTagline(tagline)).toBe(`${place}: ${fault}`);
});

it.each([
  "[Our services](/services)",
  "[Our services][1]",
  "[Our services]: what",
  "[Nothing]",
  "[small letters]",
  "a[Write it here]",
])("checkTexts() accepts other brackets: %j", (tagline) => expect(saidOfTagline(tagline)).toBe(""));

it.each(["ж", "ક", "☃"])("checkTexts() refuses a letter that the page's fonts lack: %j", (letter) => {
  expect(saidOfTagline(`Built for you ${letter}`)).toContain(
    `tagline: has "${letter}", which the font of this page does not hold: leave it out, or spell it`,
  );
});

it("checkTexts() reads an article's text without front matter and code", () => {
  const fault = 'still says "[Write the end of this]"';
  expect(saidOfProse("[Write the end of this]")).toContain(`${prose}: text: ${fault}`);
  expect(saidOfProse("☃")).toContain(`${prose}: text: has "☃"`);
  for (const ticks of ["```", "```ts"]) expect(saidOfProse(`${ticks}\n[Write the end of this] ☃\n\`\`\``)).toBe("");
  const texts = { ...content.texts, [prose]: "---\ntitle: [Write it here]\n---\n[Write the end of this]" };
  expect(contentErrorText(() => checkTexts({ ...content, texts }))).toBe(
    `${prose}: text: ${fault}: write what it asks for, without the brackets`,
  );
  expect(saidOfProse("```\na\n```\n\n[Write the end of this]\n\n```\nb\n```")).toContain(fault);
});

it.each([
  ["gu", "કચ્છ", "कच्छ"],
  ["hi", "कच्छ", "કચ્છ"],
])("checkTexts() accepts only the language's own script and Latin in %s", (language, own, other) => {
  const saidOf = (words: string) => {
    const spoilt = structuredClone(content);
    const about = listTranslatedFiles(spoilt).find(({ file }) => file === `content/${language}/about.ts`);
    Object.assign(about?.data ?? {}, { tagline: words });
    return contentErrorText(() => checkTexts(spoilt));
  };
  expect(saidOf(own)).toBe("");
  expect(saidOf(other)).toContain(`content/${language}/about.ts: tagline: has "${other[0]}"`);
});

it("checkTexts() ignores a text file that no page uses", () => {
  const texts = { ...content.texts, "content/blog/_draft.mdx": "[Write the end of this]" };
  expect(() => checkTexts({ ...content, texts })).not.toThrow();
});
