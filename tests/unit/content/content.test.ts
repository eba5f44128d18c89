import { describe, expect, it } from "vitest";
import { checkContent } from "~/content/checks/check-content.ts";
import { collectTexts } from "~/content/collect-texts.ts";
import { content } from "~/content/index.ts";
import { interfaceWordsIn, languages } from "~/content/languages/site-languages.ts";
import { technologyServices } from "~/content/links/page-links.ts";
import { listEnglishFiles } from "~/content/list-content-files.ts";
import { parseFiles } from "~/content/parse-files.ts";
import { type TechnologyCategory, technologyCategories } from "../../../content/schemas/technology";
import { dayName } from "../../../enquiry/format-office-hours";
import { interpolate } from "../../../enquiry/interpolate";
import { isOfficeWeekday } from "../../../enquiry/office-hours";
import { readFiles } from "../../../pipeline/read-content";
import { first } from "../support/first";

/** The address book of specification.md, section 2, in the categories of docs/brief/decisions.md. */
const categories: Record<TechnologyCategory, string[]> = {
  frontend: ["react", "nextjs", "angular", "tailwindcss", "javascript", "typescript"],
  backend: ["nodejs", "spring-boot", "golang", "django"],
  database: ["mysql", "postgresql", "firebase", "supabase", "mongodb"],
  mobile: ["flutter", "kotlin", "compose-multiplatform", "swift", "android", "react-native"],
  cloud: ["aws", "gcp", "azure", "oracle-cloud", "ibm-cloud", "cloudflare"],
  deployment: ["docker", "docker-swarm", "terraform", "kubernetes", "pm2", "nginx"],
};

/** With what is taken off: the specification has it. */
const everything = parseFiles(readFiles(), true);

describe("the content", () => {
  it("passes every check", () => {
    expect(() => checkContent(content)).not.toThrow();
  });

  it("has the specified technologies in their categories and order", () => {
    for (const category of technologyCategories) {
      const slugs = everything.technologies.filter((entry) => entry.category === category).map((entry) => entry.slug);
      expect(slugs.filter((slug) => categories[category].includes(slug))).toEqual(categories[category]);
    }
  });

  it("lists each service of a technology once, those that the technology itself names first", () => {
    const all = structuredClone(content);
    const technology = first(all.technologies);
    for (const service of all.services) service.technologies = [technology.slug];
    const slugs = all.services.map(({ slug }) => slug);
    technology.services = slugs.slice(-2);
    expect(technologyServices(technology.slug, all)).toEqual([...slugs.slice(-2), ...slugs.slice(0, -2)]);
  });

  it.each([
    ["200+ AWS services", "aws"],
    ["30+ regions", "gcp"],
    ["99.95% SLA", "azure"],
    ["300+ Cloudflare data centers", "cloudflare"],
    ["10,000+ concurrent connections", "nginx"],
  ])("says %s only on the page of %s", (claim, slug) => {
    const words = listEnglishFiles(everything).map(
      ({
        file,
        data: { head: _, keywords: __, ...data },
      }: {
        file: string;
        data: object & { head?: unknown; keywords?: unknown };
      }) => [file, JSON.stringify(data)] as const,
    );
    const files = [...words, ...Object.entries(content.texts)].filter(([, text]) => text.includes(claim));
    expect(files.map(([file]) => file)).toEqual([`content/technologies/${slug}.ts`]);
  });

  it("asks each question on one page only", () => {
    const asked = [content["/contact"], ...content.services].flatMap(({ questions }) =>
      questions.map(({ question }) => question.toLowerCase()),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });

  // The hours are changed once, in enquiry/office-hours.ts. The diary in the model of a clinic is no one's office.
  it.each(languages)(
    "writes office hours and weekend office days in %s as {officeDays}, {opens} or {closes}",
    (language) => {
      const { tag, range } = interfaceWordsIn(language).language;
      const days = [1, 2, 3, 4, 5, 6, 7];
      const ranges = days.flatMap((first) =>
        days.map((last) => interpolate(range, { first: dayName(tag, first), last: dayName(tag, last) })),
      );
      const open = [6, 7].filter((day) => isOfficeWeekday(day % 7)).map((day) => dayName(tag, day));
      const hours = new RegExp([...ranges, ...open, "(?<![\\d:+])(?:[01]?\\d|2[0-3]):[0-5]\\d(?!\\d)"].join("|"));
      const said = Object.entries(readFiles()).flatMap(([file, data]) =>
        file.startsWith(`content/${language}/`) ? collectTexts(data).map((text) => ({ file, ...text })) : [],
      );
      expect(said.filter(({ field, text }) => !/^(?:models\.)?clinic\./.test(field) && hours.test(text))).toEqual([]);
    },
  );
});
