/*
 * The step `owner-changes` of `npm test`: shows that no test holds an owner's words, numbers or samples. Makes six changes in one copy of
 * the project, each by its manual's steps (README.md, "Change words and facts"; CONTRIBUTING.md, "How to add"), builds once there, and
 * runs the suites that read content. The suite of the built site runs only there: what is true of the site is true with the changes.
 *
 *   node tests/owner-changes.ts REPORT      REPORT: where Vitest writes its results as JSON
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { dayInIndia } from "../content/schemas/common.ts";
import { readContent } from "../pipeline/read-content.ts";
import { configuredSiteFolder, quickBuildEnv } from "./e2e/support/builds.ts";
import { copyProject } from "./unit/support/project-copy.ts";

const place = mkdtempSync(join(tmpdir(), "kutch-it-owner-"));
process.once("exit", () => rmSync(place, { recursive: true, force: true }));
const copy = copyProject(join(place, "website"));
const load = createRequire(import.meta.url);
const content = readContent();

const read = (file: string) => readFileSync(join(copy, file), "utf8");
const write = (file: string, text: string) => writeFileSync(join(copy, file), text);

// biome-ignore lint/suspicious/noExplicitAny: the content of a file, which its schema checks when the copy is built.
type Words = any;
/** Writes a file of content anew, from a change of what this or another file says. */
function rewrite(file: string, change: (words: Words) => void, from = file): void {
  const words = structuredClone(load(join(copy, from)).default);
  change(words);
  write(file, `export default ${JSON.stringify(words)};\n`);
}

/** Replaces words in a file, which has to have them. */
function replace(file: string, before: string, after: string): void {
  if (!read(file).includes(before)) throw new Error(`${file} does not say ${before}.`);
  write(file, read(file).replaceAll(before, after));
}

const others: Record<number, string[]> = {
  3: ["few", "old", "new", "big", "two", "own", "low", "odd"],
  4: ["rope", "salt", "wool", "clay", "mast", "rice", "lamp", "sail"],
  5: ["grain", "paper", "boats", "stone", "cloth", "plain", "early", "north"],
  6: ["ledger", "timber", "cotton", "market", "number", "record", "switch", "summer"],
  7: ["harbour", "evening", "carpets", "weather", "machine", "village", "account", "quarter"],
};
/** Other words than those of the page that was copied: as many, and as long. Names, addresses and code stay. */
const reworded = (text: string) =>
  text.replace(/(?<![\w/.#`(-])[a-z]{3,7}(?![\w/.`)-])/g, (word) => {
    const list = others[word.length] ?? [];
    return list[word.charCodeAt(0) % list.length] ?? word;
  });
const rewordedAll = (data: Words): Words =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "string" && value.split(" ").length > 4 ? reworded(value) : value,
  );

/** A new article of today, with a photo. */
async function addArticle(): Promise<void> {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const photo = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#864", noise } });
  await photo.jpeg().toFile(join(copy, "content/blog/ledger.jpg"));
  const sentences = `We sat in a workshop for a morning, next to the person who writes down what comes in and what goes out. Nobody had
asked for an app. What they asked was why two lists never agree.

## Two lists, one stock

One list is kept at the gate, the other at the desk. Both are right when they are written, and both are old an hour later. A
carton that leaves by the side door is in neither. The person at the desk knows that, so she counts again in the evening, and her
count is the third list.

![A ledger open on a wooden table](./ledger.jpg "The ledger at the gate")

## What we would build first

Not a system. We would build one page on the phone that both already carry: what moved, how many, which door. It works without a
signal and sends later. The evening count stays for a month, as the check on the page. When the two agree for a week, the gate
list can go; the desk list goes after that.

The rest can wait: labels, prices, a screen for the owner. Each is worth building once the numbers are trusted, and none is worth
it before. Most of the work of that month is talking: which doors there are, who may use them, and what counts as a carton. The
page itself is small, and small is what lets it change when the answer to one of those questions does.`;
  const front = {
    ...{
      title: "Two lists that never agree, and one page",
      category: "TECHNOLOGY",
      publishDate: dayInIndia(),
      reviewed: dayInIndia(),
    },
    excerpt:
      "A morning in a workshop: why the list at the gate and the list at the desk differ, and which small page we would build first.",
    head: {
      title: "Why two stock lists never agree",
      description:
        "A morning in a workshop: why the list at the gate and the list at the desk never agree, and which small page on a phone we would build first.",
    },
    keywords: ["stock list", "workshop software", "stock count on a phone"],
    closing: {
      title: "Which of your lists disagree?",
      text: "Bring both to the free consultation, with the count that you trust.",
      ...{ label: "BOOK FREE CONSULTATION", href: "/contact" },
    },
    related: { articles: [], technologies: [], services: [], caseStudies: [] },
    confirm: ["We sat in a workshop for a morning and saw the lists that the article tells of."],
  };
  write("content/blog/two-lists-that-never-agree.mdx", `---\n${stringify(front)}---\n\n${sentences}\n`);
}

