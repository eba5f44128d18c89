import { coerce, gtr, maxSatisfying, satisfies } from "semver";
import { allFacts, type PlacedFact } from "../app/content/.server/checks/facts.ts";
import { entries } from "../app/content/.server/entries.ts";
import type { Content } from "../app/content/.server/registry.ts";
import type { Finding } from "./finding.ts";
import { advisoriesOf, versionsOf } from "./npm-registry.ts";
import type { ReleaseLines } from "./release-lines.ts";

/** Questions to npm. */
export type Registry = { versionsOf: typeof versionsOf; advisoriesOf: typeof advisoriesOf };

const npmRegistry: Registry = { versionsOf, advisoriesOf };
const subject = "Facts that are due";

/** The day so many months before another. */
export function monthsBefore(today: string, months: number): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

const due = (what: string, where: string, mend: string): Finding => ({
  subject,
  open: false,
  due: true,
  what,
  where,
  mend,
});

const dueFact = ({ says, file, source }: PlacedFact, because: string) =>
  due(`${because}: “${says}”`, file, `Read ${source}, correct the page, and write the day into \`seen\``);

/**
 * Pages, laws and makers' pages that nobody has read for six months; announcements whose day is past; and an old list
 * of release lines.
 */
function olderThanAllowed(all: Content, lines: ReleaseLines, today: string): Finding[] {
  const limit = monthsBefore(today, 6);
  const pages = entries(all).flatMap(({ file, data }) =>
    typeof data.reviewed === "string" && data.reviewed < limit
      ? [due(`last read against its facts on ${data.reviewed}`, file, "Read it, and write the day into `reviewed`")]
      : [],
  );
  const facts = allFacts(all).flatMap((fact) => {
    const { until, seen, dependsOn } = fact;
    if (!seen) return [dueFact(fact, "nobody has read its source yet")];
    if (until && until <= today) return [dueFact(fact, `its day was ${until}`)];
    const isWatchedByNobody = dependsOn === "page" || (typeof dependsOn === "object" && "law" in dependsOn);
    return isWatchedByNobody && seen < limit ? [dueFact(fact, `last looked up on ${seen}`)] : [];
  });
  const old = Object.entries(lines).filter(([, { seen }]) => seen < monthsBefore(today, 3));
  const copy = due(
    `the release lines of ${old.map(([product]) => product).join(", ")} were read more than three months ago`,
    "preflight/release-lines.yaml",
    "npm run freshness -- --lines reads most of them anew; look the others up at their `source`",
  );
  return [...pages, ...facts, ...(old.length > 0 ? [copy] : [])];
}

/** "24.04" becomes 24.4, which semver can read. */
const rangeOf = (line: string) => line.split(".").map(Number).join(".");
const versionOf = (line: string) => coerce(rangeOf(line))?.version ?? "0.0.0";

/** Release lines that replace one that a page names, or that get no more fixes. */
function newerLines(all: Content, known: ReleaseLines, today: string): Finding[] {
  return allFacts(all).flatMap((fact) => {
    const { dependsOn } = fact;
    if (typeof dependsOn === "string" || !("product" in dependsOn)) return [];
    const { product, pinned } = dependsOn;
    const line = rangeOf(dependsOn.line);
    const lines = known[product]?.lines ?? [];
    const supported = lines.filter(({ until }) => !until || until > today);
    if (!supported.some(({ name }) => satisfies(versionOf(name), line)))
      return [
        dueFact(fact, `the support of ${product} ${dependsOn.line} has ended, or release-lines.yaml does not have it`),
      ];
    // For a product with long-term releases, only another of those replaces one.
    const isLongTerm = lines.some(({ name, lts }) => lts && satisfies(versionOf(name), line));
    const newer = supported.find(
      ({ name, from, lts }) => gtr(versionOf(name), line) && (isLongTerm ? (lts ?? "9999") : from) <= today,
    );
    return newer && !pinned ? [dueFact(fact, `${product} ${newer.name} is out`)] : [];
  });
}

type Named = { fact: PlacedFact; package: string; version: string };

/** Advisories for versions that pages name, and versions that could not be asked for. */
async function advisoriesFor(named: readonly Named[], registry: Registry): Promise<Finding[]> {
  const versions = named.map(({ fact: _, ...version }) => version);
  const asked = [...new Map(versions.map((one) => [`${one.package}@${one.version}`, one])).values()];
  const found = await registry.advisoriesOf(asked).catch(() => undefined);
  if (!found)
    return [unasked("npm’s list of advisories", "whether there is one for a version that a page names is not known")];
  return named.flatMap((one) =>
    found
      .filter((advisory) => advisory.package === one.package && advisory.version === one.version)
      .map(({ title, url }) => dueFact(one.fact, `${one.package} ${one.version} has an advisory, ${title} (${url})`)),
  );
}

/**
 * New major versions of packages. Advisories for the newest version of a line, and for versions that a page tells
 * people to install.
 */
async function newsOfNpm(all: Content, registry: Registry): Promise<Finding[]> {
  const facts = allFacts(all).flatMap((fact) =>
    typeof fact.dependsOn === "object" && "package" in fact.dependsOn ? [{ fact, ...fact.dependsOn }] : [],
  );
  const published = new Map<string, string[]>();
  // One after the other: each starts npm, and after one without an answer the others are not asked.
  for (const { package: name } of facts) if (!published.has(name)) published.set(name, await registry.versionsOf(name));
  const newest = (name: string, range: string) => maxSatisfying(published.get(name) ?? [], range) ?? "0.0.0";
  const majors = facts.flatMap(({ fact, package: name, line }) =>
    gtr(newest(name, "*"), line) ? [dueFact(fact, `${name} ${newest(name, "*")} is out`)] : [],
  );
  const named = facts.flatMap(({ fact, package: name, line, recommends = [newest(name, line)] }) =>
    recommends.map((version) => ({ fact, package: name, version })),
  );
  return [...majors, ...(await advisoriesFor(named, registry))];
}

const unasked = (whom: string, so: string): Finding =>
  due(`${whom} could not be asked: ${so}`, "npm, from this machine", "Run this again where npm reaches its registry");

/** Everything on the site that somebody has to read again. Packages need the network; without it the report says so. */
export async function checkFreshness(
  all: Content,
  lines: ReleaseLines,
  today: string,
  registry = npmRegistry,
): Promise<Finding[]> {
  const npm = await newsOfNpm(all, registry).catch(() => [
    unasked("the npm registry", "whether packages have new majors or advisories is not known"),
  ]);
  const found = [...olderThanAllowed(all, lines, today), ...newerLines(all, lines, today), ...npm];
  const count = allFacts(all).length;
  return found.length > 0 ? found : [{ subject, open: false, what: `${count} facts, none of which is due` }];
}
