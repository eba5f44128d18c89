import { quoted } from "../../server/owner-command.ts";
import { configuredBuild } from "../e2e/support/builds.ts";
import type { ProofStep } from "./prove.ts";

const vitest = "--reporter=default --reporter=json --outputFile.json=$PROOF_REPORT";
const browsers = "vitest run --config tests/browsers/vitest.config.ts";
const attacks = "vitest run --config tests/attack/vitest.config.ts";

/** The time of a night on two cores. */
export const mostMinutes = 75;

/** The page's sentence on how long steps are sampled. */
export const rule = `What would take longer than that is sampled. Steps in thirds take every third page, state, failing part or folder of their list, by its place: in one
night the 1st, 4th, 7th …, in the next the 2nd, 5th, 8th … . The night is counted in days since 1970, so that any three nights in a row have all of them; a tag has
all three at once (\`npm run proof -- --whole\`), which may take longer. The soak takes five minutes in place of ten, the gate one further round in place of three. A build with 6,000 more articles is not tried: 60 are. \`/how-this-site-is-made\` shows a figure
of all pages only where one commit had all three thirds.`;

/**
 * Everything that `npm test` does not run. A measuring step has both cores alone. A step that only passes or fails
 * shares them, because the hosts mostly wait.
 */
export const steps: ProofStep[] = [
  {
    name: "build",
    what: "the site as the repository ships it, then with every setting made",
    command: `node pipeline/ensure-build.ts && env ${shellWords(configuredBuild)} node pipeline/ensure-build.ts`,
    isAlways: true,
  },
  {
    name: "hosts",
    what: "the pages of docs/deploy/, typed on machines that boot systemd; releases, one broken on purpose; ten in a row under load",
    command: `npm run --silent test:hosts -- ${vitest}`,
    report: "vitest",
    after: ["build"],
    cores: 0.5,
  },
  {
    name: "states",
    what: "every page type in every state: a third of what axe and IBM's checker look at, and of the pages' words; keyboard, what is read aloud, pictures, where things stand",
    command:
      "PLAYWRIGHT_JSON_OUTPUT_NAME=$PROOF_REPORT playwright test --config tests/states/playwright.config.ts --reporter=dot,json",
    report: "playwright",
    after: ["build"],
    isSampled: true,
  },
  {
    name: "engines",
    what: "the journeys that matter in Firefox and WebKit; npm test has them in Chromium",
    command: `${browsers} --project firefox --project webkit --exclude 'parts-*' ${vitest} --reporter=./tests/browsers/support/table.ts; passed=$?; node tests/proof/machine.ts; exit $passed`,
    report: "vitest",
    after: ["build"],
  },
  {
    name: "back",
    what: "Back out of the memory of a whole Chromium; npm test has a headless shell, which keeps no page",
    command: `${browsers} --project chromium back drafts consent --exclude 'parts-*' ${vitest}`,
    env: { WHOLE_CHROMIUM: "1" },
    report: "vitest",
    // All three write to the same folder.
    after: ["build", "engines"],
  },
  {
    name: "parts",
    what: "each script, font and index fails in six ways, in three engines",
    command: `${browsers} parts- ${vitest} --reporter=./tests/browsers/support/table.ts`,
    report: "vitest",
    after: ["build", "engines", "back"],
    isSampled: true,
  },
  {
    name: "audit",
    what: "each page: all of Lighthouse, axe, IBM's checker, html-validate, policy; the site: links, MDN's Observatory behind TLS",
    command: "npm run --silent audit",
    after: ["build"],
    isSampled: true,
  },
  {
    name: "commands",
    what: "commands of docs/commands.md that nothing else runs: they end well and leave the checkout as it was",
    command: "node tests/proof/commands.ts",
    after: ["build"],
    cores: 0.5,
  },
  {
    name: "mutation",
    what: "modules that an enquiry depends on, changed in one place after another: of a hundred changes, how many a test notices",
    command: "npm run --silent mutation",
    isSampled: true,
    cores: 2,
  },
  {
    name: "spam",
    what: "the evaluation set, judged by the site's verdict and beside it by a Bayesian classifier",
    command: "npm run --silent bench:spam",
    cores: 0.5,
  },
  {
    name: "attacks",
    what: "attacks on a running server, while somebody reads its pages; kills under load with every channel on",
    command: `${attacks} --exclude soak.test.ts ${vitest}`,
    report: "vitest",
    after: ["build"],
    cores: 2,
  },
  {
    name: "soak",
    what: "all attacks in turn on one server: memory, descriptors, a page's time",
    command: `${attacks} soak ${vitest}`,
    env: { SOAK_SECONDS: process.env.SOAK_SECONDS ?? "300" },
    report: "vitest",
    after: ["build"],
    cores: 2,
  },
  {
    name: "gate",
    what: "pages of each type beside bare pages of them: paint, main thread, INP, layout shift",
    command: `npm run --silent bench -- --gate --rounds 1${process.env.PEER_URL ? ` --peer ${process.env.PEER_URL}` : ""}`,
    after: ["build"],
    cores: 2,
    isSampled: true,
  },
  {
    name: "growth",
    what: "bytes since they were last accepted, lines of code; a build with 60 more articles, the relay with a million rows, the server beside nginx",
    command:
      "npm run --silent sizes && node tests/proof/lines.ts && npm run --silent bench:build -- 60 && npm run --silent bench:relay && npm run --silent bench:server",
    after: ["build"],
    cores: 2,
  },
];

/** Settings as words of a shell command. */
function shellWords(env: Record<string, string>): string {
  return Object.entries(env)
    .map(([name, value]) => `${name}=${quoted(value)}`)
    .join(" ");
}