/** A fifth case study, in three languages. */
function addCaseStudy(): void {
  const [slug, original] = ["harbour-ledger", "fintech-payment-processing"];
  const [, front = "", ...body] = read(`content/case-studies/${original}.mdx`).split(/^---$/m);
  const data = rewordedAll(parse(front));
  data.title = "Ledger of a harbour";
  data.order = content.caseStudies.length + 1;
  data.durationMonths = 9;
  data.results = [
    { figure: "41%", label: "fewer entries made twice" },
    { figure: "3,200", label: "ships a year" },
    { figure: "24", label: "berths in one list" },
  ];
  data.confirm = [
    `The work took 9 months, with ${data.results.map(({ figure, label }: Words) => `${figure} ${label}`).join(", ")}.`,
  ];
  data.head = {
    title: "Case study: the ledger of a harbour",
    description:
      "A ledger for the berths of a harbour: how such a system takes each entry once, and what one decision about it costs later.",
  };
  // Listings, figures and headings stay as they are.
  const prose = body
    .join("---")
    .split(/(^```[\s\S]*?^```$|^<[\s\S]*?\/>$|^#.*$)/m)
    .map((part, i) => (i % 2 === 0 ? reworded(part) : part));
  write(`content/case-studies/${slug}.mdx`, `---\n${stringify(data)}---${prose.join("")}`);
  const titles = {
    gu: [
      "કેસ સ્ટડી: બંદરનો ચોપડો",
      "બંદરની દરેક નોંધ એક જ વાર લેતો ચોપડો: આવી સિસ્ટમ અમે કેવી રીતે બનાવીએ છીએ, શું અઘરું હોય છે, અને એક નિર્ણયની કિંમત પછી કેટલી પડે છે.",
    ],
    hi: [
      "केस स्टडी: बंदरगाह का बही-खाता",
      "बंदरगाह की हर प्रविष्टि एक ही बार लेने वाला बही-खाता: ऐसा सिस्टम हम कैसे बनाते हैं, क्या मुश्किल होता है, और एक फ़ैसले की कीमत बाद में कितनी होती है।",
    ],
  };
  for (const [language, [title, description]] of Object.entries(titles)) {
    const folder = `content/${language}`;
    rewrite(
      `${folder}/case-studies/${slug}.ts`,
      (half) => Object.assign(half, { head: { title, description } }),
      `${folder}/case-studies/${original}.ts`,
    );
    rewrite(`${folder}/case-study-pages.ts`, ({ cards }) =>
      Object.assign(cards, { [slug]: { ...cards[original], title } }),
    );
  }
}

/** A technology, with its guide and its cards. */
function addTechnology(): void {
  const [slug, original] = ["elixir", "spring-boot"];
  const order = content.technologies.filter(({ category }) => category === "backend").length + 1;
  rewrite(
    `content/technologies/${slug}.ts`,
    (words) => {
      Object.assign(words, rewordedAll(words), { name: "Elixir", icon: "devicon:elixir", order });
      words.head.title = "Elixir for many open connections";
      words.head.description = reworded(`${words.head.description.slice(0, 120)}, in Elixir.`);
      words.limits.alternatives = words.limits.alternatives.map((one: Words) => ({
        ...one,
        when: `${one.when} Or more.`,
      }));
    },
    `content/technologies/${original}.ts`,
  );
  for (const language of ["en", "gu", "hi"])
    rewrite(`content/${language}/guides/backend.ts`, ({ rows, decision, omitted }) => {
      for (const one of omitted) one.name = one.name.replace(", Elixir", "");
      const named = language === "en" && { technology: slug };
      const choose = language === "en" && {
        choose: "Very many people stay connected, and one fault must not reach another.",
      };
      rows.push({ ...rows[0], ...named, ...choose });
      const { other: _, ...step } = decision.steps[1];
      decision.steps.push({ ...step, ...named });
    });
  for (const language of ["gu", "hi"])
    rewrite(`content/${language}/technology-pages.ts`, ({ cards }) =>
      Object.assign(cards, { [slug]: cards[original] }),
    );
}

/** Words of the specification: also in the one test that holds them. */
function changeFixedWords(): void {
  const fixed = "tests/built/specification.test.ts";
  const { headline } = load(join(copy, "content/en/home.ts")).default.hero;
  for (const file of ["content/en/home.ts", fixed])
    replace(file, `"${headline}"`, '"Software that your people keep using"');
  replace("content/en/interface.ts", 'industries: "Industries"', 'industries: "Whom we serve"');
  replace(fixed, '"INDUSTRIES"', '"WHOM WE SERVE"');
}

function run(command: string): number {
  // Tests of the build with settings look at that of the project, in which nothing is changed.
  const env = { ...process.env, SITE_DIR: "", CONFIGURED_SITE: configuredSiteFolder };
  return spawnSync(command, { cwd: copy, shell: true, stdio: "inherit", env }).status ?? 1;
}

await addArticle();
addCaseStudy();
addTechnology();
changeFixedWords();
write("content/unpublished.ts", 'export default ["/from-tally-and-excel"];\n');

const report = `--reporter=default --reporter=json --outputFile.json=${process.argv[2]}`;
const commands = [
  "git add --all && git -c user.name=Owner -c user.email=owner@kutch.test commit --quiet --message 'Write of two lists'",
  // The translations were looked at.
  "vitest run --project unit stale-translations -t compared --update --reporter=dot",
  `NODE_OPTIONS="${quickBuildEnv.NODE_OPTIONS}" node pipeline/ensure-build.ts`,
  // One worker reads each page once.
  `vitest run --maxWorkers=1 --project unit --project built tests/built tests/unit/content/ ${report}`,
];
process.exitCode = commands.map((command) => run(`PATH="$PWD/node_modules/.bin:$PATH" ${command}`)).find(Boolean) ?? 0;
