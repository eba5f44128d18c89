import { expect, it } from "vitest";
import { readContent } from "../../pipeline/content.ts";

const { "/contact": contact, services } = readContent();

it("each question on /contact and the service pages is on one page only", () => {
  const asked = [contact, ...services].flatMap(({ questions }) =>
    questions.map(({ question }) => question.toLowerCase()),
  );
  expect(new Set(asked).size).toBe(asked.length);
});
