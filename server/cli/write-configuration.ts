/*
 * `npm run write:env-example`: writes `.env.example` and `docs/configuration.md` from the settings' schemas, so that
 * both name every variable with its meaning and default. A unit test fails when a file differs from this output.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "../../content/site.ts";
import { describeSettings } from "../../settings/schema.ts";
import { describeServerSettings } from "../settings.ts";

type Variable = { name: string; meaning: string; expected: string; value: string };

const sections = (): [title: string, variables: Variable[]][] => [
  ["Read by build and server: they override content/site.ts", describeSettings(site)],
  [
    "Read by the server when it starts, from its environment; by commands and `server.mjs --check` from `--settings FILE` too",
    describeServerSettings(),
  ],
];

const envHeader = `# Every variable that the site reads, with its default. Nothing reads this file: copy it to .env, uncomment and set what
# you need, and build, start or look at what is open with the variables in the environment:
#
#   (set -a; . ./.env && npm run build)
#   (set -a; . ./.env && npm start)
#   (set -a; . ./.env && npm run preflight)
#
# \`npm run dev\` takes .env over by itself, and uses neither its DATA_DIR nor its mail.
# On a server the second part stands in /etc/kutch-it/environment, in the same form (docs/deploy/node.md).
# A wrong value stops the build and closes the form, and says what it should be.
`;

/** A value in quotes when a shell would not take it as it is. */
const quoted = (value: string) => (/^[\w./:@+-]*$/.test(value) ? value : `'${value}'`);

/** A comment in lines that fit a terminal. */
const comment = (text: string) => text.replaceAll(/(?<=^|\s)(?=\S)(.{1,116})(?:\s|$)/g, "# $1\n").trimEnd();

const envEntry = ({ name, meaning, expected, value }: Variable) =>
  [comment(meaning), comment(`should be: ${expected}`), `#${name}=${quoted(value)}`].join("\n");

/** The text of `.env.example`. */
export const envExample = () =>
  [
    envHeader,
    ...sections().map(
      ([title, variables]) => `\n# ── ${title.replaceAll("`", "")}\n\n${variables.map(envEntry).join("\n\n")}\n`,
    ),
  ].join("");

const pageHeader = `# Configuration

<!-- Written by \`npm run write:env-example\` from settings/schema.ts and server/settings.ts: change them, not this page. -->

After this page you can set every variable that the site reads. None is needed to begin; an empty one counts as unset.

[\`.env.example\`](../.env.example) is the same as a file to copy. Set those of the first list in the checkout's \`.env\`, those of the
second on the server ([deploy/node.md](deploy/node.md#the-settings)).

A wrong value, or a name that is nearly one of these, stops the build and \`server.mjs --check\`, which say what it should be. A server
then serves pages and takes no enquiry ([relay.md](relay.md)).
`;

const pageEntry = ({ name, meaning, expected, value }: Variable) =>
  `- \`${name}\`: ${meaning}.${value === "" ? "" : ` Default \`${value}\`.`} Should be ${expected}.`;

/** The text of `docs/configuration.md`. */
export const configurationPage = () =>
  [
    pageHeader,
    ...sections().map(([title, variables]) => `\n## ${title}\n\n${variables.map(pageEntry).join("\n")}\n`),
  ].join("");

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  writeFileSync(join(root, ".env.example"), envExample());
  writeFileSync(join(root, "docs/configuration.md"), configurationPage());
}
