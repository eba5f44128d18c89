import { readFileSync } from "node:fs";
import { join } from "node:path";
import { idOf } from "./confirmations.ts";
import type { Finding } from "./finding.ts";

const root = join(import.meta.dirname, "..");

/**
 * Numbers of the specification, as pages show them, that contradict each other when they are read plainly. An entry is
 * open while all of its quotes are in their files.
 */
export type Contradiction = { question: string; quotes: { file: string; words: string }[] };

const home = (number: string, label: string) => ({
  file: "content/en/home.ts",
  words: `{ number: "${number}", label: "${label}" }`,
});
const study = (name: string, words: string) => ({ file: `content/case-studies/${name}.mdx`, words });
const article = (name: string, words: string) => ({ file: `content/blog/${name}.mdx`, words });

export const contradictions: Contradiction[] = [
  {
    question:
      "The home page says “1+ Years”. Four case studies took 6, 8, 12 and 10 months: 36 months one after another. Since when has the firm been working?",
    quotes: [
      home("1+", "Years"),
      study("ecommerce-platform-redesign", "durationMonths: 6"),
      study("healthcare-management-system", "durationMonths: 8"),
      study("fintech-payment-processing", "durationMonths: 12"),
      study("logistics-management-platform", "durationMonths: 10"),
    ],
  },
  {
    question:
      "The home page says “1+ Years”. The first article is dated 15 February 2024, and that of 20 February 2024 tells what a project had brought after 6 months. Did the firm begin in 2023, or are the dates wrong?",
    quotes: [
      home("1+", "Years"),
      article("ai-future-software-development", 'publishDate: "2024-02-15"'),
      article("ecommerce-transformation-case-study", 'publishDate: "2024-02-20"'),
      article("ecommerce-transformation-case-study", "After 6 months"),
    ],
  },
  {
    question:
      "The home page says “2+ Clients” and “3+ Projects”. The site shows four projects in four industries. How many clients, and how many projects, are there?",
    quotes: [
      home("2+", "Clients"),
      home("3+", "Projects"),
      study("ecommerce-platform-redesign", "industry: E-commerce"),
      study("healthcare-management-system", "industry: Healthcare"),
      study("fintech-payment-processing", "industry: FinTech"),
      study("logistics-management-platform", "industry: Logistics"),
    ],
  },
  {
    question:
      "The home page says “98% Satisfaction” and “2+ Clients”. Yes or no from a few clients cannot come to 98%: that takes forty answers, or a scale. Who was asked what, and how many answered?",
    quotes: [home("98%", "Satisfaction"), home("2+", "Clients")],
  },
  {
    question:
      "A shop was rebuilt twice on this site. The case study has 65% less abandonment, 50% faster loads, 32% more conversion and 6 months; the article has 85% less abandonment, 8 s to 1.2 s, 0.5% to 4.5% and 21 weeks. Are these two projects, or one, and then whose figures hold?",
    quotes: [
      study("ecommerce-platform-redesign", 'figure: "65%"'),
      study("ecommerce-platform-redesign", "durationMonths: 6"),
      article("ecommerce-transformation-case-study", "85% abandonment reduction"),
      article("ecommerce-transformation-case-study", "weeks: 12"),
    ],
  },
  {
    question:
      "The payment core has “99.99% uptime”, which leaves 53 minutes a year. The office hours are Monday to Friday, 10:00 to 19:00. Over which time was it measured, and who answered outside of these hours?",
    quotes: [
      study("fintech-payment-processing", 'figure: "99.99%"'),
      { file: "enquiry/office-hours.ts", words: "closesHour = 19" },
    ],
  },
];

/** Whether a file of the project contains these words. */
export const isSaid = ({ file, words }: Contradiction["quotes"][number]) =>
  readFileSync(join(root, file), "utf8").includes(words);

/** The contradictions that remain, and whether the owner has confirmed them. */
export function checkContradictions(confirmed: ReadonlySet<string>, list = contradictions): Finding[] {
  return list
    .filter(({ quotes }) => quotes.every(isSaid))
    .map(({ question: what, quotes }): Finding => {
      const subject = "Numbers that contradict each other";
      const id = idOf(JSON.stringify(quotes), what);
      if (confirmed.has(id)) return { subject, open: false, what };
      const where = [...new Set(quotes.map(({ file }) => file))].join(", ");
      const mend = `Correct the number there and in docs/brief/specification.md.\nIf all are right as they are: npm run preflight -- --confirm ${id}`;
      return { subject, open: true, what, where, mend, id };
    });
}
