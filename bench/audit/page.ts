import { toHtml } from "hast-util-to-html";
import type { Child } from "hastscript";
import { h } from "hastscript";
import type { Bytes } from "./bytes.ts";
import type { Pictures } from "./checks.ts";
import type { Observatory } from "./observatory.ts";

/** The results of an audit. */
export type Audit = {
  pages: {
    path: string;
    /** By category of Lighthouse, 0 to 100. */
    scores: Record<string, number>;
    bytes: Bytes;
    headers: Record<string, string>;
    pictures: Pictures;
    findings: string[];
  }[];
  links: { followed: number; unreached: string[]; findings: string[] };
  observatory: Observatory;
};

/** One line for each thing to mend. */
export const findingsOf = ({ pages, links, observatory }: Audit): string[] => [
  ...pages.flatMap(({ path, findings }) => findings.map((text) => `${path}: ${text}`)),
  ...links.findings,
  ...observatory.findings.map((text) => `observatory ${text}`),
];

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 80rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .25rem .5rem; border-bottom: 1px solid #8888; text-align: start; vertical-align: top }
td { font-variant-numeric: tabular-nums }
figure { margin: 0 }
.pictures { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
.pictures img { height: 20rem; border: 1px solid #8888 }
code { overflow-wrap: anywhere }
`;

const table = (head: string[], rows: Child[][]) =>
  h("table", [
    h(
      "thead",
      h(
        "tr",
        head.map((cell) => h("th", { scope: "col" }, cell)),
      ),
    ),
    h(
      "tbody",
      rows.map((row) =>
        h(
          "tr",
          row.map((cell) => h("td", cell)),
        ),
      ),
    ),
  ]);

const list = (lines: string[]) =>
  h(
    "ul",
    lines.map((line) => h("li", h("code", line))),
  );

function summary(audit: Audit) {
  const findings = findingsOf(audit);
  return [
    h("h2", "Findings"),
    findings.length > 0 ? list(findings) : h("p", `Nothing, on ${audit.pages.length} pages.`),
  ];
}

/** The headers of the first page, and the differences of each other page. */
function headerSection({ pages }: Audit) {
  const [first, ...others] = pages;
  // Headers that differ with each answer.
  const changing = ["date", "etag", "content-length", "last-modified", "content-security-policy"];
  const differing = others.flatMap(({ path, headers }) =>
    Object.entries(headers)
      .filter(([name, value]) => !changing.includes(name) && first?.headers[name] !== value)
      .map(([name, value]) => `${path}: ${name}: ${value}`),
  );
  const rows = Object.entries(first?.headers ?? {}).map(([name, value]) => [h("code", name), h("code", value)]);
  return [table([`Header of ${first?.path}`, "Value"], rows), ...(differing.length > 0 ? [list(differing)] : [])];
}

const pageSection = ({ path, scores, bytes, pictures, findings }: Audit["pages"][number]) =>
  h("section", [
    h("h3", path),
    h("p", [
      ...Object.entries(scores).map(([category, score]) => `${category} ${score}, `),
      `HTML ${bytes.html} bytes, scripts ${bytes.scripts}`,
    ]),
    ...(findings.length > 0 ? [list(findings)] : []),
    h(
      "div",
      { class: "pictures" },
      Object.entries(pictures).map(([width, picture]) =>
        h("img", {
          alt: `${path} at ${width} pixels`,
          loading: "lazy",
          src: `data:image/jpeg;base64,${picture.toString("base64")}`,
        }),
      ),
    ),
  ]);

/** The report as one HTML page that needs no other file. */
export function writePage(audit: Audit, at: Date): string {
  const { pages, links, observatory } = audit;
  const categories = Object.keys(pages[0]?.scores ?? {});
  const lowest = (category: string) => Math.min(...pages.map(({ scores }) => scores[category] ?? 0));
  const page = h("html", { lang: "en" }, [
    h("head", [
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("title", "Audit"),
      h("style", style),
    ]),
    h("body", [
      h("h1", "Audit"),
      h("p", `${pages.length} pages, ${at.toISOString()}.`),
      ...summary(audit),
      h("h2", "Lighthouse, the lowest score of each category"),
      table(categories, [categories.map((category) => String(lowest(category)))]),
      h("h2", "Links"),
      h("p", `${links.followed} followed. Of other sites, not reached from here: ${links.unreached.length}.`),
      ...(links.unreached.length > 0 ? [list(links.unreached)] : []),
      h("h2", "MDN's Observatory, behind TLS"),
      h("p", `Grade ${observatory.grade}, score ${observatory.score}.`),
      h("h2", "Headers"),
      headerSection(audit),
      h("h2", "Pages"),
      ...pages.map(pageSection),
    ]),
  ]);
  return `<!doctype html>${toHtml(page)}`;
}
